import { and, asc, gt, lt, lte, type SQL, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import {
  documents,
  media,
  plannedPublications,
  publications,
  restorePointDocuments,
  restorePoints,
} from "../schema/content.ts";
import { properties } from "../schema/property.ts";

/**
 * Whether anything of its property names a file: the draft, a restore point, a publication (one that kept
 * no list of its files names them all), a planned one, or the picture that lists show.
 */
const isNamed: SQL = sql`(
  exists (select 1 from ${documents} d where d.property_id = media.property_id and instr(d.body, media.key) > 0)
  or exists (select 1 from ${publications} p where p.property_id = media.property_id
    and (p.media is null or instr(p.media, media.key) > 0))
  or exists (select 1 from ${plannedPublications} w where w.property_id = media.property_id
    and w.state = 'waiting' and instr(w.media, media.key) > 0)
  or exists (select 1 from ${restorePoints} r where r.property_id = media.property_id
    and (instr(r.payload, media.key) > 0 or exists (select 1 from ${restorePointDocuments} rd
      where rd.point_id = r.id and instr(rd.body, media.key) > 0)))
  or exists (select 1 from ${properties} o where o.id = media.property_id and o.thumbnail = media.key))`;

/** Keys of files that were neither uploaded nor found in use since a moment, a page in their order. */
export function selectStaleMedia(
  db: Database,
  { before, after, limit }: { before: EpochMs; after: string; limit: number },
) {
  return db
    .select({ key: media.key })
    .from(media)
    .where(and(gt(media.key, after), lt(media.createdAt, before)))
    .orderBy(asc(media.key))
    .limit(limit);
}

interface MediaSpan {
  /** Keys beyond this one … */
  readonly after: string;
  /** … and up to this one. */
  readonly last: string;
}

function within({ after, last }: MediaSpan) {
  return and(gt(media.key, after), lte(media.key, last));
}

/** Restarts the grace period of files in use. */
export function keepNamedMedia(
  db: Database,
  span: MediaSpan,
  { before, at }: { before: EpochMs; at: EpochMs },
) {
  return db
    .update(media)
    .set({ createdAt: at })
    .where(and(within(span), lt(media.createdAt, before), isNamed));
}

/** Removes the rows of files whose grace period is over and which nothing names in that moment. */
export function deleteUnnamedMedia(db: Database, span: MediaSpan, before: EpochMs) {
  return db.delete(media).where(and(within(span), lt(media.createdAt, before), sql`not ${isNamed}`));
}

/** Which of these keys have a row. Keys travel as one parameter: D1 binds few. */
export function selectKnownKeys(db: Database, keys: readonly string[]) {
  return db
    .select({ key: media.key })
    .from(media)
    .where(sql`${media.key} in (select value from json_each(${JSON.stringify(keys)}))`);
}
