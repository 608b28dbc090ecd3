import type { ButtonIcon } from "../look/icon.ts";
import type { PropertyKind } from "../property/property-kind.ts";
import type { ContactKind, Offer, Per, Unit } from "./answer-values.ts";

/** Topics in display order. */
export const TOPICS = ["arriving", "room", "eating", "around", "leaving"] as const;
export type Topic = (typeof TOPICS)[number];

/** Icons of questions that buttons do not offer; guests see the drawings in `app/portal/guide-icon.tsx`. */
export const QUESTION_ICONS = [
  "bag",
  "broom",
  "card",
  "charge",
  "check-in",
  "cup",
  "dining",
  "door",
  "drop",
  "health",
  "heat",
  "layers",
  "lost",
  "moon",
  "music",
  "nut",
  "pillow",
  "safe",
  "shield",
  "smoking",
  "trash",
  "warm",
] as const;
export type QuestionIcon = ButtonIcon | (typeof QUESTION_ICONS)[number];

/** The answer types a question asks for, in the order guests read them, with what staff can choose from. */
export interface QuestionParts {
  readonly time?: true;
  /** `opening`: guests read whether it is open now. `period`, such as quiet hours: they do not. */
  readonly hours?: "opening" | "period";
  readonly offer?: readonly Offer[];
  readonly price?: readonly Per[];
  readonly quantity?: Unit;
  readonly contact?: readonly ContactKind[];
  readonly place?: true;
  readonly words?: true;
}

/** A built-in question (A1). Its words are in one file per language (`app/portal/answers/words`). */
export interface Question {
  /** In kebab-case: key of the answer, and anchor of the entry in the guide. */
  readonly id: string;
  readonly topic: Topic;
  readonly icon: QuestionIcon;
  /** Kinds of property whose staff are asked this question. */
  readonly kinds: readonly PropertyKind[];
  readonly parts: QuestionParts;
}

/** Describes a question; its literal types let the compiler ask each language for the right sentences. */
export function defineQuestion<const Described extends Question>(question: Described): Described {
  return question;
}
