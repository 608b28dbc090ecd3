import { env } from "cloudflare:workers";
import { type AnalyticsRange, toPeriod } from "#domain/analytics/period.ts";
import type { Figures } from "#domain/analytics/report.ts";
import type { VisitTraits } from "#worker/analytics/count-events.ts";

interface Wanted {
  readonly range?: AnalyticsRange;
  readonly date?: string;
  readonly now?: number;
  /** The property's own zone, which decides the day. */
  readonly timeZone: string;
}

/** A property's analytics of a range. */
export async function fetchFigures(
  propertyId: string,
  { range = "daily", date, now = Date.now(), timeZone }: Wanted,
): Promise<Figures> {
  const period = toPeriod(range, { date, now, timeZone });
  if (period === null) throw new Error("That day has not come yet.");
  return env.PROPERTY_ANALYTICS.getByName(propertyId).report(period, { now, timeZone });
}

/** The totals without their comparison values. */
export function getValues(totals: Figures["totals"]): Record<string, number | null> {
  return Object.fromEntries(Object.entries(totals).map(([name, figure]) => [name, figure?.value ?? null]));
}

/** A visit for tests that are not about visits. */
export const PLAIN_VISIT: VisitTraits = { language: "en", asked: null, device: "phone", via: "direct" };
