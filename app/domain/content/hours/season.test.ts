import { expect, it } from "vitest";
import { seasonSchema } from "./hours-schema.ts";
import {
  getNextTurn,
  hasDay,
  isInSeason,
  isWholeYear,
  type Season,
  toDate,
  toDayNumber,
  type Weekday,
} from "./season.ts";

const yearly = (from: string, to: string) => ({ kind: "yearly", from, to }) as const;
const dates = (from: string, to: string) => ({ kind: "dates", from, to }) as const;

it.each<readonly [string, Season, boolean]>([
  ["of one date", dates("2026-05-01", "2026-05-01"), true],
  ["that ends on the day before it begins", dates("2026-05-02", "2026-05-01"), false],
  ["over New Year", yearly("12-01", "02-29"), true],
  ["of a day that no year has", yearly("04-31", "05-31"), false],
])("a season %s is taken or refused [T6]", (_title, season, isTaken) => {
  expect(seasonSchema.safeParse(season).success).toBe(isTaken);
});

it.each<readonly [string, Season | null, string, boolean]>([
  ["all the year", null, "2026-05-01", true],
  ["before its first date", dates("2026-05-01", "2026-05-31"), "2026-04-30", false],
  ["its first date", dates("2026-05-01", "2026-05-31"), "2026-05-01", true],
  ["its last date", dates("2026-05-01", "2026-05-31"), "2026-05-31", true],
  ["after its last date", dates("2026-05-01", "2026-05-31"), "2026-06-01", false],
  ["before its first day", yearly("05-01", "09-30"), "2027-04-30", false],
  ["its first day", yearly("05-01", "09-30"), "2027-05-01", true],
  ["its last day", yearly("05-01", "09-30"), "2027-09-30", true],
  ["after its last day", yearly("05-01", "09-30"), "2027-10-01", false],
  ["before its first day, over New Year", yearly("12-01", "02-28"), "2026-11-30", false],
  ["its first day, over New Year", yearly("12-01", "02-28"), "2026-12-01", true],
  ["its last day, over New Year", yearly("12-01", "02-28"), "2027-02-28", true],
  ["after its last day, over New Year", yearly("12-01", "02-28"), "2027-03-01", false],
])("both ends belong to a season: %s [T1]", (_title, season, date, isIn) => {
  expect(isInSeason(season, date)).toBe(isIn);
});

it.each([
  ["01-01", "12-31", true],
  ["03-01", "02-29", true],
  ["10-01", "09-30", true],
  ["03-01", "02-28", false],
  ["01-01", "12-30", false],
  ["12-30", "12-31", false],
  ["05-01", "05-02", false],
])("from %s to %s is a whole year: %s [T3]", (from, to, isWhole) => {
  expect(isWholeYear(yearly(from, to))).toBe(isWhole);
});

it.each<readonly [string, Season, string, string]>([
  ["it begins", dates("2026-05-01", "2026-05-31"), "2026-04-01", "2026-05-01"],
  ["it has begun", dates("2026-05-01", "2026-05-31"), "2026-05-01", "2026-06-01"],
  ["it ends", dates("2026-05-01", "2026-05-31"), "2026-05-31", "2026-06-01"],
  ["it is on in this year", yearly("05-01", "09-30"), "2026-05-01", "2026-10-01"],
  ["it is over for this year", yearly("05-01", "09-30"), "2026-10-01", "2027-05-01"],
  ["a year has no 29 February", yearly("01-10", "02-29"), "2026-01-10", "2026-03-01"],
])("a season turns next, where %s [T3]", (_title, season, day, turn) => {
  expect(toDate(getNextTurn(season, toDayNumber(day)))).toBe(turn);
});

// 2026-05-04 is a Monday.
it.each<readonly [string, Season | null, readonly Weekday[], boolean]>([
  ["one Monday, a Monday", dates("2026-05-04", "2026-05-04"), [1], true],
  ["one Monday, a Tuesday", dates("2026-05-04", "2026-05-04"), [2], false],
  ["Monday to Wednesday, a Wednesday", dates("2026-05-04", "2026-05-06"), [3], true],
  ["Monday to Wednesday, a Thursday", dates("2026-05-04", "2026-05-06"), [4], false],
  ["a month from a Monday, a Sunday", dates("2026-05-04", "2026-06-04"), [7], true],
  ["every year, a Sunday", yearly("02-29", "02-29"), [7], true],
  ["all the year, a Sunday", null, [7], true],
])("a weekday is in the season or not: %s [T6]", (_title, season, days, has) => {
  expect(hasDay(season, days)).toBe(has);
});
