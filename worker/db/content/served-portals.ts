import { and, asc, desc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { publications, servedPortals } from "../schema/content.ts";

export type ServedPortal = typeof servedPortals.$inferSelect;

/** What guests get now, as the record has it: at most one row. */
export function selectLastServed(db: Database, propertyId: ReturnType<typeof sql>) {
  return db
    .select({ digest: servedPortals.digest })
    .from(servedPortals)
    .where(eq(servedPortals.propertyId, propertyId))
    .orderBy(desc(servedPortals.servedFrom))
    .limit(1);
}

/** Keeps what guests get from a moment on. The moment is theirs alone: one row a millisecond. */
export function insertServed(db: Database, row: ServedPortal) {
  return db.insert(servedPortals).values(row).onConflictDoNothing();
}

/** What guests got at a moment: at most one row. */
export function selectServedAt(db: Database, propertyId: string, at: EpochMs) {
  return db
    .select()
    .from(servedPortals)
    .where(and(eq(servedPortals.propertyId, propertyId), lte(servedPortals.servedFrom, at)))
    .orderBy(desc(servedPortals.servedFrom))
    .limit(1);
}

/** The publication that was the newest at a moment, for what is older than the record: at most one row. */
export function selectPublishedAt(db: Database, propertyId: string, at: EpochMs) {
  return db
    .select({ number: publications.number, snapshotKey: publications.snapshotKey })
    .from(publications)
    .where(and(eq(publications.propertyId, propertyId), lte(publications.publishedAt, at)))
    .orderBy(desc(publications.number))
    .limit(1);
}

/** A page of the record before a moment, the newest first. */
export function selectServed(db: Database, propertyId: string, { before, limit }: HistoryView) {
  return db
    .select()
    .from(servedPortals)
    .where(and(eq(servedPortals.propertyId, propertyId), lt(servedPortals.servedFrom, before)))
    .orderBy(desc(servedPortals.servedFrom))
    .limit(limit);
}

interface HistoryView {
  readonly before: EpochMs;
  readonly limit: number;
}

/** When began what a property's guests were served at a moment: what is older is over. */
const lastBefore = (propertyId: SQL, moment: EpochMs) =>
  sql`(select max(known.served_from) from ${servedPortals} as known
    where known.property_id = ${propertyId} and known.served_from <= ${moment})`;

/**
 * A page of the record's rows that were over before a moment, of some properties; what was served at that moment stays,
 * so that the rest of the record has no gap. `isShared`: a row that stays names the same bytes.
 */
export function selectServedOver(
  db: Database,
  before: EpochMs,
  { propertyIds, limit }: { readonly propertyIds: readonly string[]; readonly limit: number },
) {
  const { propertyId, servedFrom, pagesKey } = servedPortals;
  // A column that a selection of one table names loses the table's name, and would be the subquery's own.
  const own = { propertyId: sql`${servedPortals}.property_id`, pagesKey: sql`${servedPortals}.pages_key` };
  const begun = lastBefore(own.propertyId, before);
  return db
    .select({
      propertyId,
      servedFrom,
      pagesKey,
      isShared:
        sql<number>`exists (select 1 from ${servedPortals} as kept where kept.property_id = ${own.propertyId}
        and kept.served_from >= ${begun} and kept.pages_key = ${own.pagesKey})`.as("is_shared"),
    })
    .from(servedPortals)
    .where(
      and(
        sql`${propertyId} in (select value from json_each(${JSON.stringify(propertyIds)}))`,
        lt(servedFrom, before),
        sql`${servedFrom} < ${begun}`,
      ),
    )
    .limit(limit);
}

/** Deletes rows of the record. */
export function deleteServed(db: Database, rows: readonly Pick<ServedPortal, "propertyId" | "servedFrom">[]) {
  const keys = JSON.stringify(rows.map(({ propertyId, servedFrom }) => [propertyId, servedFrom]));
  return db
    .delete(servedPortals)
    .where(sql`(property_id, served_from) in (select value ->> 0, value ->> 1 from json_each(${keys}))`);
}

/** The publications before a moment, and the one after it, which ends the last of them; the newest first. */
export function selectVersionsBefore(db: Database, propertyId: string, { before, limit }: HistoryView) {
  const next = db
    .select({ number: publications.number })
    .from(publications)
    .where(and(eq(publications.propertyId, propertyId), sql`${publications.publishedAt} >= ${before}`))
    .orderBy(asc(publications.number))
    .limit(1);
  return db
    .select({
      number: publications.number,
      publishedAt: publications.publishedAt,
      note: publications.note,
      publishedBy: publications.publishedBy,
    })
    .from(publications)
    .where(
      and(
        eq(publications.propertyId, propertyId),
        sql`(${publications.publishedAt} < ${before} or ${publications.number} = ${next})`,
      ),
    )
    .orderBy(desc(publications.number))
    .limit(limit + 1);
}
