import { and, asc, isNotNull, lt, not, type SQL, sql } from "drizzle-orm";
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

const isUnpublished = sql`${media.isPublished} = 0`;

interface Listed {
  readonly propertyId: string;
  readonly number: number;
}

/** Publications whose files are not marked yet. */
export function selectUnmarkedPublications(db: Database, limit: number) {
  const { propertyId, number, media: files } = publications;
  return db.select({ propertyId, number }).from(publications).where(isNotNull(files)).limit(limit);
}

/** Marks the files of publications as published, and clears the publications' file lists; two statements. */
export function markListed(db: Database, listed: readonly Listed[]) {
  const given = JSON.stringify(listed.map(({ propertyId, number }) => [propertyId, number]));
  const among = sql`(property_id, number) in (select value ->> 0, value ->> 1 from json_each(${given}))`;
  return [
    db
      .update(media)
      .set({ isPublished: true })
      .where(
        and(
          isUnpublished,
          sql`(${media.key}, ${media.propertyId}) in (select file.value, p.property_id
            from ${publications} p, json_each(p.media) file where p.media is not null and ${among})`,
        ),
      ),
    db.update(publications).set({ media: null }).where(among),
  ] as const;
}

/**
 * Whether the property uses an unpublished file: in the draft, a restore point, an unmarked publication, a
 * plan, or its thumbnail.
 */
const isReferenced: SQL = sql`(
  exists (select 1 from ${documents} d where d.property_id = media.property_id and instr(d.body, media.key) > 0)
  or exists (select 1 from ${publications} p where p.property_id = media.property_id and p.media is not null
    and instr(p.media, media.key) > 0)
  or exists (select 1 from ${plannedPublications} w where w.property_id = media.property_id
    and w.state = 'waiting' and instr(w.media, media.key) > 0)
  or exists (select 1 from ${restorePoints} r where r.property_id = media.property_id
    and (instr(r.payload, media.key) > 0 or exists (select 1 from ${restorePointDocuments} rd
      where rd.point_id = r.id and instr(rd.body, media.key) > 0)))
  or exists (select 1 from ${properties} o where o.id = media.property_id and o.thumbnail = media.key))`;

/** Position in the order of upload or last use. */
export interface MediaPosition {
  readonly at: EpochMs;
  readonly key: string;
}

const isBehind = ({ at, key }: MediaPosition) => sql`(${media.createdAt}, ${media.key}) > (${at}, ${key})`;

/** Unpublished files neither uploaded nor marked as used since a moment; a page, oldest first. */
export function selectStaleMedia(
  db: Database,
  { before, after, limit }: { before: EpochMs; after: MediaPosition; limit: number },
) {
  return db
    .select({ key: media.key, at: media.createdAt })
    .from(media)
    .where(and(isUnpublished, isBehind(after), lt(media.createdAt, before)))
    .orderBy(asc(media.createdAt), asc(media.key))
    .limit(limit);
}

interface MediaSpan {
  /** Position after which the span begins. */
  readonly after: MediaPosition;
  /** Last position of the span. */
  readonly last: MediaPosition;
}

function isWithin({ after, last }: MediaSpan) {
  return and(isUnpublished, isBehind(after), not(isBehind(last)));
}

/** Restarts the grace period of used files. */
export function renewNamedMedia(db: Database, span: MediaSpan, at: EpochMs) {
  return db
    .update(media)
    .set({ createdAt: at })
    .where(and(isWithin(span), isReferenced));
}

/**
 * Deletes the rows of unused files past their grace period.
 *
 * @returns their keys.
 */
export function deleteUnnamedMedia(db: Database, span: MediaSpan, before: EpochMs) {
  return db
    .delete(media)
    .where(and(isWithin(span), lt(media.createdAt, before), sql`not ${isReferenced}`))
    .returning({ key: media.key });
}

/** Which of these keys have a row. Keys are passed as one JSON parameter, because D1 binds at most 100. */
export function selectKnownKeys(db: Database, keys: readonly string[]) {
  return db
    .select({ key: media.key })
    .from(media)
    .where(sql`${media.key} in (select value from json_each(${JSON.stringify(keys)}))`);
}
