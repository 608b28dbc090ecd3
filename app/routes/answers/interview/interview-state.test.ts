import { expect, it } from "vitest";
import { questionsFor } from "#domain/answers/questions.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { type InterviewState, reduceInterview, startInterview } from "./interview-state.ts";
import { estimateMinutes } from "./pace.ts";

const EMPTY = { kind: "hotel" as const, byQuestion: {} };
const next = (state: InterviewState, more: { isAnswered?: boolean; at: number; isLast?: boolean }) =>
  reduceInterview(state, {
    type: "next",
    from: state.id ?? "check-in",
    to: more.isLast ? null : "parking",
    isAnswered: more.isAnswered ?? true,
    at: more.at,
  });

it("starts with the first unanswered question, and is done if there is none [A4]", () => {
  expect(startInterview(EMPTY, 0)).toMatchObject({ id: "check-in", isDone: false });
  const byQuestion = Object.fromEntries(
    questionsFor("hotel").map(({ id }) => [id, { state: "not-applicable" as const }]),
  );
  expect(startInterview({ kind: "hotel", byQuestion }, 0).isDone).toBe(true);
});

it("keeps answered questions in the trail, skipped ones not, and ends after the last [A4]", () => {
  const first = next(startInterview(EMPTY, 0), { at: 1 });
  expect(first).toMatchObject({ id: "parking", trail: ["check-in"] });
  const second = next(first, { at: 2, isAnswered: false, isLast: true });
  expect(second).toMatchObject({ isDone: true, trail: ["check-in"] });
  expect(reduceInterview(second, { type: "open", id: "check-in", at: 3 })).toMatchObject({
    id: "check-in",
    isDone: false,
  });
});

it("what is left is measured by this person's pace, without their breaks [A4]", () => {
  const quick = next(startInterview(EMPTY, 0), { at: 6 * SECOND_MS });
  expect(quick.pace).toEqual({ questions: 1, spentMs: 6 * SECOND_MS });
  expect(estimateMinutes(40, quick.pace)).toBe(7);
  expect(estimateMinutes(40, { questions: 20, spentMs: 20 * MINUTE_MS })).toBe(37);
  expect(estimateMinutes(0, quick.pace)).toBe(1);
  expect(next(startInterview(EMPTY, 0), { at: 60 * MINUTE_MS }).pace.spentMs).toBe(2 * MINUTE_MS);
});
