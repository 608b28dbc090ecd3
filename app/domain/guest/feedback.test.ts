import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideAnswers, type FeedbackQuestion, findRating, hasDislike } from "./feedback.ts";

const SLEEP = "s".repeat(24);
const DOOR = "d".repeat(24);
const QUESTIONS: readonly FeedbackQuestion[] = [
  { id: SLEEP, text: "How did you sleep?", responseType: "stars" },
  { id: DOOR, text: "Our welcome", responseType: "like" },
];

describe("answers to feedback", () => {
  it("are in question order, and one is enough [S77]", () => {
    const both = decideAnswers(QUESTIONS, [
      [DOOR, "0"],
      [SLEEP, "5"],
    ]);
    expect(both.ok && both.value.map(({ value }) => value)).toEqual([5, 0]);
    const one = decideAnswers(QUESTIONS, [[DOOR, "1"]]);
    expect(one.ok && one.value.map(({ question }) => question)).toEqual(["Our welcome"]);
  });

  it("are refused as missing if nothing is ticked [S77]", () => {
    expect(decideAnswers(QUESTIONS, [])).toMatchObject({
      ok: false,
      problem: { code: "validation_failed", errors: [{ code: "required" }] },
    });
  });

  it.each([
    ["a question that was not asked", [["x".repeat(24), "1"]]],
    [
      "one that was not asked beside one that was",
      [
        [DOOR, "1"],
        ["x".repeat(24), "1"],
      ],
    ],
    [
      "one that was answered twice",
      [
        [DOOR, "1"],
        [DOOR, "0"],
      ],
    ],
  ] as [string, [string, string][]][])("are refused with %s [S77]", (_what, ticked) => {
    expect(decideAnswers(QUESTIONS, ticked)).toMatchObject({
      ok: false,
      problem: { code: "validation_failed" },
    });
  });

  it("accept only 1 to 5 stars, and 0 or 1 for a like [S217]", () => {
    const sent = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom("١", " 3", "03", "1e0", ""));
    fc.assert(
      fc.property(fc.constantFrom(SLEEP, DOOR), sent, (id, value) => {
        const verdict = decideAnswers(QUESTIONS, [[id, value]]);
        const isOffered = (id === SLEEP ? ["1", "2", "3", "4", "5"] : ["0", "1"]).includes(value);
        expect(verdict.ok).toBe(isOffered);
      }),
    );
  });

  it("are rated only by stars: likes and dislikes do not count [S217]", () => {
    const rate = (...ticked: [string, string][]) => {
      const verdict = decideAnswers(QUESTIONS, ticked);
      if (!verdict.ok) throw new Error("These answers are offered.");
      return [findRating(verdict.value), hasDislike(verdict.value)];
    };
    expect(rate([SLEEP, "4"], [DOOR, "1"])).toEqual([4, false]);
    expect(rate([SLEEP, "2"], [DOOR, "0"])).toEqual([2, true]);
    expect(rate([DOOR, "0"])).toEqual([null, true]);
    expect(findRating([])).toBeNull();
  });
});
