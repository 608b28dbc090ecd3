import { MAINTENANCE_OFF, type Maintenance } from "#domain/property/maintenance.ts";
import { maintenanceSchema } from "#domain/property/maintenance-schema.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { logEvent } from "../../log-event.ts";

const KEY = "maintenance";
/** KV's shortest, so that a flag is seen within half a minute everywhere. */
const CACHE_TTL_SECONDS = 30;
/** An isolate asks KV at most this often. */
const MEMORY_TTL_MS = SECOND_MS;

let remembered: { readonly flag: Maintenance; readonly until: EpochMs } | null = null;

/**
 * The maintenance flag that operations set. Off when the read fails or the value is not one [S86].
 * Never throws.
 */
export async function readMaintenance(flags: KVNamespace, now: EpochMs): Promise<Maintenance> {
  if (remembered && remembered.until > now) return remembered.flag;
  const flag = await readFlag(flags);
  remembered = { flag, until: now + MEMORY_TTL_MS };
  return flag;
}

async function readFlag(flags: KVNamespace): Promise<Maintenance> {
  try {
    const value = await flags.get(KEY, { cacheTtl: CACHE_TTL_SECONDS });
    if (value === null) return MAINTENANCE_OFF;
    const parsed = maintenanceSchema.safeParse(JSON.parse(value));
    return parsed.success ? parsed.data : MAINTENANCE_OFF;
  } catch (error) {
    // KV is away or the value is not JSON: work goes on (specification, section 4, Maintenance).
    logEvent("maintenance_unreadable", { error });
    return MAINTENANCE_OFF;
  }
}

/**
 * Sets the flag for every isolate; this one sees it at once, the others within half a minute. So long KV may answer
 * this one, too, with the value from before: it is not asked.
 */
export async function writeMaintenance(flags: KVNamespace, flag: Maintenance, now: EpochMs): Promise<void> {
  await flags.put(KEY, JSON.stringify(flag));
  remembered = { flag, until: now + CACHE_TTL_SECONDS * SECOND_MS };
}
