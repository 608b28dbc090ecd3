import { and, asc, desc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { publications, servedPortals } from "../schema/content.ts";

export type ServedPortal = typeof servedPortals.$inferSelect;

/** The last line of the served record; at most one row. */
export function selectLastServedLine(db: Database, propertyId: ReturnType<typeof sql>) {
  return db
    .select({ digest: servedPortals.digest })
    .from(servedPortals)
    .where(eq(servedPortals.propertyId, propertyId))
    .orderBy(desc(servedPortals.servedFrom))
    .limit(1);
}

/** Adds a line to the record. Lines have distinct milliseconds; a duplicate is ignored. */
export function insertServed(db: Database, row: ServedPortal) {
  return db.insert(servedPortals).values(row).onConflictDoNothing();
}

/** The line in effect at a moment; at most one row. */
export function selectServedLineAt(db: Database, propertyId: string, at: EpochMs) {
  return db
    .select()
    .from(servedPortals)
    .where(and(eq(servedPortals.propertyId, propertyId), lte(servedPortals.servedFrom, at)))
    .orderBy(desc(servedPortals.servedFrom))
    .limit(1);
}

/** The newest publication at a moment, for moments before the record; at most one row. */
export function selectPublishedAt(db: Database, propertyId: string, at: EpochMs) {
  return db
    .select({ number: publications.number, snapshotKey: publications.snapshotKey })
    .from(publications)
    .where(and(eq(publications.propertyId, propertyId), lte(publications.publishedAt, at)))
    .orderBy(desc(publications.number))
    .limit(1);
}

/** A page of the record before a moment, newest first. */
export function selectServedLines(db: Database, propertyId: string, { before, limit }: HistoryView) {
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

/** Start of the line in effect at a moment; earlier lines are over. */
const lastBefore = (propertyId: SQL, moment: EpochMs) =>
  sql`(select max(known.served_from) from ${servedPortals} as known
    where known.property_id = ${propertyId} and known.served_from <= ${moment})`;

/**
 * A page of lines that were over before a moment, for some properties; the line in effect at that moment stays,
 * so that the record has no gap. `isShared`: a remaining line uses the same bytes.
 */
export function selectServedLinesBefore(
  db: Database,
  before: EpochMs,
  { propertyIds, limit }: { readonly propertyIds: readonly string[]; readonly limit: number },
) {
  const { propertyId, servedFrom, pagesKey } = servedPortals;
  // A column in a one-table selection is rendered without its table's name, and would refer to the subquery.
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

/** Deletes lines of the record. */
export function deleteServed(db: Database, rows: readonly Pick<ServedPortal, "propertyId" | "servedFrom">[]) {
  const keys = JSON.stringify(rows.map(({ propertyId, servedFrom }) => [propertyId, servedFrom]));
  return db
    .delete(servedPortals)
    .where(sql`(property_id, served_from) in (select value ->> 0, value ->> 1 from json_each(${keys}))`);
}

/** Publications before a moment, plus the next one, which ends the last of them; newest first. */
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
