import { describe, expect, it } from "vitest";
import { addDays, beaconSchema, daysOfRange, localTimeOf, MAX_BEACON_EVENTS } from "./analytics.ts";

describe("the clock of a property", () => {
  it.each([
    ["2026-06-30T22:30:00Z", "Europe/Rome", "2026-07-01", 0],
    ["2026-06-30T22:30:00Z", "America/New_York", "2026-06-30", 18],
    // The hour that comes twice, and the one that is skipped.
    ["2026-10-25T00:30:00Z", "Europe/Rome", "2026-10-25", 2],
    ["2026-10-25T01:30:00Z", "Europe/Rome", "2026-10-25", 2],
    ["2026-03-29T01:00:00Z", "Europe/Rome", "2026-03-29", 3],
    ["2026-01-01T00:00:00Z", "Asia/Kathmandu", "2026-01-01", 5],
  ])("shows %s in %s as %s, hour %i [S214]", (moment, timeZone, day, hour) => {
    expect(localTimeOf(Date.parse(moment), timeZone)).toMatchObject({ day, hour });
  });

  it("counts a day across the end of a month and a leap day [S213]", () => {
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });

  it("ends every range today, and both its ends belong to it [S213]", () => {
    expect(daysOfRange("7d", "2026-03-03")).toEqual({ from: "2026-02-25", to: "2026-03-03" });
    expect(daysOfRange("30d", "2026-03-03")).toEqual({ from: "2026-02-02", to: "2026-03-03" });
    expect(daysOfRange("daily", "2026-03-03")).toEqual({ from: "2026-03-03", to: "2026-03-03" });
    expect(daysOfRange("monthly", "2026-03-03")).toEqual({ from: "2026-03-01", to: "2026-03-03" });
  });
});

describe("a beacon", () => {
  const view = { id: "0123456789", kind: "view" };

  it("may carry fields that a later page adds [S12]", () => {
    const beacon = { v: 1, later: true, events: [{ ...view, later: 1 }] };
    expect(beaconSchema.parse(beacon)).toEqual({ v: 1, events: [view] });
  });

  it.each([
    ["another version", { v: 2, events: [view] }],
    ["no event", { v: 1, events: [] }],
    ["too many events", { v: 1, events: Array(MAX_BEACON_EVENTS + 1).fill(view) }],
    ["a click on nothing", { v: 1, events: [{ ...view, kind: "click" }] }],
    ["an unknown channel", { v: 1, events: [{ ...view, kind: "social", channel: "myspace" }] }],
    ["an id of another form", { v: 1, events: [{ ...view, id: "a b" }] }],
  ])("is refused with %s [S12]", (_, beacon) => {
    expect(beaconSchema.safeParse(beacon).success).toBe(false);
  });
});
