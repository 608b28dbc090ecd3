import { and, eq, ne, not, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { documents, media } from "../schema/content.ts";
import type { DocumentKey } from "./documents.ts";

export type MediaRow = typeof media.$inferSelect;

/** Records an upload; the same bytes twice are one row, with the newest kind and name. */
export function insertMedia(db: Database, row: Omit<MediaRow, "isPublished">) {
  return db
    .insert(media)
    .values(row)
    .onConflictDoUpdate({
      target: media.key,
      set: { createdAt: row.createdAt, kind: row.kind, name: row.name },
    });
}

/** Total bytes of a property's files except one. */
export function selectFileBytes(db: Database, propertyId: string, except: string) {
  return db
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)`.as("bytes") })
    .from(media)
    .where(and(eq(media.propertyId, propertyId), ne(media.key, except)));
}

/** The keys that belong to another property. Unknown keys are not included: they expose nothing. */
export function selectForeignKeys(db: Database, propertyId: string, keys: readonly string[]) {
  return db
    .select({ key: media.key })
    .from(media)
    .where(and(keysCondition(keys), ne(media.propertyId, propertyId)));
}

/**
 * Fails the batch if a document is about to use a file of another property, by parsing invalid JSON. Keys that
 * the stored document already contains are allowed, so that it stays editable.
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
    .where(and(keysCondition(keys), ne(media.propertyId, propertyId), not(isHeld)));
}

/** Keys are passed as one JSON parameter, because D1 binds at most 100. */
function keysCondition(keys: readonly string[]) {
  return sql`${media.key} in (select value from json_each(${JSON.stringify(keys)}))`;
}

/** The files with these keys, of any property. */
export function selectMediaByKeys(db: Database, keys: readonly string[]) {
  return db.select().from(media).where(keysCondition(keys));
}
