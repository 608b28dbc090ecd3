import { type AnalyticsRange, toPeriod } from "#domain/analytics/period.ts";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { VALID_LICENCE_STATES } from "#domain/property/licence.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import type { VisibleProperties } from "../../db/account/visible-properties.ts";
import type { Database } from "../../db/client.ts";
import { listPortfolio, type PortfolioEntry, storePortfolioFigures } from "../../db/property/portfolio.ts";
import type { PropertyCursor } from "../../db/property/property-list.ts";

/** Properties counted per request: each needs a call to its own analytics object. */
export const COUNTED_MAX = 50;
/** Maximal age of a cached count in a large group. */
const FRESH_MS = 10 * MINUTE_MS;

interface Asked {
  readonly range: AnalyticsRange;
  readonly date: string | undefined;
  readonly now: EpochMs;
}

interface AskedPage extends Asked {
  readonly visible: VisibleProperties;
  readonly limit: number;
  readonly after: PropertyCursor | null;
}

type Bindings = Pick<Env, "PROPERTY_ANALYTICS">;

/**
 * A page of the visible properties with their figures. Groups up to `COUNTED_MAX` properties are counted at each
 * request. For larger groups, a page of at most that size refreshes counts older than ten minutes and caches
 * them; a longer page shows cached counts only. A property is thus counted at most six times an hour.
 */
export async function composePortfolio(
  env: Bindings,
  db: Database,
  { visible, limit, after, ...asked }: AskedPage,
): Promise<{ items: PortfolioRow[]; last: PortfolioEntry | null }> {
  const choice = asked.date === undefined ? asked.range : `${asked.range} ${asked.date}`;
  const found = await listPortfolio(db, visible, { limit: limit + 1, after, choice, now: asked.now });
  const page = found.slice(0, limit);
  const last = found.length > limit ? (page.at(-1) ?? null) : null;
  const kept = page.map((entry) => toRow(entry, asked));
  if (page.length > COUNTED_MAX) return { items: kept, last };
  const isWhole = after === null && last === null;
  const items = await Promise.all(
    page.map((entry, index) => {
      const row = kept[index] ?? toRow(entry, asked);
      return row.isDue || isWhole ? countRow(env, { row, entry, asked }) : row;
    }),
  );
  const counted = items.flatMap(({ propertyId, figures }, index) =>
    figures && kept[index]?.isDue ? [{ propertyId, figures }] : [],
  );
  if (!isWhole && counted.length > 0) await storePortfolioFigures(db, counted, { choice, now: asked.now });
  return { items, last };
}

/** A property's line with its cached count, which is used only if it is from the property's present day. */
function toRow(entry: PortfolioEntry, { range, date, now }: Asked): PortfolioRow {
  const { id, name, timeZone, licenceState, publishedAt, countedAt, figures } = entry;
  const isLicensed = VALID_LICENCE_STATES.some((state) => state === licenceState);
  const published = publishedAt === null ? null : new Date(publishedAt).toISOString();
  const row = { propertyId: id, name, publishedAt: published, isLicensed, figures: null, countedAt: null };
  if (!isLicensed || toPeriod(range, { date, now, timeZone }) === null) return { ...row, isDue: false };
  const toDay = (at: EpochMs) => toLocalTime(at, timeZone).day;
  if (countedAt === null || toDay(countedAt) !== toDay(now)) return { ...row, isDue: true };
  const isDue = now - countedAt > FRESH_MS;
  return { ...row, figures, countedAt: new Date(countedAt).toISOString(), isDue };
}

interface Line {
  readonly row: PortfolioRow;
  readonly entry: PortfolioEntry;
  readonly asked: Asked;
}

/**
 * A property's current line: one call to its analytics object, in its time zone. No figures if the licence is
 * invalid, or if the period has not begun in that zone.
 */
async function countRow(
  env: Bindings,
  { row, entry, asked: { range, date, now } }: Line,
): Promise<PortfolioRow> {
  const { id, timeZone } = entry;
  const period = toPeriod(range, { date, now, timeZone });
  if (period === null || !row.isLicensed) return row;
  const totals = await env.PROPERTY_ANALYTICS.getByName(id).totals(period, { now, timeZone });
  const figures = { from: period.from, to: period.to, ...totals };
  return { ...row, figures, countedAt: new Date(now).toISOString(), isDue: false };
}
