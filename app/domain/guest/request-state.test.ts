import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyStep,
  HANDLING_EVENTS_MAX,
  type Handling,
  type HandlingStep,
  handlingSchema,
  handlingStepSchema,
  isOpenState,
  newHandling,
  REASON_CODES,
  readHandling,
} from "./request-state.ts";

const ANNA = { userId: "a".repeat(24), name: "Anna" };
const BEN = { userId: "b".repeat(24), name: "Ben" };
const NONE_LEFT = { code: "none_left", text: null } as const;

function after(steps: readonly HandlingStep[], by = ANNA): Handling {
  return steps.reduce<Handling>(
    (handling, step, at) => applyStep(handling, step, by, at) ?? handling,
    newHandling(null),
  );
}

const SEEN = after([{ to: "seen" }]);
const TAKEN = after([{ to: "taken", minutes: 10 }]);
const DONE = after([{ to: "done" }]);
const REFUSED = after([{ to: "refused", reason: NONE_LEFT }]);

const anyStep = fc.record(
  {
    to: fc.constantFrom("seen", "taken", "done", "refused"),
    minutes: fc.option(fc.integer({ min: 1, max: 240 })),
    reason: fc
      .constantFrom(...REASON_CODES)
      .map((code) => ({ code, text: code === "own" ? "The lift is out of order." : null })),
    staffNote: fc.constantFrom("", "Floor 3"),
    holder: fc.constantFrom(ANNA, BEN),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<HandlingStep>;

describe("a step of a request", () => {
  it("leads from each state only to allowed states [R9]", () => {
    const steps = { seen: {}, taken: {}, done: {}, refused: { reason: NONE_LEFT } } as const;
    const states = [newHandling(null), SEEN, TAKEN, DONE, REFUSED];
    const reached = states.map(({ state }, index) => [
      state,
      Object.entries(steps).flatMap(([to, more]) => {
        const step = { to, ...more } as HandlingStep;
        return applyStep(states[index] as Handling, step, BEN, 9) ? [to] : [];
      }),
    ]);
    expect(Object.fromEntries(reached)).toEqual({
      new: ["seen", "taken", "done", "refused"],
      seen: ["seen", "taken", "done", "refused"],
      taken: ["seen", "taken", "done", "refused"],
      done: ["seen", "done"],
      refused: ["seen", "refused"],
    });
  });

  it("keeps valid data, whatever is pressed in any order [R9]", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyStep, fc.constantFrom(ANNA, BEN)), { maxLength: 60 }), (presses) => {
        let handling = newHandling(null);
        for (const [at, [step, by]] of presses.entries()) {
          const next = applyStep(handling, step, by, at);
          if (!next) continue;
          expect(handlingSchema.parse(next)).toEqual(next);
          expect(next.revision - handling.revision).toBeGreaterThanOrEqual(0);
          expect(next.state === "taken" && next.holder === null).toBe(false);
          expect(next.minutes === null || next.state === "taken").toBe(true);
          expect(next.reason === null).toBe(next.state !== "refused");
          expect(next.events.at(-1)?.state ?? "new").toBe(next.state);
          const isLook = handling.state === "new" && next.state === "seen";
          if (next !== handling && !isLook) expect(next.revision).toBe(handling.revision + 1);
          handling = next;
        }
      }),
    );
  });

  it("of opening does not change the revision: a member who saw it as new may still take it [R9]", () => {
    expect([SEEN.revision, applyStep(SEEN, { to: "seen" }, BEN, 5)]).toEqual([0, SEEN]);
    expect(TAKEN.revision).toBe(1);
  });

  it("sets the holder: the presser or the person named; giving it back clears it [R9]", () => {
    expect(applyStep(TAKEN, { to: "taken" }, BEN, 5)?.holder).toEqual(BEN);
    expect(applyStep(SEEN, { to: "taken", holder: BEN }, ANNA, 5)).toMatchObject({
      holder: BEN,
      events: [{ state: "seen" }, { state: "taken", by: ANNA, holder: BEN }],
    });
    expect(applyStep(TAKEN, { to: "seen" }, BEN, 5)).toMatchObject({
      state: "seen",
      holder: null,
      minutes: null,
    });
    expect(applyStep(TAKEN, { minutes: 20 }, BEN, 5)).toMatchObject({ holder: ANNA, minutes: 20 });
    expect(applyStep(TAKEN, { to: "done" }, BEN, 5)).toMatchObject({ holder: ANNA, minutes: null });
  });

  it("needs a reason to refuse, a text only with `own`, and allows minutes only when taken [R9]", () => {
    expect(applyStep(SEEN, { to: "refused" }, ANNA, 5)).toBeNull();
    expect(applyStep(SEEN, { to: "done", reason: NONE_LEFT }, ANNA, 5)).toBeNull();
    expect(applyStep(SEEN, { minutes: 5 }, ANNA, 5)).toBeNull();
    const judged = (reason: object) => handlingStepSchema.safeParse({ to: "refused", reason }).success;
    expect(judged({ code: "own", text: "The lift is out of order." })).toBe(true);
    for (const text of [null, "", " \u200b"]) expect(judged({ code: "own", text })).toBe(false);
    expect(judged({ code: "none_left", text: "None" })).toBe(false);
  });

  it("keeps the note in every state, and records forwarding only if the holder changed [R9]", () => {
    const noted = applyStep(DONE, { staffNote: "Floor 3" }, BEN, 5);
    expect(noted).toMatchObject({ state: "done", staffNote: "Floor 3", revision: 2, events: DONE.events });
    expect(noted && applyStep(noted, { to: "seen" }, ANNA, 6)).toMatchObject({
      state: "seen",
      staffNote: "Floor 3",
    });
  });

  it("drops the middle of a long history, not its beginning [R9]", () => {
    const swings = Array.from({ length: 40 }, (_, index) => ({ to: index % 2 ? "seen" : "taken" }) as const);
    const { events, revision } = after([{ to: "seen" }, ...swings]);
    expect([events.length, events[0]?.at, events.at(-1)?.at, revision]).toEqual([
      HANDLING_EVENTS_MAX,
      0,
      40,
      40,
    ]);
  });
});

describe("a request's stored handling", () => {
  it("is read as written; an older row is new, or done if closed [R9]", () => {
    expect(readHandling(JSON.stringify(TAKEN), null)).toEqual(TAKEN);
    expect(readHandling(null, null).state).toBe("new");
    expect(readHandling(null, 7)).toMatchObject({ state: "done", events: [{ at: 7, by: null }] });
    expect(readHandling(JSON.stringify(TAKEN), 7).state).toBe("done");
    const newer = JSON.stringify({ ...TAKEN, state: "waiting" });
    expect([readHandling(newer, null).state, readHandling(newer, 7).state]).toEqual(["new", "done"]);
  });

  it("is open depending on its state alone [R9]", () => {
    const open = [newHandling(null), SEEN, TAKEN, DONE, REFUSED].map(({ state }) => isOpenState(state));
    expect(open).toEqual([true, true, true, false, false]);
  });
});
