import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { deleteExpiredPoints } from "../../db/content/restore-points.ts";
import {
  deleteUnnamedMedia,
  keepNamedMedia,
  selectKnownKeys,
  selectStaleMedia,
} from "../../db/content/unused-media.ts";
import { MEDIA_OBJECT_PREFIX } from "../../media/files.ts";
import { objectKeysOf } from "../../media/picture-variant.ts";

/** How long a file stays that nothing names: somebody may have it in an unsaved draft. */
const GRACE_MS = 30 * DAY_MS;
/** A file in use is marked so again when its mark is this old, so that it goes no sooner than this after its last use. */
const MARK_MS = 15 * DAY_MS;
const POINTS_A_PAGE = 100;
const ROWS_A_PAGE = 200;
/** Each file has up to six objects, and R2 deletes a thousand a call. */
const OBJECTS_A_PAGE = 160;

/**
 * Removes what nothing needs any more: restore points past their time, then files that no draft, restore
 * point or publication of their property names, with all their widths.
 *
 * Rows go before objects. A row is removed by the statement that finds it unnamed, so nothing that is
 * named in that moment is touched; and an object goes only when it has no row. Killed in between, objects
 * are left that nobody can find by a row, and the next night's sweep takes them: no row ever points at
 * nothing. The sweep also takes the files of removed properties, and uploads that never got their row.
 */
export async function collectUnused(
  env: Pick<Env, "DB" | "FILES">,
  now: EpochMs,
  page = { rows: ROWS_A_PAGE, objects: OBJECTS_A_PAGE, points: POINTS_A_PAGE },
): Promise<void> {
  const db = openDatabase(env.DB);
  await removeExpiredPoints(db, now, page.points);
  await removeUnnamedRows(db, now, page.rows);
  await sweepObjects(env.FILES, db, { before: now - GRACE_MS, limit: page.objects });
}

async function removeExpiredPoints(db: Database, now: EpochMs, limit: number): Promise<void> {
  for (let removed = limit; removed === limit; ) {
    const [, points] = await db.batch(deleteExpiredPoints(db, now, limit));
    removed = points.length;
  }
}

async function removeUnnamedRows(db: Database, now: EpochMs, limit: number): Promise<void> {
  const before = now - MARK_MS;
  for (let after = ""; ; ) {
    const stale = await selectStaleMedia(db, { before, after, limit });
    const last = stale.at(-1)?.key;
    if (last === undefined) return;
    await db.batch([
      keepNamedMedia(db, { after, last }, { before, at: now }),
      deleteUnnamedMedia(db, { after, last }, now - GRACE_MS),
    ]);
    after = last;
  }
}

async function sweepObjects(
  bucket: R2Bucket,
  db: Database,
  { before, limit }: { before: EpochMs; limit: number },
): Promise<void> {
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const listed = await bucket.list({ prefix: MEDIA_OBJECT_PREFIX, limit, ...(cursor ? { cursor } : {}) });
    const old = listed.objects
      .filter(({ uploaded }) => uploaded.getTime() < before)
      .map(({ key }) => key.slice(MEDIA_OBJECT_PREFIX.length));
    const rows = old.length === 0 ? [] : await selectKnownKeys(db, old);
    const known = new Set(rows.map(({ key }) => key));
    const unknown = old.filter((key) => !known.has(key));
    if (unknown.length > 0) await bucket.delete(unknown.flatMap(objectKeysOf));
    isMore = listed.truncated;
    cursor = listed.truncated ? listed.cursor : undefined;
  }
}
