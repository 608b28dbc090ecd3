import { isBlank } from "../text.ts";
import type { Mark } from "./marked-text.ts";

export type KeptMark = Extract<Mark, { kind: "kept" }>;
export type FormatMark = Extract<Mark, { kind: "format" }>;

/** Words or a kept part of an answer; `format`: the pair of marks around it. */
export interface Piece {
  /** Unescaped words, or what the mark puts back. */
  readonly text: string;
  readonly kept: KeptMark | null;
  readonly format: FormatMark | null;
}

/** Fault of an answer's marks; `mark`: which one, `null` for an unknown one. */
export interface MarkFault {
  readonly rule: "mark_lost" | "mark_repeated" | "mark_invented" | "markup";
  readonly mark: Mark | null;
}

/** A mark in any spelling that XML considers equal, or another tag, closed or not. */
const TAG =
  /<x id=["'](\d{1,4})["']\s?(?:\/>|><\/x>)|<g id=["'](\d{1,4})["']\s?>|(<\/g>)|<[\p{L}/!?][^<>]*>?/gu;

/**
 * Splits an answer at its marks. Each mark must occur once, and pairs must not be nested or empty. Linear in the
 * answer's length, whatever it contains.
 *
 * @returns the pieces in order, or the first of: a lost mark, a repeated one, an invented one, other markup.
 */
export function splitAnswer(
  answer: string,
  marks: readonly Mark[],
): { readonly pieces: readonly Piece[] } | { readonly fault: MarkFault } {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const pieces: Piece[] = [];
  const counts = new Map<Mark, number>();
  const count = (mark: Mark) => counts.set(mark, (counts.get(mark) ?? 0) + 1);
  let [at, invented, hasMarkup] = [0, false, false];
  let open: FormatMark | null = null;
  const addText = (text: string) => {
    if (text !== "") pieces.push({ text: unescapeText(text), kept: null, format: open });
  };
  for (const { 0: tag, 1: keptId, 2: formatId, 3: close, index } of answer.matchAll(TAG)) {
    addText(answer.slice(at, index));
    at = index + tag.length;
    const mark = byId.get(Number(keptId ?? formatId));
    if (keptId !== undefined && mark?.kind === "kept") {
      count(mark);
      pieces.push({ text: mark.back, kept: mark, format: open });
    } else if (formatId !== undefined && mark?.kind === "format" && open === null) open = mark;
    else if (close !== undefined && open !== null) {
      // A pair counts when it closes; inside another one it never does.
      count(open);
      open = null;
    } else if (keptId !== undefined || formatId !== undefined || close !== undefined) invented = true;
    else hasMarkup = true;
  }
  addText(answer.slice(at));
  const lost = marks.find((mark) => !counts.has(mark) || isEmptyPair(mark, pieces));
  const repeated = marks.find((mark) => (counts.get(mark) ?? 0) > 1);
  if (lost) return { fault: { rule: "mark_lost", mark: lost } };
  if (repeated) return { fault: { rule: "mark_repeated", mark: repeated } };
  if (invented) return { fault: { rule: "mark_invented", mark: null } };
  return hasMarkup ? { fault: { rule: "markup", mark: null } } : { pieces };
}

function isEmptyPair(mark: Mark, pieces: readonly Piece[]): boolean {
  return mark.kind === "format" && pieces.every(({ format, text }) => format !== mark || isBlank(text));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Decodes XML's entities once. Others stay, and count as markup. */
function unescapeText(text: string): string {
  return text.replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (entity, name, decimal, hex) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    },
  );
}
