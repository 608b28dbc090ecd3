/** A piece of a text, in order: all pieces together are the text. */
export interface Mark {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface MarkedTexts {
  readonly before: readonly Mark[];
  readonly after: readonly Mark[];
}

/** Words of one text times words of the other: up to here they are compared one by one. */
const COMPARISONS_MAX = 250_000;

/**
 * Marks the words of two texts that are not in both, in their order. Pure.
 *
 * Words are those of the language, so that Chinese and Japanese, which have no spaces, are marked by words too; a time
 * or a number is one word. Between two changed words the space is marked along. The longest common subsequence of
 * words; where both texts are long and differ in much, all between their common beginning and end is marked.
 */
export function markWords(before: string, after: string, language: string): MarkedTexts {
  if (before === after) return { before: plain(before), after: plain(after) };
  const own = wordsOf(before, language);
  const next = wordsOf(after, language);
  const { kept, keptNext } = commonWords(
    own.map(({ word }) => word),
    next.map(({ word }) => word),
  );
  // They differ in spaces alone, which is not to look like nothing.
  if (kept.size === own.length && keptNext.size === next.length) {
    return { before: whole(before), after: whole(after) };
  }
  return { before: marksOf(before, own, kept), after: marksOf(after, next, keptNext) };
}

function plain(text: string): readonly Mark[] {
  return text === "" ? [] : [{ text, isChanged: false }];
}

function whole(text: string): readonly Mark[] {
  return text === "" ? [] : [{ text, isChanged: true }];
}

interface Word {
  readonly word: string;
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Everything but spaces. Punctuation is a word of its own, but within times and numbers: "10:30", "1,200.50". */
function wordsOf(text: string, language: string): readonly Word[] {
  const words: { word: string; start: number }[] = [];
  for (const { segment, index } of segmenterOf(language).segment(text)) {
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

/** Whether a segment at this place goes on with the number before it: a digit, or a sign before one. */
function isGlued(text: string, index: number): boolean {
  return /^[.,:]?\d/.test(text.slice(index, index + 2));
}

interface Common {
  /** The places of the words that stay, in the one text and in the other. */
  readonly kept: ReadonlySet<number>;
  readonly keptNext: ReadonlySet<number>;
}

function commonWords(own: readonly string[], next: readonly string[]): Common {
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
    for (const [one, other] of commonBetween(
      own.slice(start, start + rows),
      next.slice(start, start + columns),
    )) {
      kept.add(start + one);
      keptNext.add(start + other);
    }
  }
  return { kept, keptNext };
}

/** The longest common subsequence: pairs of places. */
function commonBetween(
  own: readonly string[],
  next: readonly string[],
): readonly (readonly [number, number])[] {
  const width = next.length + 1;
  /** At `row * width + column`: how many words the rests of both texts from there have in common. */
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

function marksOf(text: string, words: readonly Word[], kept: ReadonlySet<number>): readonly Mark[] {
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
