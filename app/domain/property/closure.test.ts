import { describe, expect, it } from "vitest";
import { closureStateAt, toClosureMoments } from "./closure.ts";
import { closureSchema } from "./property.ts";

const CLOSURE = { closesOn: "2026-11-01", opensOn: "2027-03-01", noticeFrom: "2026-10-15", texts: {} };

describe("a seasonal closure", () => {
  it("lasts at least a day, with a notice before it [T8]", () => {
    const getIssues = (closure: object) =>
      closureSchema.safeParse(closure).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    expect(getIssues(CLOSURE)).toEqual([]);
    expect(getIssues({ ...CLOSURE, opensOn: "2026-11-02", noticeFrom: "2026-10-31" })).toEqual([]);
    expect(getIssues({ ...CLOSURE, opensOn: "2026-11-01" })).toEqual([["opensOn", "season_never"]]);
    expect(getIssues({ ...CLOSURE, noticeFrom: "2026-11-01" })).toEqual([["noticeFrom", "season_never"]]);
    expect(getIssues({ ...CLOSURE, noticeFrom: null })).toEqual([]);
  });

  it("begins and ends at the property's midnight [T8]", () => {
    expect(toClosureMoments(CLOSURE, "Europe/Rome")).toEqual({
      noticeAt: Date.parse("2026-10-14T22:00:00Z"),
      closesAt: Date.parse("2026-10-31T23:00:00Z"),
      opensAt: Date.parse("2027-02-28T23:00:00Z"),
    });
    expect(toClosureMoments({ ...CLOSURE, noticeFrom: null }, "Europe/Rome").noticeAt).toBeNull();
  });

  it.each([
    [9, "ahead"],
    [10, "notice"],
    [19, "notice"],
    [20, "closed"],
    [29, "closed"],
    [30, "over"],
  ])("is at moment %i: %s [T8]", (now, expected) => {
    expect(closureStateAt({ noticeAt: 10, closesAt: 20, opensAt: 30 }, now)).toBe(expected);
  });

  it("without a notice is ahead until it begins [T8]", () => {
    expect(closureStateAt({ noticeAt: null, closesAt: 20, opensAt: 30 }, 19)).toBe("ahead");
  });
});
