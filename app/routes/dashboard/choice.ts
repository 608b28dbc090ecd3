import { ANALYTICS_RANGES, type AnalyticsRange } from "#domain/analytics/period.ts";
import { DAY_OR_MONTH_PATTERN } from "#domain/date.ts";
import { addDays } from "#domain/zoned-time.ts";

/** The shown range; stored in the address, so that it can be shared and bookmarked. */
export interface Choice {
  readonly range: AnalyticsRange;
  /** Day of `daily` (`YYYY-MM-DD`) or month of `monthly` (`YYYY-MM`); `null`: the present one. */
  readonly date: string | null;
}

/** Default range, not in the address. */
const FIRST_RANGE: AnalyticsRange = "30d";

const DATE_LENGTHS: Partial<Record<AnalyticsRange, number>> = { daily: 10, monthly: 7 };

/** Parses the choice in an address. Invalid values are ignored. */
export function readChoice(search: URLSearchParams): Choice {
  const range = ANALYTICS_RANGES.find((known) => known === search.get("range")) ?? FIRST_RANGE;
  const date = search.get("date") ?? "";
  const isDate = DAY_OR_MONTH_PATTERN.test(date) && date.length === DATE_LENGTHS[range];
  return { range, date: isDate ? date : null };
}

/** A choice as a query string; empty for the default. */
export function toSearch({ range, date }: Choice): string {
  if (range === FIRST_RANGE) return "";
  return `?${new URLSearchParams(date === null ? { range } : { range, date })}`;
}

/** A choice as the API's query. */
export function toQuery({ range, date }: Choice): { range: AnalyticsRange; date?: string } {
  return date === null ? { range } : { range, date };
}

/** Chooses a day or month; the present one becomes `null`, so that it stays current tomorrow. */
export function chooseDate(range: "daily" | "monthly", date: string, today: string): Choice {
  return { range, date: today.startsWith(date) ? null : date };
}

/** Adds months to `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The previous and the next day or month; the next one is `null` if it is in the future. */
export function getNeighbours(
  range: "daily" | "monthly",
  date: string,
  today: string,
): { readonly earlier: string; readonly later: string | null } {
  const move = range === "daily" ? addDays : addMonths;
  const later = move(date, 1);
  return { earlier: move(date, -1), later: later <= today.slice(0, date.length) ? later : null };
}

/** Months with data, newest first; at least the chosen and the present one. */
export function monthsUntil(today: string, since: string | null, chosen: string, most = 60): string[] {
  const last = today.slice(0, 7);
  const first = [since?.slice(0, 7) ?? last, chosen].sort()[0] ?? last;
  const months: string[] = [];
  for (let month = last; month >= first && months.length < most; month = addMonths(month, -1)) {
    months.push(month);
  }
  return months.includes(chosen) ? months : [...months, chosen];
}
