import { describe, expect, it } from "vitest";
import { dayOrMonthSchema } from "../value-schemas.ts";
import { type AnalyticsRange, daysBetween, toPeriod } from "./period.ts";

const ROME = "Europe/Rome";
const period = (range: AnalyticsRange, now: string, date?: string) =>
  toPeriod(range, { date, now: Date.parse(now), timeZone: ROME });

describe("the days of a range", () => {
  it.each([
    ["7d", undefined, "2026-02-25", "2026-03-03", "2026-02-18", "2026-02-24"],
    ["30d", undefined, "2026-02-02", "2026-03-03", "2026-01-03", "2026-02-01"],
    ["daily", undefined, "2026-03-03", "2026-03-03", "2026-03-02", "2026-03-02"],
    ["daily", "2026-03-01", "2026-03-01", "2026-03-01", "2026-02-28", "2026-02-28"],
    ["monthly", undefined, "2026-03-01", "2026-03-03", "2026-02-01", "2026-02-03"],
    ["monthly", "2026-02", "2026-02-01", "2026-02-28", "2026-01-01", "2026-01-31"],
    ["monthly", "2024-02-11", "2024-02-01", "2024-02-29", "2024-01-01", "2024-01-31"],
    ["monthly", "2026-01", "2026-01-01", "2026-01-31", "2025-12-01", "2025-12-31"],
  ] as const)(
    "of %s, chosen %s, are %s to %s, beside %s to %s [S213]",
    (range, date, from, to, since, until) => {
      expect(period(range, "2026-03-03T11:20:00Z", date)).toMatchObject({
        from,
        to,
        before: { from: since, to: until },
      });
    },
  );

  it("in progress are compared with the same part of the days before, to the hour [S213]", () => {
    const now = "2026-03-03T11:20:00Z";
    for (const range of ["7d", "30d", "daily", "monthly"] as const) {
      expect(period(range, now)).toMatchObject({ isRunning: true, beforeUntilHour: 12 });
    }
    expect(period("daily", now, "2026-03-02")).toMatchObject({ isRunning: false, beforeUntilHour: null });
    expect(period("monthly", now, "2026-02")).toMatchObject({ isRunning: false, beforeUntilHour: null });
  });

  it("of a month are compared with a shorter month up to its end [S213]", () => {
    expect(period("monthly", "2026-03-30T11:20:00Z")).toMatchObject({
      before: { from: "2026-02-01", to: "2026-02-28" },
      beforeUntilHour: null,
    });
  });

  it("of a month on its last day are compared with as many days of the previous month [S213]", () => {
    expect(period("monthly", "2026-04-30T11:20:00Z")).toMatchObject({
      to: "2026-04-30",
      isRunning: true,
      before: { from: "2026-03-01", to: "2026-03-30" },
      beforeUntilHour: 13,
    });
  });

  it("have hourly steps for one day, otherwise daily ones [S213]", () => {
    const steps = (["daily", "7d", "30d", "monthly"] as const).map(
      (range) => period(range, "2026-03-03T11:20:00Z")?.step,
    );
    expect(steps).toEqual(["hour", "day", "day", "day"]);
  });

  it("begin and end with the property's own day [S214]", () => {
    expect(period("daily", "2026-03-03T23:30:00Z")).toMatchObject({ from: "2026-03-04" });
  });

  it("are null for a future day or month [S213]", () => {
    expect(period("daily", "2026-03-03T11:20:00Z", "2026-03-04")).toBeNull();
    expect(period("monthly", "2026-03-03T11:20:00Z", "2026-04")).toBeNull();
  });
});

it("the days between two dates include both [S213]", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  expect(daysBetween("2028-02-28", "2028-02-28")).toEqual(["2028-02-28"]);
  expect(daysBetween("2028-02-28", "2028-02-27")).toEqual([]);
});

it("a month has 28 to 31 days in any year, and more than two months are refused [S213]", () => {
  for (const month of ["0001-01", "0026-01", "0099-12", "1900-02", "2024-02", "2025-02", "2199-12"]) {
    const chosen = toPeriod("monthly", {
      date: month,
      now: Date.parse("2200-06-01T00:00:00Z"),
      timeZone: ROME,
    });
    const { from = "", to = "", before } = chosen ?? {};
    expect([from.slice(0, 7), to.slice(0, 7)]).toEqual([month, month]);
    expect(daysBetween(from, to).length, month).toBeLessThanOrEqual(31);
    expect(daysBetween(before?.from ?? "", before?.to ?? "").length, month).toBeLessThanOrEqual(31);
  }
  expect(() => daysBetween("2026-01-01", "2026-03-04")).toThrow(RangeError);
  expect(() => daysBetween("0026-01-01", "1926-01-31")).toThrow(RangeError);
  expect(() => daysBetween("-000001-12-31", "0000-01-01").length).not.toThrow();
  expect(() => daysBetween("soon", "2026-01-01")).toThrow(RangeError);
});

it.each([
  "0000-01-01",
  "0001-01",
  "0099-12",
  "1999-12-31",
  "2200-01",
  "9999-12-31",
  "2026-02-30",
  "2026-13",
  "2026",
  "yesterday",
  "2026-1-1",
  "",
  "2026-01-01T00",
])("no day is chosen by %j [S213]", (text) => {
  expect(dayOrMonthSchema.safeParse(text).success).toBe(false);
});
