import type { Hours } from "../../content/hours/hours.ts";
import type { Answers } from "../answers.ts";
import { findAnswered, hasValue } from "./chip.ts";

/**
 * A button's hours with the windows of the answer they follow (A7). `null`, always shown, if the answer is
 * missing: publishing refuses that. Hours that follow nothing stay the same object. Pure.
 */
export function resolveHours(hours: Hours | null, answers: Answers): Hours | null {
  if (!hours?.follows) return hours;
  const { follows, outside, exceptions } = hours;
  if (!hasValue(answers, { question: follows, part: "hours" })) return null;
  return { outside, windows: findAnswered(answers, follows)?.hours ?? [], exceptions };
}
