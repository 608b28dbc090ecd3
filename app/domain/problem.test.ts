import { expect, it } from "vitest";
import { type Problem, refuse } from "./problem.ts";

it("a refusal has the extras of its code, and others do not compile [S156]", () => {
  const carrying = [
    refuse("plan_hour_skipped", { current: { next: "2027-03-28T03:00" } }),
    // @ts-expect-error: the code's extra is `{ next }`, not a list.
    refuse("plan_hour_skipped", { current: [] }),
    // @ts-expect-error: the code has no extra.
    refuse("not_found", { current: null }),
    refuse("stale_revision", { current: null }),
  ];
  expect(carrying.map((verdict) => !verdict.ok && verdict.problem.code)).toEqual([
    "plan_hour_skipped",
    "plan_hour_skipped",
    "not_found",
    "stale_revision",
  ]);
});

it("the extras' type follows from the code [S156]", () => {
  const getNext = ({ code, current }: Problem) => (code === "plan_hour_skipped" ? current?.next : undefined);
  expect(getNext({ code: "plan_hour_skipped", current: { next: "2027-03-28T03:00" } })).toBe(
    "2027-03-28T03:00",
  );
  expect(getNext({ code: "plan_in_past" })).toBeUndefined();
});
