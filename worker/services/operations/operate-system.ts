import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Maintenance } from "#domain/property/maintenance.ts";
import type { EpochMs } from "#domain/time.ts";
import { logActivityForAll, logBlockedPicture, logChangeForAll } from "../../db/activity.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { writeMaintenance } from "../../db/flags/maintenance.ts";
import { selectAnyProperty } from "../../db/property/properties.ts";
import { blockedKey } from "../../media/files.ts";
import { ACTIVITY_LOGGED, commit, commitLogged, operationsAuthor } from "../commit.ts";

/** Turns maintenance on or off; open screens are notified within ten seconds. */
export async function setMaintenance(env: Env, flag: Maintenance, now: EpochMs): Promise<void> {
  await writeMaintenance(env.FLAGS, flag, now);
  const db = getDatabase(env, ANY_GROUP);
  const action = flag.maintenance ? "maintenance.on" : "maintenance.off";
  await commitLogged(env, ANY_GROUP, {
    statements: [
      logActivityForAll(db, { action, summary: flag.time, at: now }),
      logChangeForAll(db, { kind: "maintenance.changed", payload: flag }, now),
    ],
    // All groups: their channels poll the log every ten seconds.
    whom: null,
  });
}

/**
 * Blocks a picture from being uploaded again, by the SHA-256 of its bytes (D8). Where it is in use it stays
 * until staff remove it; their media lists show that it is blocked.
 */
export async function blockPicture(env: Env, sha256: string, now: EpochMs): Promise<void> {
  await env.FLAGS.put(blockedKey(sha256), new Date(now).toISOString());
  const db = getDatabase(env, ANY_GROUP);
  await commitLogged(env, ANY_GROUP, { statements: logBlockedPicture(db, sha256, now), whom: null });
}

/**
 * Erases a guest's consents at a property, and the visitor id in its analytics. Refuses with `not_found`.
 * @returns the number of erased consents.
 */
export async function eraseConsent(
  env: Env,
  { propertyId, visitorId, now }: { propertyId: string; visitorId: string; now: EpochMs },
): Promise<Verdict<number>> {
  const db = getDatabase(env, propertyId);
  const [found] = await selectAnyProperty(db, propertyId);
  if (!found) return refuse("not_found");
  // Consents last: if interrupted, they show that the erasure must be repeated.
  await env.PROPERTY_ANALYTICS.getByName(propertyId).forgetVisitor(visitorId);
  const erased = await env.GUEST_DESK.getByName(propertyId).eraseConsents(visitorId);
  await commit(env, operationsAuthor(found.property.groupId, propertyId, now), {
    statements: [],
    whom: found.property,
    change: ACTIVITY_LOGGED,
    activity: { action: "consent.erased" },
  });
  return accept(erased);
}
