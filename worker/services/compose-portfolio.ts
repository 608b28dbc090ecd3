import { type AnalyticsRange, periodOf } from "#domain/analytics/period.ts";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { decideLicence } from "#domain/licence.ts";
import type { EpochMs } from "#domain/time.ts";
import type { PortfolioEntry } from "../db/portfolio.ts";
import { licenceOf } from "../db/properties.ts";

interface Asked {
  readonly range: AnalyticsRange;
  readonly date: string | undefined;
  readonly now: EpochMs;
}

/**
 * A property's line among its group's: one call of its own analytics, at its own clock. Without figures where
 * the licence is not valid, or where the day or month has not come there yet.
 */
export async function composePortfolioRow(
  env: Pick<Env, "PROPERTY_ANALYTICS">,
  { property, licence, publishedAt }: PortfolioEntry,
  { range, date, now }: Asked,
): Promise<PortfolioRow> {
  const { id, name, timeZone } = property;
  const published = publishedAt === null ? null : new Date(publishedAt).toISOString();
  const isLicensed = decideLicence(licenceOf(licence), now).isValid;
  const row = { propertyId: id, name, publishedAt: published, isLicensed, figures: null };
  const period = periodOf(range, { date, now, timeZone });
  if (period === null || !isLicensed) return row;
  const totals = await env.PROPERTY_ANALYTICS.getByName(id).totals(period, { now, timeZone });
  return { ...row, figures: { from: period.from, to: period.to, ...totals } };
}
