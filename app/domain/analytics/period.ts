import { DAY_MS, type EpochMs } from "../time.ts";
import { addDays, localTimeOf } from "../zoned-time.ts";

/**
 * Ranges of a report (S213): the last 7 and 30 days with today, a chosen day by its hours, and a chosen
 * calendar month by its days.
 */
export const ANALYTICS_RANGES = ["7d", "30d", "daily", "monthly"] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];

/** Days of a property's own calendar, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What a report is about, and what it is compared with. */
export interface Period extends Days {
  readonly before: Days;
  /**
   * The last hour of the day (0 to 23) that counts on the last day of `before`, so that a period which is
   * still running is compared with as much of the one before; null where the whole of it counts.
   */
  readonly beforeUntilHour: number | null;
  /** What one step of the series is. */
  readonly step: "hour" | "day";
  /** Whether it takes in the present day, and will grow. */
  readonly isRunning: boolean;
}

/** The last day of the month that begins with a day, both `YYYY-MM-DD`. */
function lastOfMonth(first: string): string {
  const next = addDays(first, 31);
  return addDays(next, -Number(next.slice(8)));
}

function lastDays(count: number, today: string): Pick<Period, "from" | "to" | "before"> {
  const from = addDays(today, 1 - count);
  return { from, to: today, before: { from: addDays(from, -count), to: addDays(from, -1) } };
}

/** The month that holds a day, as far as it has gone, and as many days of the month before. */
function monthOf(chosen: string, today: string): Pick<Period, "from" | "to" | "before"> {
  const from = `${chosen.slice(0, 7)}-01`;
  const end = lastOfMonth(from);
  const beforeEnd = addDays(from, -1);
  const beforeFrom = `${beforeEnd.slice(0, 7)}-01`;
  if (end < today) return { from, to: end, before: { from: beforeFrom, to: beforeEnd } };
  const sameDay = `${beforeFrom.slice(0, 8)}${today.slice(8)}`;
  return { from, to: today, before: { from: beforeFrom, to: sameDay < beforeEnd ? sameDay : beforeEnd } };
}

/**
 * The days of a range as a property's calendar has them, and the days before that it is compared with: as
 * many days just before, or the month before. Of a running period, only as much of the one before as has
 * gone of this one, to the hour.
 *
 * `date` chooses the day or the month; without one it is the present one. `now` is epoch milliseconds.
 *
 * @returns null for a day or month that has not come yet.
 */
export function periodOf(
  range: AnalyticsRange,
  {
    date,
    now,
    timeZone,
  }: { readonly date?: string | undefined; readonly now: EpochMs; readonly timeZone: string },
): Period | null {
  const { day: today, hour } = localTimeOf(now, timeZone);
  const chosen = date === undefined ? today : `${date}-01`.slice(0, 10);
  const days = {
    "7d": () => lastDays(7, today),
    "30d": () => lastDays(30, today),
    daily: () => ({
      from: chosen,
      to: chosen,
      before: { from: addDays(chosen, -1), to: addDays(chosen, -1) },
    }),
    monthly: () => monthOf(chosen, today),
  }[range]();
  if (days.from > today) return null;
  const isRunning = days.to === today;
  // A shorter month before has no such day that could be cut.
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

/** What an hour of a day is called among steps: `2026-11-21T14`. */
export function hourStep(day: string, hour: number): string {
  return `${day}T${String(hour).padStart(2, "0")}`;
}

/** No report has more: two months, so that a wrong period is a failure rather than a loop. */
const DAYS_MAX = 62;

/** Every day from one to another, both included; none where the end is earlier. Throws for more than two months. */
export function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(count <= DAYS_MAX)) throw new RangeError(`${from} to ${to} is no period of a report.`);
  const days: string[] = [];
  for (let day = from; days.length < count; day = dayAfter(day)) days.push(day);
  return days;
}

/** Which every month has: until then the calendar need not be asked. */
const DAYS_OF_EVERY_MONTH = 28;

function dayAfter(day: string): string {
  const date = Number(day.slice(-2)) + 1;
  if (date > DAYS_OF_EVERY_MONTH) return addDays(day, 1);
  return day.slice(0, -2) + String(date).padStart(2, "0");
}
