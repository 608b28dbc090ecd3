import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { PortfolioFigures } from "#domain/analytics/report.ts";
import type { EpochMs } from "#domain/time.ts";
import { isVisible, type VisibleProperties } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { runNamed } from "../named-batch.ts";
import { publications } from "../schema/content.ts";
import { portfolioFigures, properties } from "../schema/property.ts";
import { decideLicenceStates, readWithLicenceStates, selectUndecidedProperty } from "./licence-state.ts";
import type { PropertyCursor } from "./property-list.ts";

interface PortfolioQuery {
  readonly limit: number;
  readonly after: PropertyCursor | null;
  /** The figures' range, as stored. */
  readonly choice: string;
  readonly now: EpochMs;
}

/**
 * A page of the visible properties by name: licence state, publication and cached figures of the range. Reads
 * three rows per property, in one round trip.
 */
export async function listPortfolio(
  db: Database,
  visible: VisibleProperties,
  { limit, after, choice, now }: PortfolioQuery,
) {
  // A row-value comparison, so that the index starts where the previous page ended.
  const beyond = after
    ? sql`(${properties.name}, ${properties.id}) > (${after.name}, ${after.id})`
    : undefined;
  const page = db
    .select({
      id: properties.id,
      name: properties.name,
      timeZone: properties.timeZone,
      licenceState: properties.licenceState,
      publishedAt: publications.publishedAt,
      countedAt: portfolioFigures.countedAt,
      figures: portfolioFigures.figures,
    })
    .from(properties)
    .leftJoin(
      publications,
      and(eq(publications.propertyId, properties.id), eq(publications.number, properties.publishedNumber)),
    )
    .leftJoin(
      portfolioFigures,
      and(eq(portfolioFigures.propertyId, properties.id), eq(portfolioFigures.choice, choice)),
    )
    .where(and(isVisible(visible), beyond))
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(limit);
  const read = () => runNamed(db, { undecided: selectUndecidedProperty(db, visible.groupId, now), page });
  const found = await readWithLicenceStates(read, {
    isUndecided: ({ undecided }) => undecided.length > 0,
    decide: () => decideLicenceStates(db, visible.groupId, now),
  });
  return found.page;
}
export type PortfolioEntry = Awaited<ReturnType<typeof listPortfolio>>[number];

interface Counted {
  readonly propertyId: string;
  readonly figures: PortfolioFigures;
}

/** Replaces the cached figures of some properties. Skips purged ones. */
export function storePortfolioFigures(
  db: Database,
  counted: readonly Counted[],
  { choice, now }: { readonly choice: string; readonly now: EpochMs },
) {
  const rows = sql`(select value ->> 'propertyId' as id, value -> 'figures' as figures
    from json_each(${JSON.stringify(counted)}))`;
  return db.run(sql`insert or replace into ${portfolioFigures} (property_id, choice, counted_at, figures)
    select counted.id, ${choice}, ${now}, counted.figures from ${rows} as counted
    join ${properties} on ${properties.id} = counted.id`);
}

/** Deletes cached figures older than a moment. */
export function deletePortfolioFigures(db: Database, before: EpochMs, limit: number) {
  const old = db
    .select({ row: sql`rowid` })
    .from(portfolioFigures)
    .where(lt(portfolioFigures.countedAt, before))
    .limit(limit);
  return db.delete(portfolioFigures).where(sql`rowid in ${old}`);
}
