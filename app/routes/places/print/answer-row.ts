import type { CardAnswer } from "./card-answers.ts";
import { countLines, measureText, measureWord, STEP } from "./sheet.ts";

/** A box of the row: an icon and a title, with one or two lines below. */
export interface AnswerBox extends Pick<CardAnswer, "id" | "icon" | "title"> {
  readonly text: string;
  readonly width: number;
}

/** Boxes of one row and their common font size, in units of the row's width. */
export interface AnswerRow {
  readonly boxes: readonly AnswerBox[];
  readonly size: number;
  /** Whether the text is large enough to read: staff may choose shorter answers. */
  readonly isReadable: boolean;
}

const SIZE_MAX = 3.1;
/** 7 points. Below this, texts are shortened. */
const SIZE_GOOD = 2.47;
/** 5.5 points. Below this, they also lose staff's own words. */
const SIZE_READABLE = 1.94;
/** Lines of text below a title. */
export const LINES_MAX = 2;
/** Icon and its gap, relative to the font size. */
const ICON = 1.7;
/** Space beside the text of a box, on each side. */
export const BOX_PAD = 1.5;
/** Grid of widths tried, relative to the font size. */
const GRID = 0.25;

type Content = Omit<AnswerBox, "width">;

/** The least width of a box, relative to its font size. */
function findLeastWidth({ title, text }: Content): number {
  let width = Math.max(ICON + measureText(title), measureWord(text), measureText(text) / LINES_MAX);
  while (countLines(text, width) > LINES_MAX) width += GRID;
  return width;
}

/** The largest size at which boxes stand side by side. Room that is left is distributed evenly. */
function layOut(contents: readonly Content[], rowWidth: number): AnswerRow {
  const room = rowWidth - 2 * BOX_PAD * contents.length;
  const widths = contents.map(findLeastWidth);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let size = SIZE_MAX;
  while (total * size > room) size *= STEP;
  const spare = (room - total * size) / contents.length;
  return {
    boxes: contents.map((content, index) => ({
      ...content,
      width: (widths[index] ?? 0) * size + spare + 2 * BOX_PAD,
    })),
    size,
    isReadable: size >= SIZE_READABLE,
  };
}

/**
 * Lays answers out in a row: complete at a good size, otherwise the longest are shortened, and only then does
 * all text become smaller. Nothing is cut off. `null` without answers. Pure.
 */
export function fitAnswers(answers: readonly CardAnswer[], rowWidth: number): AnswerRow | null {
  if (answers.length === 0) return null;
  const lengths = answers.map(() => 0);
  for (;;) {
    const contents = answers.map(({ id, icon, title, texts }, index) => ({
      id,
      icon,
      title,
      text: texts[lengths[index] ?? 0] ?? texts[0],
    }));
    const row = layOut(contents, rowWidth);
    if (row.size >= SIZE_GOOD) return row;
    const candidates = (isGood: boolean) =>
      contents.map(({ text }, index) => {
        const { texts = [], good = 0 } = answers[index] ?? {};
        return (lengths[index] ?? 0) + 1 < (isGood ? good : texts.length) ? text.length : null;
      });
    const shortened =
      findLongest(candidates(true)) ?? (row.isReadable ? null : findLongest(candidates(false)));
    if (shortened === null) return row;
    lengths[shortened] = (lengths[shortened] ?? 0) + 1;
  }
}

/** Index of the greatest length; `null`: none. */
function findLongest(lengths: readonly (number | null)[]): number | null {
  let longest: number | null = null;
  for (const [index, length] of lengths.entries()) {
    if (length !== null && (longest === null || length > (lengths[longest] ?? 0))) longest = index;
  }
  return longest;
}
