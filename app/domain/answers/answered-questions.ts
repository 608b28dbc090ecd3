import type { Answers } from "./answers.ts";
import { type AnyQuestion, questionsFor } from "./questions.ts";

/** Answers from which a portal's header has the search (A8). */
export const ASK_LINE_ANSWERS_MIN = 6;

/** The answered questions of a property's kind, in the order of the interview. Pure. */
export function listAnswered({
  kind,
  byQuestion,
}: Pick<Answers, "kind" | "byQuestion">): readonly AnyQuestion[] {
  return questionsFor(kind).filter(({ id }) => byQuestion[id]?.state === "answered");
}
