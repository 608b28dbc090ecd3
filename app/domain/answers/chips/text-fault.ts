import { countCharacters } from "../../text.ts";
import type { Answers } from "../answers.ts";
import { findChips, hasUnknownChip, hasValue, isAnswerGuarded } from "./chip.ts";
import { withoutIsolates } from "./filled-lengths.ts";

interface Filled {
  readonly answers: Answers;
  /** The text with the answers in it. */
  readonly filled: string;
  /** In visible characters. */
  readonly lengthMax: number;
}

type TextFault = "unknown_answer" | "answer_missing" | "answer_guarded" | "too_long";

/** Why guests cannot read a text with answers that is not part of the draft; `null`: they can. Pure. */
export function findTextFault(text: string, { answers, filled, lengthMax }: Filled): TextFault | null {
  if (hasUnknownChip(text)) return "unknown_answer";
  const chips = findChips(text);
  if (chips.some(({ question }) => isAnswerGuarded(answers, question))) return "answer_guarded";
  if (!chips.every((chip) => hasValue(answers, chip))) return "answer_missing";
  return countCharacters(withoutIsolates(filled)) > lengthMax ? "too_long" : null;
}
