/**
 * Judges machine drafts: puts marks back (`restoreText`, `restoreRichText`), then judges the wording
 * (`judgeWording`). A draft that breaks a rule is refused under the rule's name, and nothing of it is kept (L2).
 */

import { hasChipBracket, withoutChips } from "../answers/chips/chip-mark.ts";
import { type RichText, RUNS_MAX, TEXT_LENGTH_MAX, type TextRun } from "../content/rich-text.ts";
import type { ContentLanguage } from "../language.ts";
import { countLines, isBlank, isWithin } from "../text.ts";
import { separateKept } from "./glue.ts";
import { findKeptParts } from "./kept-parts.ts";
import {
  getCommonFormat,
  hasWords,
  type Mark,
  type MarkedText,
  mapParagraphs,
  mergeRuns,
  type RunFormat,
} from "./marked-text.ts";
import { type Piece, splitAnswer } from "./split-answer.ts";
import { getFixedWording, type Term } from "./terms.ts";
import { addsMarkup, hasInvisibleSigns, isWrongScript, repeatsItself } from "./wording-rules.ts";

export const DRAFT_RULES = [
  "mark_lost",
  "mark_repeated",
  "mark_invented",
  "markup",
  "repeats_itself",
  "too_long",
  "too_many_lines",
  "wrong_script",
  "invisible_signs",
  "term_changed",
  "empty",
] as const;
export type DraftRule = (typeof DRAFT_RULES)[number];

export interface Refusal {
  readonly rule: DraftRule;
  /** The lost part, as in the source: a chip, a number, a term; `null`: nothing that has a name. */
  readonly part: string | null;
}

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

function refuse(rule: DraftRule, part: string | null = null): Refused {
  return { ok: false, refusal: { rule, part } };
}

/** Puts the marks back into what the engine returned. Total and linear, whatever that is. */
export function restoreText(
  answer: string,
  marked: MarkedText,
  to: ContentLanguage,
): { readonly ok: true; readonly text: string } | Refused {
  const restored = restorePieces(answer, marked, to);
  if (!restored.ok) return restored;
  return {
    ok: true,
    text: restored.pieces
      .map(({ text }) => text)
      .join("")
      .trim(),
  };
}

/**
 * Puts the marks back into the answers to `markRichText`, in its order, with the structure, pictures and formats
 * of `content`. The first refused paragraph refuses the whole text.
 */
export function restoreRichText(
  answers: readonly string[],
  content: RichText,
  marked: readonly MarkedText[],
  to: ContentLanguage,
): { readonly ok: true; readonly content: RichText } | Refused {
  const refused: Refused[] = [];
  let index = 0;
  const restored = mapParagraphs(content, (runs) => {
    const source = marked[index];
    const answer = answers[index];
    index += 1;
    if (source === undefined || answer === undefined) {
      refused.push(refuse("empty"));
      return runs;
    }
    const pieces = restorePieces(answer, source, to);
    if (!pieces.ok) {
      refused.push(pieces);
      return runs;
    }
    const translated = toRuns(pieces.pieces, getCommonFormat(runs) ?? {});
    const isTooLong = translated.some(({ text }) => !isWithin(text, TEXT_LENGTH_MAX));
    if (isTooLong || translated.length > RUNS_MAX) refused.push(refuse("too_long"));
    return translated;
  });
  return refused[0] ?? { ok: true, content: restored };
}

function restorePieces(
  answer: string,
  marked: MarkedText,
  to: ContentLanguage,
): { readonly ok: true; readonly pieces: readonly Piece[] } | Refused {
  if (isBlank(answer)) return refuse("empty");
  const split = splitAnswer(answer, marked.marks);
  if ("fault" in split) return refuse(split.fault.rule, getPartName(split.fault.mark));
  const source = splitAnswer(marked.text, marked.marks);
  const sourcePieces = "pieces" in source ? source.pieces : [];
  const words = joinWords(split.pieces);
  if (hasChipBracket(words)) return refuse("mark_invented");
  if (addsMarkup(words, joinWords(sourcePieces))) return refuse("markup");
  if (hasInvisibleSigns(words)) return refuse("invisible_signs");
  if (hasWords(marked) && !/\p{L}/u.test(words)) return refuse("empty");
  // Here as well as in `judgeWording`: a loop in one paragraph of many, and names that only marks know.
  if (repeatsItself(words, joinWords(sourcePieces))) return refuse("repeats_itself");
  if (isWrongScript(words, joinWords(sourcePieces), to)) return refuse("wrong_script");
  return { ok: true, pieces: trimLines(separateKept(split.pieces, sourcePieces, to)) };
}

function joinWords(pieces: readonly Piece[]): string {
  return pieces.map(({ kept, text }) => (kept ? "\n" : text)).join("");
}

function getPartName(mark: Mark | null): string | null {
  if (mark?.kind !== "kept") return null;
  return mark.shown.trim() || null;
}

/** Removes blanks around line breaks, which engines like to add around marks. */
function trimLines(pieces: readonly Piece[]): readonly Piece[] {
  const isBreak = (piece: Piece | undefined) => piece?.kept?.back.includes("\n") ?? false;
  return pieces.map((piece, index) => {
    if (piece.kept) return piece;
    const start = isBreak(pieces[index - 1]) ? piece.text.trimStart() : piece.text;
    return { ...piece, text: (isBreak(pieces[index + 1]) ? start.trimEnd() : start).normalize("NFC") };
  });
}

function toRuns(pieces: readonly Piece[], base: RunFormat): readonly TextRun[] {
  const runs = mergeRuns(pieces.map(({ text, format }) => ({ text, ...(format ? format.run : base) })));
  const trimmed = runs.map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === runs.length - 1 ? start.trimEnd() : start };
  });
  return trimmed.filter(({ text }) => text !== "");
}

interface WordingOptions {
  /** The text that was translated, unmarked. */
  readonly source: string;
  readonly to: ContentLanguage;
  /** Characters and lines of the field, chips not counted; `null`: no limit. */
  readonly lengthMax: number | null;
  readonly linesMax: number | null;
  /** Terms and names of the source, which are in no language's script. */
  readonly terms?: readonly Term[];
  readonly names?: readonly string[];
}

/** Judges a finished wording, of an engine or the phrasebook. */
export function judgeWording(text: string, options: WordingOptions): Refusal | null {
  const { source, to, lengthMax, linesMax, terms = [], names = [] } = options;
  const shown = withoutChips(text);
  const changed = findChangedTerm(text, options);
  const fixed = [...terms, ...names.map((term) => ({ term, wordings: null }))];
  const wordings = fixed.map((term) => ({ term: getFixedWording(term, to) ?? term.term }));
  const rules: readonly (readonly [DraftRule, () => boolean])[] = [
    ["empty", () => isBlank(text) && !isBlank(source)],
    ["invisible_signs", () => hasInvisibleSigns(text)],
    ["markup", () => addsMarkup(text, source)],
    ["repeats_itself", () => repeatsItself(text, source)],
    ["term_changed", () => changed !== null],
    ["wrong_script", () => isWrongScript(withoutKept(text, wordings), withoutKept(source, fixed), to)],
    ["too_long", () => lengthMax !== null && !isWithin(shown, lengthMax)],
    ["too_many_lines", () => linesMax !== null && countLines(shown) > linesMax],
  ];
  const broken = rules.find(([, isBroken]) => isBroken());
  if (!broken) return null;
  const [rule] = broken;
  return { rule, part: rule === "term_changed" ? changed : null };
}

function withoutKept(text: string, fixed: readonly { readonly term: string }[]): string {
  const parts = findKeptParts(text, fixed);
  const between = parts.map(({ start }, index) => text.slice(parts[index - 1]?.end ?? 0, start));
  return [...between, text.slice(parts.at(-1)?.end ?? 0)].join(" ");
}

/** A term of the source whose fixed wording is not in the text, in any case and with any ending. */
function findChangedTerm(text: string, { source, to, terms = [] }: WordingOptions): string | null {
  const folded = text.toLocaleLowerCase(to);
  const changed = findKeptParts(source, terms).find(({ start, end, fixed }) => {
    const wording = fixed && (getFixedWording(fixed, to) ?? source.slice(start, end));
    return wording !== null && !folded.includes(wording.toLocaleLowerCase(to));
  });
  return changed ? source.slice(changed.start, changed.end) : null;
}
