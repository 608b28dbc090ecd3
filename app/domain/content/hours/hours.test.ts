import { describe, expect, it } from "vitest";
import { getEffectiveHours, getPastDates, type Hours } from "./hours.ts";
import { hoursSchema } from "./hours-schema.ts";

const ID = "abcdefghijklmnopqrstuvw";
const toId = (index: number) => `${ID}${"abcdefghij"[index]}`;

interface Row {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly nextDay?: boolean;
  readonly season?: unknown;
}

function asked(rows: readonly Row[], exceptions: readonly { date: string; open: unknown }[] = []) {
  return {
    outside: "close",
    windows: rows.map((row, index) => ({ id: toId(index), nextDay: false, season: null, ...row })),
    exceptions: exceptions.map((one, index) => ({ id: toId(index + 5), ...one })),
  };
}

function refusals(value: unknown): readonly string[] {
  const { error } = hoursSchema.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

const yearly = (from: string, to: string) => ({ kind: "yearly", from, to });
const dates = (from: string, to: string) => ({ kind: "dates", from, to });

describe("invalid hours are refused at their field", () => {
  it.each([
    ["nothing at all", asked([]), "windows: required"],
    ["no day", asked([{ days: [], from: "07:00", to: "10:00" }]), "windows.0.days: required"],
    [
      "an end before the start",
      asked([{ days: [1], from: "22:00", to: "01:00" }]),
      "windows.0.to: hours_end_before_start",
    ],
    [
      "an end at the start",
      asked([{ days: [1], from: "22:00", to: "22:00" }]),
      "windows.0.to: hours_end_before_start",
    ],
    [
      "more than a day",
      asked([{ days: [1], from: "07:00", to: "08:00", nextDay: true }]),
      "windows.0.to: hours_over_a_day",
    ],
    [
      "a time that is none",
      asked([{ days: [1], from: "7:00", to: "24:00" }]),
      "windows.0.from: invalid_time",
    ],
    [
      "30 February",
      asked([{ days: [1], from: "07:00", to: "08:00", season: yearly("02-30", "03-01") }]),
      "windows.0.season.from: season_never",
    ],
    [
      "a season that ends before it starts",
      asked([{ days: [1], from: "07:00", to: "08:00", season: dates("2026-05-02", "2026-05-01") }]),
      "windows.0.season.to: season_never",
    ],
    [
      "a season without that weekday",
      asked([{ days: [1], from: "07:00", to: "08:00", season: dates("2026-05-01", "2026-05-03") }]),
      "windows.0.season.to: season_never",
    ],
    [
      "windows that overlap",
      asked([
        { days: [1, 2], from: "07:00", to: "10:00" },
        { days: [2], from: "09:59", to: "12:00" },
      ]),
      "windows.1.from: hours_overlap",
    ],
    [
      "a night into the next morning",
      asked([
        { days: [7], from: "22:00", to: "02:00", nextDay: true },
        { days: [1], from: "01:00", to: "03:00" },
      ]),
      "windows.1.from: hours_overlap",
    ],
    [
      "a season within another",
      asked([
        { days: [5], from: "22:00", to: "23:00" },
        { days: [5], from: "22:30", to: "23:30", season: yearly("05-01", "09-30") },
      ]),
      "windows.1.from: hours_overlap",
    ],
    [
      "a date closed and open",
      asked(
        [],
        [
          { date: "2026-12-25", open: null },
          { date: "2026-12-25", open: { from: "10:00", to: "11:00", nextDay: false } },
        ],
      ),
      "exceptions.1.date: date_twice",
    ],
    [
      "an emptied date beside a season of every year",
      asked([
        { days: [1], from: "07:00", to: "08:00", season: yearly("06-01", "08-31") },
        { days: [1], from: "07:00", to: "08:00", season: dates("", "2027-03-01") },
      ]),
      "windows.1.season.from: invalid_date",
    ],
    [
      "a day that no year has beside dates",
      asked([
        { days: [1], from: "07:00", to: "08:00", season: dates("2027-02-01", "2027-03-01") },
        { days: [1], from: "07:00", to: "08:00", season: yearly("", "02-31") },
      ]),
      "windows.1.season.to: season_never",
    ],
    [
      "a year that clocks don't have",
      asked([], [{ date: "9999-12-31", open: null }]),
      "exceptions.0.date: invalid_date",
    ],
    [
      "a date that is none",
      asked([], [{ date: "2026-02-30", open: null }]),
      "exceptions.0.date: invalid_date",
    ],
  ])("%s [T6]", (_title, value, refusal) => {
    expect(refusals(value)).toContain(refusal);
  });

  it.each([
    [
      "windows that touch",
      asked([
        { days: [1], from: "07:00", to: "10:30" },
        { days: [1], from: "10:30", to: "12:00" },
      ]),
    ],
    [
      "a window and a date",
      asked([{ days: [1], from: "07:00", to: "10:30" }], [{ date: "2026-12-25", open: null }]),
    ],
    ["a whole day", asked([{ days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "00:00", nextDay: true }])],
    [
      "seasons that never meet",
      asked([
        { days: [5], from: "22:00", to: "23:00", season: yearly("10-01", "04-30") },
        { days: [5], from: "22:30", to: "23:30", season: yearly("05-01", "09-30") },
      ]),
    ],
    [
      "two openings of one date",
      asked(
        [],
        [
          { date: "2026-12-25", open: { from: "10:00", to: "11:00", nextDay: false } },
          { date: "2026-12-25", open: { from: "18:00", to: "01:00", nextDay: true } },
        ],
      ),
    ],
  ])("but not %s [T1]", (_title, value) => {
    expect(refusals(value)).toEqual([]);
  });

  it("dates in the past are refused, unless already stored [T6]", () => {
    const stored = hoursSchema.parse(asked([], [{ date: "2026-11-01", open: null }]));
    const next: Hours = {
      ...stored,
      exceptions: [...stored.exceptions, { id: toId(1), date: "2026-11-20", open: null }],
    };
    expect(getPastDates(next, stored, "2026-11-22")).toEqual([
      { path: ["exceptions", 1, "date"], code: "date_past" },
    ]);
    expect(getPastDates(next, stored, "2026-11-20")).toEqual([]);
    const season = hoursSchema.parse(
      asked([{ days: [1], from: "07:00", to: "08:00", season: dates("2026-05-01", "2026-10-31") }]),
    );
    expect(getPastDates(season, null, "2026-11-22")).toEqual([
      { path: ["windows", 0, "season", "to"], code: "season_past" },
    ]);
    expect(getPastDates(season, null, "2026-10-31")).toEqual([]);
    expect(getPastDates(season, season, "2026-11-22")).toEqual([]);
  });
});

it("a translation follows its original's hours unless it has its own [T1]", () => {
  const hours = hoursSchema.parse(asked([{ days: [1], from: "07:00", to: "08:00" }]));
  expect(getEffectiveHours(undefined, hours)).toBe(hours);
  expect(getEffectiveHours(null, hours)).toBeNull();
  expect(getEffectiveHours(hours, null)).toBe(hours);
  expect(getEffectiveHours(undefined, undefined)).toBeNull();
});
