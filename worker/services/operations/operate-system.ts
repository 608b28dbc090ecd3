import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Maintenance } from "#domain/property/maintenance.ts";
import type { EpochMs } from "#domain/time.ts";
import { logActivityForAll, logBlockedPicture, logChangeForAll } from "../../db/activity.ts";
import { logActivity, logChange } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { eraseConsents } from "../../db/guests/erasure.ts";
import { selectAnyProperty } from "../../db/property/properties.ts";
import { nudge } from "../../live/announce.ts";
import { blockedKey } from "../../media/blocked.ts";
import { writeMaintenance } from "../../ops/maintenance.ts";

/** Closes the product for staff, or opens it again; open browsers are told within half a minute. */
export async function setMaintenance(env: Env, flag: Maintenance, now: EpochMs): Promise<void> {
  await writeMaintenance(env.FLAGS, flag);
  const db = openDatabase(env.DB);
  const action = flag.maintenance ? "maintenance.on" : "maintenance.off";
  await db.batch([
    logActivityForAll(db, { action, summary: flag.time, at: now }),
    logChangeForAll(db, { kind: "maintenance.changed", payload: flag }, now),
  ]);
}

/**
 * Keeps a picture from being uploaded again, by the SHA-256 of its bytes (D8). Where it is in use it stays
 * until staff take it out: their lists say that it was blocked.
 */
export async function blockPicture(env: Env, sha256: string, now: EpochMs): Promise<void> {
  await env.FLAGS.put(blockedKey(sha256), new Date(now).toISOString());
  const db = openDatabase(env.DB);
  await db.batch([...logBlockedPicture(db, sha256, now)]);
}

/** Forgets what a guest has agreed to at a property, and that they came back. Refuses with `not_found`. @returns how many entries went. */
export async function eraseConsent(
  env: Env,
  { propertyId, visitorId, now }: { propertyId: string; visitorId: string; now: EpochMs },
): Promise<Verdict<number>> {
  const db = openDatabase(env.DB);
  const [found] = await selectAnyProperty(db, propertyId);
  if (!found) return refuse("not_found");
  const { groupId, companyId } = found.property;
  const [erased] = await db.batch([
    eraseConsents(db, { propertyId, visitorId }),
    logChange(db, { groupId, propertyId, at: now, change: { kind: "activity.logged", payload: {} } }),
    logActivity(db, {
      groupId,
      propertyId,
      at: now,
      userId: null,
      userName: null,
      action: "consent.erased",
    }),
  ]);
  await env.PROPERTY_ANALYTICS.getByName(propertyId).forgetVisitor(visitorId);
  nudge(env, companyId, groupId);
  return accept(erased.length);
}
