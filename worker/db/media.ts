import { eq, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { media } from "./schema.ts";

export type MediaRow = typeof media.$inferSelect;

/** Remembers an upload; the same bytes twice are one row, with the newest kind and name. */
export function insertMedia(db: Database, row: MediaRow) {
  return db
    .insert(media)
    .values(row)
    .onConflictDoUpdate({
      target: media.key,
      set: { createdAt: row.createdAt, kind: row.kind, name: row.name },
    });
}

export function selectMedia(db: Database, propertyId: string) {
  return db.select().from(media).where(eq(media.propertyId, propertyId));
}

/** The files of these keys, whichever property they belong to. Keys travel as one parameter: D1 binds few. */
export function selectMediaByKeys(db: Database, keys: readonly string[]) {
  return db
    .select()
    .from(media)
    .where(sql`${media.key} in (select value from json_each(${JSON.stringify(keys)}))`);
}
