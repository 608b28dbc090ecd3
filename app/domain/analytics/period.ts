import { z } from "zod";
import type { EpochMs } from "../time.ts";
import { addDays, localTimeOf } from "../zoned-time.ts";

/**
 * Ranges of a report (S213): the last 7 and 30 days with today, a chosen day by its hours, and a chosen
 * calendar month by its days.
 */
export const ANALYTICS_RANGES = ["7d", "30d", "daily", "monthly"] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];
export const analyticsRangeSchema = z.enum(ANALYTICS_RANGES);

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

const DAY_PATTERN = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** A day, or a month as `YYYY-MM`, that exists in the calendar. */
export const chosenDateSchema = z
  .string()
  .max("YYYY-MM-DD".length, { error: "invalid_date", abort: true })
  .refine(
    (text) => DAY_PATTERN.test(text) && z.iso.date().safeParse(`${text}-01`.slice(0, 10)).success,
    "invalid_date",
  );

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
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

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
