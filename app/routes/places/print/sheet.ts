/** Print formats of cards (R2). */
export const SHEETS = ["a4", "tent", "round"] as const;
export type Sheet = (typeof SHEETS)[number];

/** A size in millimetres. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly page: Size;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  /** Space between two cards, in millimetres. */
  readonly gap: number;
}

/** Bleed: how far a card's background extends beyond its cut edge. */
export const BLEED_MM = 3;
const A4: Size = { width: 210, height: 297 };
/** Margin of a single-card page, for bleed and marks. */
const MARGIN_MM = 10;
const MARK_MM = 3.5;

/** Card layouts in millimetres: eight on an A4, a tent folded to A6, twelve round labels of 60 on an A4. */
export function getLayout(sheet: Sheet, hasMarks: boolean): Layout {
  const gap = hasMarks ? 2 * BLEED_MM : 0;
  if (sheet === "a4") return { page: A4, card: { width: 95, height: 66 }, columns: 2, rows: 4, gap };
  if (sheet === "round") {
    return { page: A4, card: { width: 60, height: 60 }, columns: 3, rows: 4, gap: 2 * BLEED_MM };
  }
  const card = { width: 148, height: 210 };
  const margin = hasMarks ? MARGIN_MM : 0;
  const page = { width: card.width + 2 * margin, height: card.height + 2 * margin };
  return { page, card, columns: 1, rows: 1, gap };
}

/** Width and side margin of a card's drawing, whose unit is a millimetre on an A4 sheet. */
export const CARD_WIDTH = 95;
export const CARD_PAD = 4;
export const ANSWERS_WIDTH = CARD_WIDTH - 2 * CARD_PAD;

/** Top left corner of each card on a page, in fill order. */
export function cardCorners({ page, card, columns, rows, gap }: Layout) {
  const left = (page.width - columns * card.width - (columns - 1) * gap) / 2;
  const top = (page.height - rows * card.height - (rows - 1) * gap) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (card.width + gap),
    y: top + Math.floor(index / columns) * (card.height + gap),
  }));
}

/** Crop marks at the page's edges, in line with each cut, as SVG path data in millimetres. */
export function cropMarks(layout: Layout): string {
  const { page, card } = layout;
  const corners = cardCorners(layout);
  const across = new Set(corners.flatMap(({ x }) => [x, x + card.width]));
  const down = new Set(corners.flatMap(({ y }) => [y, y + card.height]));
  return [
    ...[...across].map((x) => `M${x} 0v${MARK_MM}M${x} ${page.height - MARK_MM}v${MARK_MM}`),
    ...[...down].map((y) => `M0 ${y}h${MARK_MM}M${page.width - MARK_MM} ${y}h${MARK_MM}`),
  ].join("");
}

/** Distributes cards to pages. */
export function toPages<Card>(cards: readonly Card[], { columns, rows }: Layout): readonly Card[][] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, page) =>
    cards.slice(page * each, (page + 1) * each),
  );
}

/** Classes of letters by their maximum width in any font, relative to the font size. */
const WIDE =
  /[MWmw@%\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF00-\uFFEF]/u;
const CAPITAL = /[\p{Lu}\p{M}\u0E00-\u0EFF]/u;
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WIDEST = 1.1;
const getWidth = (sign: string) => (WIDE.test(sign) ? WIDEST : CAPITAL.test(sign) ? 0.85 : 0.65);

interface Room extends Size {
  /** The largest font size that looks good. */
  readonly max: number;
}

/** Line height, relative to the size. */
export const LINE_HEIGHT = 1.25;
/** Ratio of a size to the next larger one tried. */
export const STEP = 0.95;

/** The maximum width of a text on one line, relative to the font size. */
export function measureText(text: string): number {
  return [...text].reduce((sum, sign) => sum + getWidth(sign), 0);
}

/** The widest part of a text that cannot be broken. Chinese and Japanese break anywhere. */
export function measureWord(text: string): number {
  return Math.max(
    ...text.split(" ").map((word) => (BREAKS_ANYWHERE.test(word) ? WIDEST : measureText(word))),
  );
}

/**
 * Number of lines of a text at a width, relative to the font size: broken at spaces, and inside words longer
 * than a line.
 */
export function countLines(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const wide = measureText(word);
    const start = used === 0 ? 0 : used + getWidth(" ");
    if (start + wide <= width) used = start + wide;
    else {
      // Each line of a broken word may lose one glyph's width.
      const broken = wide <= width ? 0 : Math.ceil(wide / Math.max(1, width - WIDEST)) - 1;
      lines += broken + (used === 0 ? 0 : 1);
      used = broken === 0 ? wide : width;
    }
  }
  return lines;
}

/** The size at which a text fits its space, in the space's unit. */
export function fitText(text: string, { width, height, max }: Room): number {
  let size = max;
  while (countLines(text, width / size) * size * LINE_HEIGHT > height) size *= STEP;
  return size;
}
