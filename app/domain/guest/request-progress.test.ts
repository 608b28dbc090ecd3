import { describe, expect, it } from "vitest";
import { toProgress } from "./request-progress.ts";
import { applyStep, type Handling, newHandling } from "./request-state.ts";

const DESK = { userId: "a".repeat(24), name: "Front desk" } as const;
const asked = { service: "Towels", note: "Two" };

function handled(
  ...steps: readonly (readonly [at: number, step: Parameters<typeof applyStep>[1]])[]
): Handling {
  return steps.reduce<Handling>((handling, [at, step]) => {
    const next = applyStep(handling, step, DESK, at);
    if (!next) throw new Error("That step is not allowed.");
    return next;
  }, newHandling(null));
}

describe("a guest's view of a request", () => {
  it("is new until staff look at it [R12]", () => {
    expect(toProgress(asked, newHandling(null), 5)).toEqual({
      ...asked,
      state: "new",
      sentAt: 5,
      seenAt: null,
      at: 5,
      minutes: null,
      reason: null,
      opensAt: null,
    });
  });

  it("has the time it was first seen and of its present state, also after another member took over [R12]", () => {
    const other = { holder: { userId: "b".repeat(24), name: "Housekeeping" } };
    const handling = handled(
      [10, { to: "seen" }],
      [20, { to: "taken", minutes: 5 }],
      [30, { to: "taken", ...other }],
    );
    expect(toProgress(asked, handling, 5)).toMatchObject({ state: "taken", seenAt: 10, at: 30 });
  });

  it("counts as seen when taken without being opened [R12]", () => {
    expect(toProgress(asked, handled([20, { to: "taken" }]), 5)).toMatchObject({ seenAt: 20, at: 20 });
  });

  it("has the reason but no names; a request closed before steps were recorded has only its time [R12]", () => {
    const reason = { code: "own", text: "The lift is stuck." } as const;
    const refused = toProgress(asked, handled([20, { to: "refused", reason }]), 5);
    expect(refused).toMatchObject({ state: "refused", at: 20, reason });
    expect(JSON.stringify(refused)).not.toContain("Front desk");
    expect(toProgress(asked, newHandling(40), 5)).toMatchObject({ state: "done", at: 40 });
  });
});
