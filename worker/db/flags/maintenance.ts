import { MAINTENANCE_OFF, type Maintenance, maintenanceSchema } from "#domain/property/maintenance.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { logEvent } from "../../log-event.ts";

const KEY = "maintenance";
/** KV's minimum for `cacheTtl`; other locations see a flag within half a minute. */
const CACHE_TTL_SECONDS = 30;
/** Time for which an isolate caches the flag, so that it reads KV at most once a second. */
const MEMORY_TTL_MS = SECOND_MS;

let remembered: { readonly flag: Maintenance; readonly until: EpochMs } | null = null;

/** The maintenance flag. Off if the read fails or the value is invalid [S86]. Never throws. */
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
    // KV is unavailable, or the value is not JSON: the product stays open (specification, section 4,
    // Maintenance).
    logEvent("maintenance_unreadable", { error });
    return MAINTENANCE_OFF;
  }
}

/**
 * Sets the flag. This isolate applies it at once and skips KV for half a minute, in which KV may return the old
 * value; other isolates follow within that time.
 */
export async function writeMaintenance(flags: KVNamespace, flag: Maintenance, now: EpochMs): Promise<void> {
  await flags.put(KEY, JSON.stringify(flag));
  remembered = { flag, until: now + CACHE_TTL_SECONDS * SECOND_MS };
}
