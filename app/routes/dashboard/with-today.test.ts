import { describe, expect, it } from "vitest";
import type { Report } from "#domain/analytics/report.ts";
import { withToday } from "./with-today.ts";

const figure = (value: number) => ({ value, before: 1 });
const day = (at: string) => ({ at, visits: figure(4), uniqueVisits: figure(2), clicks: figure(6) });

/** The report's fields that a live message can change, and one field that it cannot change. */
const report = {
  isRunning: true,
  today: { day: "2026-11-21", visits: 4, uniqueVisits: 2, clicks: 6 },
  totals: {
    visits: figure(8),
    uniqueVisits: figure(4),
    clicks: figure(12),
    visitsPerUser: { value: 2, before: 1.5 },
    clicksPerUser: { value: 3, before: 1.5 },
    socialClicks: figure(3),
  },
  series: [day("2026-11-20"), day("2026-11-21")],
} as Report;

const now = { day: "2026-11-21", visits: 5, uniqueVisits: 3, clicks: 9 };

describe("a guest's tap", () => {
  it("increases today's counts, the totals, their means and the day [S214]", () => {
    const { today, totals, series } = withToday(report, now);
    expect(today).toEqual(now);
    expect([totals.visits, totals.uniqueVisits, totals.clicks]).toEqual([figure(9), figure(5), figure(15)]);
    expect(totals.visitsPerUser).toEqual({ value: 1.8, before: 1.5 });
    expect(totals.socialClicks).toEqual(figure(3));
    expect(series[0]).toEqual(day("2026-11-20"));
    expect(series[1]).toMatchObject({ visits: figure(5), uniqueVisits: figure(3), clicks: figure(9) });
  });

  it("changes only today's counts for a past range [S214]", () => {
    const past = { ...report, isRunning: false };
    expect(withToday(past, now)).toEqual({ ...past, today: now });
  });

  it("of another day changes nothing [S214]", () => {
    expect(withToday(report, { ...now, day: "2026-11-22" })).toBe(report);
  });

  it("reported late never decreases a count [S214]", () => {
    const { totals } = withToday(report, { day: "2026-11-21", visits: 1, uniqueVisits: 1, clicks: 1 });
    expect(totals.visits).toEqual(figure(8));
  });
});
