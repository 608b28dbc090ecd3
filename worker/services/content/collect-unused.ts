/**
 * Nightly garbage collection: restore points, ended plans, the served record and unreferenced files. Exposes
 * `collectUnused`, a job that works page by page and resumes from its cursor.
 */

import { isRestorePointKey, isSnapshotKey } from "#domain/account/transfer/object-keys.ts";
import { SERVED_KEPT_DAYS } from "#domain/property/history.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { deletePlans, selectEndedPlans } from "../../db/content/planned-upkeep.ts";
import { selectPropertyIds } from "../../db/content/projections.ts";
import { deletePoints, selectExpiredPoints } from "../../db/content/restore-points.ts";
import { deleteServed, selectServedLinesBefore } from "../../db/content/served-portals.ts";
import {
  deleteUnnamedMedia,
  markListed,
  renewNamedMedia,
  selectKnownKeys,
  selectStaleMedia,
  selectUnmarkedPublications,
} from "../../db/content/unused-media.ts";
import { runNamed } from "../../db/named-batch.ts";
import { MEDIA_OBJECT_PREFIX, servedPrefix } from "../../media/files.ts";
import { getObjectKeys } from "../../media/picture-variant.ts";
import type { JobResult, JobRun } from "../job.ts";

/** Unreferenced files stay this long: an unsaved draft may still use them. */
const GRACE_MS = 30 * DAY_MS;
/** Marks of files in use are renewed at this age; a file is therefore kept at least this long after its last use. */
const MARK_MS = 15 * DAY_MS;
const PLANS_A_PAGE = 100;
const QUERIES_A_PAGE = 4;
/** R2 calls per page: one listing and one deletion. */
const CALLS_A_PAGE = 2;
/** Items per page of each phase. Each file has up to seven objects, and R2 deletes at most 1,000 per call. */
const PAGES = { published: 100, points: 100, served: 1_000, rows: 140, objects: 140 };
/** The sweep over all R2 objects is spread over this many nights: few objects lack a row. */
const NIGHTS_A_ROUND = 16;

/** Phases of a night's collection in order; each may leave work to the next run. */
const PHASES = ["published", "points", "plans", "served", "rows", "objects"] as const;
const cursorSchema = z.object({ phase: z.enum(PHASES), after: z.string() });
type Cursor = z.infer<typeof cursorSchema>;

/**
 * Deletes expired restore points, plans that ended a month ago with their frozen drafts, served records past
 * retention, and files (in all widths) that no draft, restore point or publication refers to.
 *
 * Rows are deleted before objects. One statement both checks that a row is unreferenced and deletes it, so that
 * a file that is referenced at that moment stays. An object is deleted only if it has no row. A killed run
 * therefore leaves objects without rows, which the sweep finds, but never a row without its object. The sweep
 * takes sixteen nights; it also finds uploads whose row was never written.
 *
 * Files of publications are kept for ever and checked once, so that a night's cost depends on changed drafts
 * only. A page takes at most four D1 queries; the next run continues after the last key.
 */
export async function collectUnused(
  env: Pick<Env, "DB" | "FILES">,
  { now, cursor, hasBudget }: JobRun,
  page = PAGES,
): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  const done = { published: 0, points: 0, plans: 0, served: 0, rows: 0, objects: 0 };
  const work: Record<Cursor["phase"], (after: string) => Promise<Step>> = {
    published: () => markPublished(db, page.published),
    points: () => removeExpiredPoints(env.FILES, db, { now, limit: page.points }),
    plans: () => removeEndedPlans(env.FILES, db, now),
    served: (after) => removeServed(env.FILES, db, { now, after, limit: page.served }),
    rows: (after) => removeUnnamed(env.FILES, db, { now, after, limit: page.rows }),
    objects: (after) => sweepObjects(env.FILES, db, { now, after, limit: page.objects }),
  };
  let at: Cursor =
    cursor === null ? { phase: "published", after: "" } : cursorSchema.parse(JSON.parse(cursor));
  while (hasBudget(QUERIES_A_PAGE, CALLS_A_PAGE)) {
    const { removed, next } = await work[at.phase](at.after);
    done[at.phase] += removed;
    const following = PHASES[PHASES.indexOf(at.phase) + 1];
    if (next === null && !following) return { cursor: null, done };
    at = next === null && following ? { phase: following, after: "" } : { ...at, after: next ?? "" };
  }
  return { cursor: JSON.stringify(at), done };
}

interface Step {
  /** Deleted rows, or marked ones. */
  readonly removed: number;
  /** The last key of the page; `null`: no rows left. */
  readonly next: string | null;
}

/** Marks the files of publications once; they are kept and never checked again. */
async function markPublished(db: Database, limit: number): Promise<Step> {
  const listed = await selectUnmarkedPublications(db, limit);
  if (listed.length > 0) await db.batch(markListed(db, listed));
  return { removed: listed.length, next: listed.length === limit ? "" : null };
}

/** Deletes a page of expired restore points. Documents before rows, as in `removeEndedPlans`. */
async function removeExpiredPoints(
  bucket: R2Bucket,
  db: Database,
  { now, limit }: { readonly now: EpochMs; readonly limit: number },
): Promise<Step> {
  const points = await selectExpiredPoints(db, now, limit);
  const keys = points.flatMap(({ id, propertyId, key }) =>
    key !== null && isRestorePointKey(propertyId, id, key) ? [key] : [],
  );
  if (keys.length > 0) await bucket.delete(keys);
  if (points.length > 0) {
    await db.batch(
      deletePoints(
        db,
        points.map(({ id }) => id),
      ),
    );
  }
  return { removed: points.length, next: points.length === limit ? "" : null };
}

/**
 * Drafts before rows: if killed in between, the rows lead the next run to them. Keys outside the property's
 * prefix are skipped.
 */
async function removeEndedPlans(bucket: R2Bucket, db: Database, now: EpochMs): Promise<Step> {
  const plans = await selectEndedPlans(db, now, PLANS_A_PAGE);
  if (plans.length > 0) {
    const own = plans.filter(({ propertyId, snapshotKey }) => isSnapshotKey(propertyId, snapshotKey));
    await bucket.delete(own.map(({ snapshotKey }) => snapshotKey));
    await deletePlans(
      db,
      plans.map(({ id }) => id),
    );
  }
  return { removed: plans.length, next: plans.length === PLANS_A_PAGE ? "" : null };
}

/** Served records per page, each with its bytes. */
const SERVED_A_PAGE = 500;

/** Deletes served records past retention, property by property. Bytes before rows, as in `removeEndedPlans`. */
async function removeServed(
  bucket: R2Bucket,
  db: Database,
  { now, after, limit }: Page & { readonly now: EpochMs },
): Promise<Step> {
  const before = now - SERVED_KEPT_DAYS * DAY_MS;
  const propertyIds = (await selectPropertyIds(db, after, limit)).map(({ id }) => id);
  const last = propertyIds.at(-1);
  if (last === undefined) return { removed: 0, next: null };
  const rows = await selectServedLinesBefore(db, before, { propertyIds, limit: SERVED_A_PAGE });
  const keys = rows.flatMap(({ propertyId, pagesKey, isShared }) =>
    pagesKey?.startsWith(servedPrefix(propertyId)) && isShared === 0 ? [pagesKey] : [],
  );
  if (keys.length > 0) await bucket.delete([...new Set(keys)]);
  if (rows.length > 0) await deleteServed(db, rows);
  return { removed: rows.length, next: rows.length === SERVED_A_PAGE ? after : last };
}

interface Page {
  readonly after: string;
  readonly limit: number;
}

const positionSchema = z.object({ at: z.number(), key: z.string() });

/** Deletes rows of unreferenced files, and their objects once no row has their key. */
async function removeUnnamed(
  bucket: R2Bucket,
  db: Database,
  { now, after, limit }: Page & { readonly now: EpochMs },
): Promise<Step> {
  const from = after === "" ? { at: 0, key: "" } : positionSchema.parse(JSON.parse(after));
  const stale = await selectStaleMedia(db, { before: now - MARK_MS, after: from, limit });
  const last = stale.at(-1);
  if (last === undefined) return { removed: 0, next: null };
  const span = { after: from, last };
  const { deleted } = await runNamed(db, {
    kept: renewNamedMedia(db, span, now),
    deleted: deleteUnnamedMedia(db, span, now - GRACE_MS),
  });
  await deleteUnknown(
    bucket,
    db,
    deleted.map(({ key }) => key),
  );
  return { removed: deleted.length, next: stale.length === limit ? JSON.stringify(last) : null };
}

/** Deletes the objects of keys without a row. @returns the number of those keys. */
async function deleteUnknown(bucket: R2Bucket, db: Database, keys: readonly string[]): Promise<number> {
  const rows = keys.length === 0 ? [] : await selectKnownKeys(db, keys);
  const known = new Set(rows.map(({ key }) => key));
  const unknown = keys.filter((key) => !known.has(key));
  if (unknown.length > 0) await bucket.delete(unknown.flatMap(getObjectKeys));
  return unknown.length;
}

/** File keys start with a hexadecimal digit; each night sweeps one digit. */
function getNightDigit(now: EpochMs): string {
  return (Math.floor(now / DAY_MS) % NIGHTS_A_ROUND).toString(NIGHTS_A_ROUND);
}

async function sweepObjects(
  bucket: R2Bucket,
  db: Database,
  { now, after, limit }: Page & { readonly now: EpochMs },
): Promise<Step> {
  const before = now - GRACE_MS;
  const prefix = MEDIA_OBJECT_PREFIX + getNightDigit(now);
  const startAfter = after === "" ? {} : { startAfter: MEDIA_OBJECT_PREFIX + after };
  const listed = await bucket.list({ prefix, limit, ...startAfter });
  const keys = listed.objects.map(({ key }) => key.slice(MEDIA_OBJECT_PREFIX.length));
  const old = keys.filter((_, index) => (listed.objects[index]?.uploaded.getTime() ?? before) < before);
  const removed = await deleteUnknown(bucket, db, old);
  return { removed, next: listed.truncated ? (keys.at(-1) ?? null) : null };
}
