/**
 * The nightly purge of properties removed thirty days ago. Exposes the job `purgeRemoved`, and
 * `deleteSnapshots` for deleting a group. Rows are deleted last, so that an interrupted purge can continue.
 */

import { REMOVAL_GRACE_DAYS } from "#domain/limits.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { selectPropertiesRemovedBefore } from "../../db/property/properties.ts";
import { deletePropertyRows, startPurge } from "../../db/property/property-removal.ts";
import { selectUploadsAfter } from "../../db/transfer/named-objects.ts";
import { logEvent } from "../../log-event.ts";
import { snapshotPrefix } from "../../media/files.ts";
import { getObjectKeys } from "../../media/picture-variant.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { CURSOR_MORE, type JobResult, type JobRun } from "../job.ts";
import { runIsolated } from "../run-isolated.ts";

const PROPERTIES_A_PAGE = 20;
/** The statements of `deleteRows`, the pages of uploads, and a reserve. */
const QUERIES_A_PROPERTY = 40;
/** Writer, analytics, desk, uploads, and a listing and deletion for each thousand snapshot objects. */
const CALLS_A_PROPERTY = 20;
/** Each upload has up to seven objects. */
const UPLOADS_A_CALL = 140;
/** R2 deletes at most 1,000 per call. */
const OBJECTS_A_PAGE = 1_000;
const ROWS_A_PAGE = 1_000;

/**
 * Purges properties removed thirty days ago: portal, figures, rows and snapshots, then uploads, which without
 * their rows only the sweep of `collectFiles` would find.
 *
 * Rows are deleted after everything that only they lead to; if interrupted, or if KV fails, the next night
 * continues. A property restored at that moment keeps its rows.
 */
export async function purgeRemoved(
  env: Pick<Env, "DB" | "FILES" | "GUEST_DESK" | "PORTAL_CHANNEL" | "PROPERTY_ANALYTICS" | "PORTAL_WRITER">,
  { now, hasBudget }: Pick<JobRun, "now" | "hasBudget">,
): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  const before = now - REMOVAL_GRACE_DAYS * DAY_MS;
  const done = { purged: 0, refused: 0, aside: 0 };
  const left: string[] = [];
  for (;;) {
    if (!hasBudget(1)) return { cursor: CURSOR_MORE, done };
    const removed = await selectPropertiesRemovedBefore(db, before, {
      limit: PROPERTIES_A_PAGE,
      butFor: left,
    });
    for (const property of removed) {
      if (!hasBudget(QUERIES_A_PROPERTY, CALLS_A_PROPERTY)) return { cursor: CURSOR_MORE, done };
      const { id } = property;
      if ((await projectPortal(env, property, { mend: true })) !== "projected") {
        done.refused += 1;
        left.push(id);
        continue;
      }
      const isPurged = await runIsolated({ kind: "purge", propertyId: id }, async () => {
        await deleteSnapshots(env.FILES, id);
        await env.PROPERTY_ANALYTICS.getByName(id).erase();
        await env.GUEST_DESK.getByName(id).eraseAll();
        await env.PORTAL_CHANNEL.getByName(id).erase();
        const uploads = await listUploads(db, id);
        if (await deleteRows(db, id, before)) await deleteUploads(env.FILES, uploads);
        return true;
      });
      if (isPurged === null) {
        done.aside += 1;
        left.push(id);
        continue;
      }
      done.purged += 1;
    }
    if (removed.length < PROPERTIES_A_PAGE) return { cursor: null, done };
  }
}

/** Deletes a property's publications from R2. Idempotent. */
export async function deleteSnapshots(bucket: R2Bucket, propertyId: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const listed = await bucket.list({ prefix: snapshotPrefix(propertyId), limit: OBJECTS_A_PAGE });
    if (listed.objects.length > 0) await bucket.delete(listed.objects.map(({ key }) => key));
    isMore = listed.truncated;
  }
}

async function listUploads(db: Database, propertyId: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let isMore = true; isMore; ) {
    const page = { after: keys.at(-1) ?? "", limit: ROWS_A_PAGE };
    const rows = await selectUploadsAfter(db, propertyId, page);
    keys.push(...rows.map(({ key }) => key));
    isMore = rows.length === ROWS_A_PAGE;
  }
  return keys;
}

async function deleteUploads(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += UPLOADS_A_CALL) {
    await bucket.delete(keys.slice(at, at + UPLOADS_A_CALL).flatMap(getObjectKeys));
  }
}

/** @returns whether the rows are deleted; `false`: the property was restored. */
async function deleteRows(db: Database, propertyId: string, before: EpochMs): Promise<boolean> {
  try {
    await db.batch([
      startPurge(db, propertyId, before),
      requireOneChange(db),
      ...deletePropertyRows(db, propertyId),
    ]);
    return true;
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    logEvent("purge_overtaken", { propertyId });
    return false;
  }
}
