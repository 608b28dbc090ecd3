import { describe, expect, it } from "vitest";
import { momentOf, wallTimeOf } from "./zoned-time.ts";

describe("a time on the clocks of a zone", () => {
  it.each([
    ["2026-07-01T14:05", "Europe/Rome", "2026-07-01T12:05:00.000Z"],
    ["2026-12-01T14:05", "Europe/Rome", "2026-12-01T13:05:00.000Z"],
    ["2026-07-01T00:30", "Pacific/Auckland", "2026-06-30T12:30:00.000Z"],
    ["2026-07-01T00:30", "Asia/Kathmandu", "2026-06-30T18:45:00.000Z"],
    ["2026-03-29T02:30", "Europe/Rome", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25T02:30", "Europe/Rome", "2026-10-25T00:30:00.000Z"],
  ])("%s in %s is %s", (wallTime, zone, moment) => {
    const at = momentOf(wallTime, zone);
    expect(at === null ? null : new Date(at).toISOString()).toBe(moment);
  });

  it("comes back as it was, but for the hour that does not exist", () => {
    for (const wallTime of ["2026-03-29T01:59", "2026-03-29T03:00", "2026-10-25T02:30"]) {
      expect(wallTimeOf(momentOf(wallTime, "Europe/Rome") ?? 0, "Europe/Rome")).toBe(wallTime);
    }
  });

  it.each(["", "2026-13-01T00:00", "tomorrow"])("%s is no time", (text) => {
    expect(momentOf(text, "UTC")).toBeNull();
  });
});
