import { isNamedPointOf, isNamedSnapshotOf } from "#domain/account/transfer/object-keys.ts";
import { SERVED_KEPT_DAYS } from "#domain/property/history.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { ANY_GROUP, type Database, databaseOf } from "../../db/client.ts";
import { deletePlans, selectEndedPlans } from "../../db/content/planned-upkeep.ts";
import { selectPropertyIds } from "../../db/content/projections.ts";
import { deletePoints, selectExpiredPoints } from "../../db/content/restore-points.ts";
import { deleteServed, selectServedOver } from "../../db/content/served-portals.ts";
import {
  deleteUnnamedMedia,
  keepNamedMedia,
  markListed,
  selectKnownKeys,
  selectListed,
  selectStaleMedia,
} from "../../db/content/unused-media.ts";
import { runNamed } from "../../db/named-batch.ts";
import { MEDIA_OBJECT_PREFIX, servedPrefix } from "../../media/files.ts";
import { objectKeysOf } from "../../media/picture-variant.ts";
import type { JobResult, JobRun } from "../job.ts";

/** How long a file stays that nothing names: somebody may have it in an unsaved draft. */
const GRACE_MS = 30 * DAY_MS;
/**
 * A file in use is marked so again when its mark is this old, so that it goes no sooner than this after its last use.
 */
const MARK_MS = 15 * DAY_MS;
const PLANS_A_PAGE = 100;
const QUERIES_A_PAGE = 4;
/** A listing and a deletion. */
const CALLS_A_PAGE = 2;
/** So many of each are looked at together. Each file has up to seven objects, and R2 deletes a thousand a call. */
const PAGES = { published: 100, points: 100, served: 1_000, rows: 140, objects: 140 };
/** In so many nights all objects of R2 are looked at once: few are not found by their rows. */
const NIGHTS_A_ROUND = 16;

/** The parts of a night's collection, in their order: each may leave work to the next. */
const PHASES = ["published", "points", "plans", "served", "rows", "objects"] as const;
const cursorSchema = z.object({ phase: z.enum(PHASES), after: z.string() });
type Cursor = z.infer<typeof cursorSchema>;

/**
 * Removes what nothing needs any more: restore points past their time, planned publications that have been over for a
 * month with their frozen drafts, what was served longer ago than it is kept, then files that no draft, restore point
 * or publication of their property names, with all their widths.
 *
 * Rows go before objects. A row is removed by the statement that finds it unnamed, so nothing that is
 * named in that moment is touched; and an object goes only when it has no row. Killed in between, objects
 * are left that nobody can find by a row, and the sweep takes them: no row ever points at nothing. The sweep, which
 * takes sixteen nights for all objects, also finds uploads that never got their row.
 *
 * What a publication names stays and is not looked at again, so that a night costs what drafts have changed. A page is
 * four D1 queries at most. What does not fit goes on behind the last key of the page before.
 */
export async function collectUnused(
  env: Pick<Env, "DB" | "FILES">,
  { now, cursor, hasBudget }: JobRun,
  page = PAGES,
): Promise<JobResult> {
  const db = databaseOf(env, ANY_GROUP);
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
  /** Or marked. */
  readonly removed: number;
  /** The last key of the page; null: nothing is left. */
  readonly next: string | null;
}

/** Marks the files of publications once: they stay, and nobody looks at them again. */
async function markPublished(db: Database, limit: number): Promise<Step> {
  const listed = await selectListed(db, limit);
  if (listed.length > 0) await db.batch(markListed(db, listed));
  return { removed: listed.length, next: listed.length === limit ? "" : null };
}

/** Documents before rows, as with plans. */
async function removeExpiredPoints(
  bucket: R2Bucket,
  db: Database,
  { now, limit }: { readonly now: EpochMs; readonly limit: number },
): Promise<Step> {
  const points = await selectExpiredPoints(db, now, limit);
  const keys = points.flatMap(({ id, propertyId, key }) =>
    key !== null && isNamedPointOf(propertyId, id, key) ? [key] : [],
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
 * Drafts before rows: killed in between, the rows name them for the next night. A key that is none of its property's
 * stays.
 */
async function removeEndedPlans(bucket: R2Bucket, db: Database, now: EpochMs): Promise<Step> {
  const plans = await selectEndedPlans(db, now, PLANS_A_PAGE);
  if (plans.length > 0) {
    const own = plans.filter(({ propertyId, snapshotKey }) => isNamedSnapshotOf(propertyId, snapshotKey));
    await bucket.delete(own.map(({ snapshotKey }) => snapshotKey));
    await deletePlans(
      db,
      plans.map(({ id }) => id),
    );
  }
  return { removed: plans.length, next: plans.length === PLANS_A_PAGE ? "" : null };
}

/** Rows of the record of what was served a page, each with its bytes. */
const SERVED_A_PAGE = 500;

/** Removes what the record has over its period, property by property. Bytes before rows, as with plans. */
async function removeServed(
  bucket: R2Bucket,
  db: Database,
  { now, after, limit }: Page & { readonly now: EpochMs },
): Promise<Step> {
  const before = now - SERVED_KEPT_DAYS * DAY_MS;
  const propertyIds = (await selectPropertyIds(db, after, limit)).map(({ id }) => id);
  const last = propertyIds.at(-1);
  if (last === undefined) return { removed: 0, next: null };
  const rows = await selectServedOver(db, before, { propertyIds, limit: SERVED_A_PAGE });
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

/** Removes rows of files that nothing names, and their objects once no row has their key. */
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
    kept: keepNamedMedia(db, span, now),
    deleted: deleteUnnamedMedia(db, span, now - GRACE_MS),
  });
  await deleteUnknown(
    bucket,
    db,
    deleted.map(({ key }) => key),
  );
  return { removed: deleted.length, next: stale.length === limit ? JSON.stringify(last) : null };
}

/** Deletes all objects of the keys that no row has. @returns how many keys those were. */
async function deleteUnknown(bucket: R2Bucket, db: Database, keys: readonly string[]): Promise<number> {
  const rows = keys.length === 0 ? [] : await selectKnownKeys(db, keys);
  const known = new Set(rows.map(({ key }) => key));
  const unknown = keys.filter((key) => !known.has(key));
  if (unknown.length > 0) await bucket.delete(unknown.flatMap(objectKeysOf));
  return unknown.length;
}

/** Keys of files begin with one of sixteen digits: a night looks at those of one. */
function digitOfNight(now: EpochMs): string {
  return (Math.floor(now / DAY_MS) % NIGHTS_A_ROUND).toString(NIGHTS_A_ROUND);
}

async function sweepObjects(
  bucket: R2Bucket,
  db: Database,
  { now, after, limit }: Page & { readonly now: EpochMs },
): Promise<Step> {
  const before = now - GRACE_MS;
  const prefix = MEDIA_OBJECT_PREFIX + digitOfNight(now);
  const startAfter = after === "" ? {} : { startAfter: MEDIA_OBJECT_PREFIX + after };
  const listed = await bucket.list({ prefix, limit, ...startAfter });
  const keys = listed.objects.map(({ key }) => key.slice(MEDIA_OBJECT_PREFIX.length));
  const old = keys.filter((_, index) => (listed.objects[index]?.uploaded.getTime() ?? before) < before);
  const removed = await deleteUnknown(bucket, db, old);
  return { removed, next: listed.truncated ? (keys.at(-1) ?? null) : null };
}
