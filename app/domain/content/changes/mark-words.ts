/** A piece of a text; joined in order, the pieces give the text. */
export interface Mark {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface MarkedTexts {
  readonly before: readonly Mark[];
  readonly after: readonly Mark[];
}

/** Texts are compared word by word up to this product of their word counts. */
const COMPARISONS_MAX = 250_000;

/**
 * Marks the words that differ between two texts. Pure.
 *
 * Words follow the language (`Intl.Segmenter`), so this also works for Chinese and Japanese; a time or a
 * number is one word. The space between two changed words is marked too. Uses the longest common subsequence
 * of words. For two long texts, everything between the common start and end is marked.
 */
export function markWords(before: string, after: string, language: string): MarkedTexts {
  if (before === after) return { before: markNone(before), after: markNone(after) };
  const own = splitWords(before, language);
  const next = splitWords(after, language);
  const { kept, keptNext } = findCommonWords(
    own.map(({ word }) => word),
    next.map(({ word }) => word),
  );
  // Only spaces differ: mark the whole text so that the change is visible.
  if (kept.size === own.length && keptNext.size === next.length) {
    return { before: markAll(before), after: markAll(after) };
  }
  return { before: toMarks(before, own, kept), after: toMarks(after, next, keptNext) };
}

function markNone(text: string): readonly Mark[] {
  return text === "" ? [] : [{ text, isChanged: false }];
}

function markAll(text: string): readonly Mark[] {
  return text === "" ? [] : [{ text, isChanged: true }];
}

interface Word {
  readonly word: string;
  /** Start in the text, in UTF-16 units. */
  readonly start: number;
}

const segmenters = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  return segmenter;
}

/**
 * Splits into words, without spaces. Punctuation is separate, except inside times and numbers: "10:30",
 * "1,200.50".
 */
function splitWords(text: string, language: string): readonly Word[] {
  const words: { word: string; start: number }[] = [];
  for (const { segment, index } of getSegmenter(language).segment(text)) {
    if (segment.trim() === "") continue;
    const last = words.at(-1);
    const isNext = last !== undefined && last.start + last.word.length === index;
    if (isNext && /\d[.,:]?$/.test(last.word) && /^(?:[.,:](?=$)|\d)/.test(segment) && isGlued(text, index)) {
      last.word += segment;
    } else {
      words.push({ word: segment, start: index });
    }
  }
  return words;
}

/** Whether the segment at `index` continues a number: a digit, or a separator before one. */
function isGlued(text: string, index: number): boolean {
  return /^[.,:]?\d/.test(text.slice(index, index + 2));
}

interface Common {
  /** Positions of unchanged words in each text. */
  readonly kept: ReadonlySet<number>;
  readonly keptNext: ReadonlySet<number>;
}

function findCommonWords(own: readonly string[], next: readonly string[]): Common {
  const shortest = Math.min(own.length, next.length);
  let start = 0;
  while (start < shortest && own[start] === next[start]) start += 1;
  let end = 0;
  while (end < shortest - start && own[own.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  const kept = new Set<number>();
  const keptNext = new Set<number>();
  for (let index = 0; index < start; index += 1) {
    kept.add(index);
    keptNext.add(index);
  }
  for (let index = 1; index <= end; index += 1) {
    kept.add(own.length - index);
    keptNext.add(next.length - index);
  }
  const rows = own.length - start - end;
  const columns = next.length - start - end;
  if (rows * columns <= COMPARISONS_MAX) {
    for (const [one, other] of findCommonBetween(
      own.slice(start, start + rows),
      next.slice(start, start + columns),
    )) {
      kept.add(start + one);
      keptNext.add(start + other);
    }
  }
  return { kept, keptNext };
}

/** Longest common subsequence, as pairs of positions. */
function findCommonBetween(
  own: readonly string[],
  next: readonly string[],
): readonly (readonly [number, number])[] {
  const width = next.length + 1;
  /** At `row * width + column`: length of the common subsequence of both remainders. */
  const lengths = new Uint32Array((own.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = own.length - 1; row >= 0; row -= 1) {
    for (let column = next.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        own[row] === next[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < own.length && column < next.length) {
    if (own[row] === next[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function toMarks(text: string, words: readonly Word[], kept: ReadonlySet<number>): readonly Mark[] {
  const marks: { text: string; isChanged: boolean }[] = [];
  const add = (piece: string, isChanged: boolean) => {
    const last = marks.at(-1);
    if (piece === "") return;
    if (last?.isChanged === isChanged) last.text += piece;
    else marks.push({ text: piece, isChanged });
  };
  let end = 0;
  for (const [index, { word, start }] of words.entries()) {
    const isChanged = !kept.has(index);
    add(text.slice(end, start), isChanged && index > 0 && !kept.has(index - 1));
    add(word, isChanged);
    end = start + word.length;
  }
  add(text.slice(end), false);
  return marks;
}
