import { ANALYTICS_RANGES, type AnalyticsRange } from "#domain/analytics/period.ts";
import { DAY_OR_MONTH_PATTERN } from "#domain/date.ts";
import { addDays } from "#domain/zoned-time.ts";

/** Which figures a screen shows: its address says so, so that it can be shared and gone back to. */
export interface Choice {
  readonly range: AnalyticsRange;
  /** The day of `daily` (`YYYY-MM-DD`) or the month of `monthly` (`YYYY-MM`); null for the present one. */
  readonly date: string | null;
}

/** What opens without a word in the address. */
const FIRST_RANGE: AnalyticsRange = "30d";

const DATE_LENGTHS: Partial<Record<AnalyticsRange, number>> = { daily: 10, monthly: 7 };

/** The choice in an address. Whatever is no range or no date is passed over. */
export function readChoice(search: URLSearchParams): Choice {
  const range = ANALYTICS_RANGES.find((known) => known === search.get("range")) ?? FIRST_RANGE;
  const date = search.get("date") ?? "";
  const isDate = DAY_OR_MONTH_PATTERN.test(date) && date.length === DATE_LENGTHS[range];
  return { range, date: isDate ? date : null };
}

/** A choice as the search part of an address; empty for what opens by itself. */
export function toSearch({ range, date }: Choice): string {
  if (range === FIRST_RANGE) return "";
  return `?${new URLSearchParams(date === null ? { range } : { range, date })}`;
}

/** A choice as the query of the API. */
export function toQuery({ range, date }: Choice): { range: AnalyticsRange; date?: string } {
  return date === null ? { range } : { range, date };
}

/** The choice of a day or month; the present one is not named, so that it stays the present one tomorrow. */
export function chooseDate(range: "daily" | "monthly", date: string, today: string): Choice {
  return { range, date: today.startsWith(date) ? null : date };
}

/** The month that is `count` months after another, `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The day or month before and after a chosen one; null for what has not come yet. */
export function getNeighbours(
  range: "daily" | "monthly",
  date: string,
  today: string,
): { readonly earlier: string; readonly later: string | null } {
  const move = range === "daily" ? addDays : addMonths;
  const later = move(date, 1);
  return { earlier: move(date, -1), later: later <= today.slice(0, date.length) ? later : null };
}

/** Every month from the first with anything known, newest first; at least the chosen one and the present one. */
export function monthsUntil(today: string, since: string | null, chosen: string, most = 60): string[] {
  const last = today.slice(0, 7);
  const first = [since?.slice(0, 7) ?? last, chosen].sort()[0] ?? last;
  const months: string[] = [];
  for (let month = last; month >= first && months.length < most; month = addMonths(month, -1)) {
    months.push(month);
  }
  return months.includes(chosen) ? months : [...months, chosen];
}
