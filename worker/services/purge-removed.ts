import { REMOVAL_GRACE_DAYS } from "#domain/limits.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { isGuardFailure, requireOneChange } from "../db/guard.ts";
import { selectRemovedBefore } from "../db/properties.ts";
import { claimPurge, deletePropertyRows } from "../db/property-writes.ts";
import { snapshotPrefix } from "../media/files.ts";

const PROPERTIES_A_PAGE = 20;
/** R2 deletes a thousand a call. */
const OBJECTS_A_PAGE = 1_000;

/**
 * Deletes the properties that were removed thirty days ago, for good: figures, rows and published snapshots. Their
 * uploads go with the next collection of unused files.
 *
 * Snapshots and figures go before rows, so that nothing is left that no row names; killed in between, the next night
 * goes on. A property that was brought back in that moment keeps its rows.
 */
export async function purgeRemoved(
  env: Pick<Env, "DB" | "FILES" | "PROPERTY_ANALYTICS">,
  now: EpochMs,
): Promise<void> {
  const db = openDatabase(env.DB);
  const before = now - REMOVAL_GRACE_DAYS * DAY_MS;
  for (let purged = PROPERTIES_A_PAGE; purged === PROPERTIES_A_PAGE; ) {
    const removed = await selectRemovedBefore(db, before, PROPERTIES_A_PAGE);
    for (const { id } of removed) {
      await deleteSnapshots(env.FILES, id);
      await env.PROPERTY_ANALYTICS.getByName(id).erase();
      await deleteRows(db, id, before);
    }
    purged = removed.length;
  }
}

async function deleteSnapshots(bucket: R2Bucket, propertyId: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const listed = await bucket.list({ prefix: snapshotPrefix(propertyId), limit: OBJECTS_A_PAGE });
    if (listed.objects.length > 0) await bucket.delete(listed.objects.map(({ key }) => key));
    isMore = listed.truncated;
  }
}

async function deleteRows(db: Database, propertyId: string, before: EpochMs): Promise<void> {
  try {
    await db.batch([
      claimPurge(db, propertyId, before),
      requireOneChange(db),
      ...deletePropertyRows(db, propertyId),
    ]);
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    console.warn(`Property ${propertyId} was brought back while it was being purged.`);
  }
}
