import type { Answer, Answered } from "../answer.ts";
import { CONTACT_KINDS, type ContactKind } from "../answer-values.ts";
import type { Answers } from "../answers.ts";
import { type AnyQuestion, QUESTIONS, type QuestionId } from "../questions.ts";
import { CHIP, CHIP_END, CHIP_START, hasChipBracket, withoutChipBrackets } from "./chip-mark.ts";

/** Parts of an answer that a chip can show; `sentence`: everything but the contact, as the guide says it. */
const VALUE_PARTS = ["time", "hours", "price", "quantity", "place", "words"] as const;
const CHIP_PARTS = [...VALUE_PARTS, ...CONTACT_KINDS, "sentence"] as const;
export type ChipPart = (typeof CHIP_PARTS)[number];

/** Part of an answer inside a text (A7). */
export interface Chip {
  readonly question: QuestionId;
  readonly part: ChipPart;
}

const BY_ID: ReadonlyMap<string, AnyQuestion> = new Map(QUESTIONS.map((question) => [question.id, question]));

/** The built-in question of an id. Throws for an unknown one. */
export function getQuestion(id: QuestionId): AnyQuestion {
  const question = BY_ID.get(id);
  if (!question) throw new Error(`No question has the id ${id}.`);
  return question;
}

/** Parts that chips of a question can show, in menu order. */
export function getChipParts(question: AnyQuestion): readonly ChipPart[] {
  const parts: AnyQuestion["parts"] & { readonly contact?: readonly ContactKind[] } = question.parts;
  const isSpoken = Object.keys(parts).some((name) => name !== "contact");
  return [
    ...VALUE_PARTS.filter((part) => part in parts),
    ...CONTACT_KINDS.filter((kind) => parts.contact?.includes(kind)),
    ...(isSpoken ? (["sentence"] as const) : []),
  ];
}

/** A chip as stored in a text. */
export function writeChip({ question, part }: Chip): string {
  return `${CHIP_START}${question}.${part}${CHIP_END}`;
}

function readChip(id: string | undefined, name: string | undefined): Chip | null {
  const question = BY_ID.get(id ?? "");
  const part = question && getChipParts(question).find((one) => one === name);
  return question && part ? { question: question.id, part } : null;
}

interface Written {
  readonly question?: unknown;
  readonly part?: unknown;
}

/** The chip of a question and a part of any source; `null`: there is none. */
export function toChip({ question, part }: Written): Chip | null {
  return readChip(String(question), String(part));
}

/** The chips of a text, in order. Unknown ones are left out. */
export function findChips(text: string): readonly Chip[] {
  if (!hasChipBracket(text)) return [];
  return [...text.matchAll(CHIP)].flatMap(([, id, name]) => readChip(id, name) ?? []);
}

/** A text's pieces: words and chips in order. Unknown chips are words. */
export function splitChips(text: string): readonly (string | Chip)[] {
  const pieces: (string | Chip)[] = [];
  let end = 0;
  for (const { 0: written, 1: id, 2: name, index } of text.matchAll(CHIP)) {
    const chip = readChip(id, name);
    if (chip === null) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push(chip);
    end = index + written.length;
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
}

/** Whether a text has a chip of an unknown question or part, or a bracket that belongs to no chip. */
export function hasUnknownChip(text: string): boolean {
  return splitChips(text).some((piece) => typeof piece === "string" && hasChipBracket(piece));
}

/**
 * Replaces every chip by its value. Values are never read again, and brackets that belong to no chip are
 * removed, so the result has none.
 */
export function replaceChips(text: string, getValue: (chip: Chip) => string): string {
  if (!hasChipBracket(text)) return text;
  const filled = splitChips(text).map((piece) => (typeof piece === "string" ? piece : getValue(piece)));
  return withoutChipBrackets(filled.join(""));
}

/** The answer to a question if all guests may read it; `null`: missing, guarded, or it does not apply. */
export function findAnswered(answers: Answers, question: QuestionId): Answered | null {
  const answer: Answer | undefined = answers.byQuestion[question];
  return answer?.state === "answered" && answer.guard === undefined ? answer : null;
}

/** Whether only guests who passed a guard may read the answer (R8). No text can contain it. */
export function isAnswerGuarded(answers: Answers, question: QuestionId): boolean {
  const answer: Answer | undefined = answers.byQuestion[question];
  return answer?.state === "answered" && answer.guard !== undefined;
}

/** Whether the answers have what a chip shows. What is not offered has no times and no prices. */
export function hasValue(answers: Answers, { question, part }: Chip): boolean {
  const answer = findAnswered(answers, question);
  if (answer === null) return false;
  if (part === "sentence") return Object.keys(answer).some((name) => !UNSPOKEN.has(name));
  if (answer.offer === "no") return false;
  const { contact } = answer;
  return part === "telephone" || part === "address" || part === "link"
    ? contact?.[part] !== undefined
    : answer[part] !== undefined;
}

/** Fields of an answer that are not in its sentence. */
const UNSPOKEN: ReadonlySet<string> = new Set(["state", "note", "contact"]);
