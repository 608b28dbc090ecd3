import { and, eq, ne, not, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { documents, media } from "../schema/content.ts";
import type { DocumentKey } from "./documents.ts";

export type MediaRow = typeof media.$inferSelect;

/** Remembers an upload; the same bytes twice are one row, with the newest kind and name. */
export function insertMedia(db: Database, row: Omit<MediaRow, "isPublished">) {
  return db
    .insert(media)
    .values(row)
    .onConflictDoUpdate({
      target: media.key,
      set: { createdAt: row.createdAt, kind: row.kind, name: row.name },
    });
}

/** The bytes of all files of a property but one. */
export function selectFileBytes(db: Database, propertyId: string, except: string) {
  return db
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)`.as("bytes") })
    .from(media)
    .where(and(eq(media.propertyId, propertyId), ne(media.key, except)));
}

/** Those of some keys that are files of another property. One that nobody has is nobody's secret, and shows nothing. */
export function selectForeignKeys(db: Database, propertyId: string, keys: readonly string[]) {
  return db
    .select({ key: media.key })
    .from(media)
    .where(and(inKeys(keys), ne(media.propertyId, propertyId)));
}

/**
 * A statement that fails the batch when a document is about to name a file of another property: it makes JSON
 * of what is none for each such file, and nothing otherwise. A key that the stored document holds already may
 * stay: what was saved before can still be edited.
 */
export function requireOwnMedia(
  db: Database,
  { propertyId, section, language }: DocumentKey,
  keys: readonly string[],
) {
  const isHeld = sql`exists (select 1 from ${documents} d where d.property_id = ${propertyId}
    and d.section = ${section} and d.language = ${language} and instr(d.body, ${media.key}) > 0)`;
  return db
    .select({ refused: sql`json('foreign ' || ${media.key})` })
    .from(media)
    .where(and(inKeys(keys), ne(media.propertyId, propertyId), not(isHeld)));
}

/** Keys travel as one parameter: D1 binds few. */
function inKeys(keys: readonly string[]) {
  return sql`${media.key} in (select value from json_each(${JSON.stringify(keys)}))`;
}

/** The files of these keys, whichever property they belong to. */
export function selectMediaByKeys(db: Database, keys: readonly string[]) {
  return db.select().from(media).where(inKeys(keys));
}
