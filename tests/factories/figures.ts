import { env } from "cloudflare:workers";
import { type AnalyticsRange, toPeriod } from "#domain/analytics/period.ts";
import type { Figures } from "#domain/analytics/report.ts";
import type { VisitTraits } from "#worker/analytics/count-events.ts";

interface Wanted {
  readonly range?: AnalyticsRange;
  readonly date?: string;
  readonly now?: number;
  /** The property's own: in another one, a day is another day for some hours of each. */
  readonly timeZone: string;
}

/** The figures that a property's own analytics give of a range. */
export async function fetchFigures(
  propertyId: string,
  { range = "daily", date, now = Date.now(), timeZone }: Wanted,
): Promise<Figures> {
  const period = toPeriod(range, { date, now, timeZone });
  if (period === null) throw new Error("That day has not come yet.");
  return env.PROPERTY_ANALYTICS.getByName(propertyId).report(period, { now, timeZone });
}

/** Every figure of some totals without what it is compared with. */
export function getValues(totals: Figures["totals"]): Record<string, number | null> {
  return Object.fromEntries(Object.entries(totals).map(([name, figure]) => [name, figure?.value ?? null]));
}

/** Circumstances of a visit, for tests that are not about them. */
export const PLAIN_VISIT: VisitTraits = { language: "en", asked: null, device: "phone", via: "direct" };
