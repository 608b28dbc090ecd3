import { describe, expect, it } from "vitest";
import {
  addDays,
  firstMomentAt,
  getMonday,
  midnightOn,
  parseWallTime,
  toLocalClock,
  toLocalTime,
  toWallTime,
} from "./zoned-time.ts";

describe("a local time in a zone", () => {
  it.each([
    ["2026-07-01T14:05", "Europe/Rome", "2026-07-01T12:05:00.000Z"],
    ["2026-12-01T14:05", "Europe/Rome", "2026-12-01T13:05:00.000Z"],
    ["2026-07-01T00:30", "Pacific/Auckland", "2026-06-30T12:30:00.000Z"],
    ["2026-07-01T00:30", "Asia/Kathmandu", "2026-06-30T18:45:00.000Z"],
    ["2026-03-29T02:30", "Europe/Rome", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25T02:30", "Europe/Rome", "2026-10-25T00:30:00.000Z"],
  ])("%s in %s is %s", (wallTime, zone, moment) => {
    const at = parseWallTime(wallTime, zone);
    expect(at === null ? null : new Date(at).toISOString()).toBe(moment);
  });

  it("converts back unchanged, except in the skipped hour", () => {
    for (const wallTime of ["2026-03-29T01:59", "2026-03-29T03:00", "2026-10-25T02:30"]) {
      expect(toWallTime(parseWallTime(wallTime, "Europe/Rome") ?? 0, "Europe/Rome")).toBe(wallTime);
    }
  });

  it.each(["", "2026-13-01T00:00", "tomorrow"])("%s is not a time", (text) => {
    expect(parseWallTime(text, "UTC")).toBeNull();
  });
});

describe("a property's clock", () => {
  it.each([
    ["2026-06-30T22:30:00Z", "Europe/Rome", "2026-07-01", 0],
    ["2026-06-30T22:30:00Z", "America/New_York", "2026-06-30", 18],
    // Both passes of the repeated hour, and the moment after the skipped hour.
    ["2026-10-25T00:30:00Z", "Europe/Rome", "2026-10-25", 2],
    ["2026-10-25T01:30:00Z", "Europe/Rome", "2026-10-25", 2],
    ["2026-03-29T01:00:00Z", "Europe/Rome", "2026-03-29", 3],
    ["2026-01-01T00:00:00Z", "Asia/Kathmandu", "2026-01-01", 5],
  ])("shows %s in %s as %s, hour %i [S214]", (moment, timeZone, day, hour) => {
    expect(toLocalTime(Date.parse(moment), timeZone)).toMatchObject({ day, hour });
  });

  it("shows the same moment in each zone, to the millisecond [S214]", () => {
    const at = Date.parse("2026-06-30T22:37:41.123Z");
    const sinceMidnight = (hours: number, minutes: number) =>
      ((hours * 60 + minutes) * 60 + 41) * 1_000 + 123;
    const shown = ["Europe/Rome", "Asia/Kathmandu", "Europe/Rome"].map((zone) => toLocalTime(at, zone));
    const rome = { day: "2026-07-01", hour: 0, sinceMidnightMs: sinceMidnight(0, 37) };
    expect(shown).toEqual([
      rome,
      { day: "2026-07-01", hour: 4, sinceMidnightMs: sinceMidnight(4, 22) },
      rome,
    ]);
  });

  it("advances within a quarter of an hour [S214]", () => {
    const start = Date.parse("2026-06-30T09:15:00.000Z");
    for (const passed of [0, 1, 61_001, 899_999]) {
      expect(toLocalTime(start + passed, "UTC").sinceMidnightMs).toBe((9 * 60 + 15) * 60_000 + passed);
    }
  });

  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-18", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-03-01", "2026-02-23"],
  ])("has the week of %s begin on Monday %s", (day, monday) => {
    expect(getMonday(day)).toBe(monday);
  });

  it("counts days across month ends and leap days [S213]", () => {
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });
});

describe("the first and last allowed dates, and beyond", () => {
  const ZONES = [
    "Europe/Rome",
    "Pacific/Auckland",
    "America/New_York",
    "Asia/Kathmandu",
    "Pacific/Kiritimati",
  ];

  it.each(ZONES)("each midnight has a moment, and its clock shows it, in %s [T3]", (timeZone) => {
    for (const day of ["2000-01-01", "2099-12-31", "2100-02-28", "2199-12-31", "2200-01-01"]) {
      const clock = Date.parse(`${day}T00:00:00Z`);
      const at = firstMomentAt(clock, timeZone);
      expect(parseWallTime(`${day}T00:00`, timeZone), day).toBe(at);
      expect(toLocalClock(at, timeZone), day).toBe(clock);
      expect(toWallTime(at, timeZone)).toBe(`${day}T00:00`);
      expect(toLocalTime(at, timeZone)).toMatchObject({ day, hour: 0, sinceMidnightMs: 0 });
    }
  });

  it.each(ZONES)("stored days of other years never fail, in %s [T3]", (timeZone) => {
    for (const day of ["0026-11-23", "0099-12-31", "0999-12-31", "9999-12-30", "9999-12-31"]) {
      const clock = Date.parse(`${day}T00:00:00Z`);
      expect(Math.abs(firstMomentAt(clock, timeZone) - clock), day).toBeLessThan(2 * 86_400_000);
      expect(parseWallTime(`${day}T23:59`, timeZone), day).not.toBeNaN();
    }
  });

  it("two-digit years are not taken for 19xx [T3]", () => {
    expect(new Date(midnightOn(26, 11, 23)).toISOString()).toBe("0026-11-23T00:00:00.000Z");
    expect(addDays("0026-11-23", 1)).toBe("0026-11-24");
    expect(addDays("0000-01-01", -1)).toBe("-000001-12-31");
    expect(addDays("9999-12-31", 1)).toBe("+010000-01-01");
  });
});
