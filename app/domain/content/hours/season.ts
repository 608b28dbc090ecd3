import type { z } from "#domain/zod.ts";
import { isDate } from "../../date.ts";
import { DAY_MS } from "../../time.ts";
import { midnightOn } from "../../zoned-time.ts";
import type { seasonSchema } from "./hours-schema.ts";

/** A leap year: in it every day of a year exists. */
const ANY_YEAR = 2024;

export const DAY_OF_YEAR_PATTERN =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

export type Season = z.infer<typeof seasonSchema>;

/** Whether a season being typed has valid days in the right order. */
export function isWholeSeason({ kind, from, to }: Season): boolean {
  if (kind === "yearly") return DAY_OF_YEAR_PATTERN.test(from) && DAY_OF_YEAR_PATTERN.test(to);
  return isDate(from) && isDate(to) && from <= to;
}

/** ISO 8601: Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days since 1970-01-01 for a date `YYYY-MM-DD`. */
export function toDayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** `YYYY-MM-DD` for days since 1970-01-01. */
export function toDate(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

export function toWeekday(dayNumber: number): Weekday {
  // 1970-01-01 was a Thursday.
  return (((((dayNumber + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** Whether a date `YYYY-MM-DD` is in a season; `null`: all year. */
export function isInSeason(season: Season | null, date: string): boolean {
  if (season === null) return true;
  const { kind, from, to } = season;
  if (kind === "dates") return from <= date && date <= to;
  const day = date.slice("2024-".length);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** Whether a yearly season covers the whole year: it ends on the day before it begins. */
export function isWholeYear({ from, to }: Extract<Season, { kind: "yearly" }>): boolean {
  const next = dayIn(ANY_YEAR, to) + 1;
  return next === dayIn(ANY_YEAR, from) || next === dayIn(ANY_YEAR + 1, from);
}

/**
 * The next day after `day` on which a season may begin or have ended, in days since 1970-01-01. In years
 * without 29 February it counts as 1 March.
 */
export function getNextTurn({ kind, from, to }: Season, day: number): number {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const turns =
    kind === "dates"
      ? [toDayNumber(from), toDayNumber(to) + 1]
      : [year, year + 1].flatMap((each) => [dayIn(each, from), dayAfterIn(each, to)]);
  return Math.min(...turns.filter((turn) => turn > day));
}

/** The day after `MM-DD` in a year. */
function dayAfterIn(year: number, day: string): number {
  return day === "02-29" ? dayIn(year, "03-01") : dayIn(year, day) + 1;
}

/** The day number of `MM-DD` in a year. */
function dayIn(year: number, day: string): number {
  return midnightOn(year, Number(day.slice(0, 2)), Number(day.slice(3))) / DAY_MS;
}

/** Whether any of the weekdays occurs in the season. */
export function hasDay(season: Season | null, days: readonly Weekday[]): boolean {
  if (season?.kind !== "dates") return true;
  const [first, last] = [toDayNumber(season.from), toDayNumber(season.to)];
  for (let day = first; day <= Math.min(last, first + 6); day += 1) {
    if (days.includes(toWeekday(day))) return true;
  }
  return false;
}
