import { describe, expect, it } from "vitest";
import { findNextValidTime, PLAN_UNCHOSEN, reducePlanChoice } from "./plan-choice.ts";

const skipped = { code: "plan_hour_skipped", current: { next: "2027-03-28T03:00" } } as const;
const day = reducePlanChoice(PLAN_UNCHOSEN, { type: "choose", change: { day: "2027-03-28" } });

describe("choosing a publication time", () => {
  it("keeps the day while choosing the time [S110]", () => {
    expect(reducePlanChoice(day, { type: "choose", change: { time: "02:30" } })).toEqual({
      chosen: { day: "2027-03-28", time: "02:30" },
      refused: null,
    });
  });

  it("keeps the choice after a refusal, and clears the error with the next choice [S110]", () => {
    const refused = reducePlanChoice(day, { type: "refuse", refused: skipped });
    expect(refused).toEqual({ ...day, refused: skipped });
    expect(reducePlanChoice(refused, { type: "choose", change: {} })).toEqual(day);
    expect(reducePlanChoice(refused, { type: "planned" })).toEqual(PLAN_UNCHOSEN);
  });

  it("offers the next valid time for a skipped one, and nothing for other errors [S110]", () => {
    expect(findNextValidTime(skipped)).toBe("2027-03-28T03:00");
    expect(findNextValidTime({ code: "plan_in_past" })).toBeNull();
    expect(findNextValidTime("time")).toBeNull();
    expect(findNextValidTime(null)).toBeNull();
  });
});
