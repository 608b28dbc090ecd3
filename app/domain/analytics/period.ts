import { DAY_MS, type EpochMs } from "../time.ts";
import { addDays, toLocalTime } from "../zoned-time.ts";

/** Ranges of a report (S213): the last 7 or 30 days including today, one day by hours, or one month by days. */
export const ANALYTICS_RANGES = ["7d", "30d", "daily", "monthly"] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];

/** Local days of a property, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days of a report and of its comparison. */
export interface Period extends DayRange {
  readonly before: DayRange;
  /**
   * Last hour (0 to 23) that counts on the last day of `before`: a running period is compared with an equal
   * part of the previous one. `null`: the whole day counts.
   */
  readonly beforeUntilHour: number | null;
  /** Unit of a step in the series. */
  readonly step: "hour" | "day";
  /** Whether the period includes today and is still growing. */
  readonly isRunning: boolean;
}

/** Last day of the month that starts on `first`, both `YYYY-MM-DD`. */
function getLastOfMonth(first: string): string {
  const next = addDays(first, 31);
  return addDays(next, -Number(next.slice(8)));
}

function getLastDays(count: number, today: string): Pick<Period, "from" | "to" | "before"> {
  const from = addDays(today, 1 - count);
  return { from, to: today, before: { from: addDays(from, -count), to: addDays(from, -1) } };
}

/** The month of a day, up to today, and as many days of the previous month. */
function toMonthPeriod(chosen: string, today: string): Pick<Period, "from" | "to" | "before"> {
  const from = `${chosen.slice(0, 7)}-01`;
  const end = getLastOfMonth(from);
  const beforeEnd = addDays(from, -1);
  const beforeFrom = `${beforeEnd.slice(0, 7)}-01`;
  if (end < today) return { from, to: end, before: { from: beforeFrom, to: beforeEnd } };
  const sameDay = `${beforeFrom.slice(0, 8)}${today.slice(8)}`;
  return { from, to: today, before: { from: beforeFrom, to: sameDay < beforeEnd ? sameDay : beforeEnd } };
}

/**
 * The local days of a range and of its comparison: as many days just before, or the previous month. A running
 * period is compared with an equal part, to the hour.
 *
 * `date` chooses the day or month; default: the current one. `now` is epoch milliseconds.
 *
 * @returns `null` for a future day or month.
 */
export function toPeriod(
  range: AnalyticsRange,
  {
    date,
    now,
    timeZone,
  }: { readonly date?: string | undefined; readonly now: EpochMs; readonly timeZone: string },
): Period | null {
  const { day: today, hour } = toLocalTime(now, timeZone);
  const chosen = date === undefined ? today : `${date}-01`.slice(0, 10);
  const days = {
    "7d": () => getLastDays(7, today),
    "30d": () => getLastDays(30, today),
    daily: () => ({
      from: chosen,
      to: chosen,
      before: { from: addDays(chosen, -1), to: addDays(chosen, -1) },
    }),
    monthly: () => toMonthPeriod(chosen, today),
  }[range]();
  if (days.from > today) return null;
  const isRunning = days.to === today;
  // If the previous month is too short to have today's day, all of its last day counts.
  const hasSameDay = range !== "monthly" || days.before.to.slice(8) === days.to.slice(8);
  return {
    ...days,
    isRunning,
    beforeUntilHour: isRunning && hasSameDay ? hour : null,
    step: range === "daily" ? "hour" : "day",
  };
}

/** The hours of a day. */
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** Name of an hourly step: `2026-11-21T14`. */
export function toHourStep(day: string, hour: number): string {
  return `${day}T${String(hour).padStart(2, "0")}`;
}

/** Upper limit of a report: an invalid period throws instead of looping. */
const DAYS_MAX = 62;

/** Every day of a range, both ends included; empty if the end is earlier. Throws for more than two months. */
export function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(count <= DAYS_MAX)) throw new RangeError(`${from} to ${to} is no period of a report.`);
  const days: string[] = [];
  for (let day = from; days.length < count; day = getDayAfter(day)) days.push(day);
  return days;
}

/** Every month has 28 days; before the 28th, the next day is found without a calendar. */
const DAYS_OF_EVERY_MONTH = 28;

function getDayAfter(day: string): string {
  const date = Number(day.slice(-2)) + 1;
  if (date > DAYS_OF_EVERY_MONTH) return addDays(day, 1);
  return day.slice(0, -2) + String(date).padStart(2, "0");
}
