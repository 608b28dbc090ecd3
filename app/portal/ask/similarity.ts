/** Letters of a word that are compared; the rest of a longer word is ignored. */
export const WORD_LENGTH_MAX = 24;

/** Word formation of a language, as far as it decides whether two words are forms of one. */
export interface WordForms {
  /** Shortest beginning that two forms of a word share. */
  readonly stemMin: number;
  /** Longest ending of a form. */
  readonly endingMax: number;
  /** Words are joined into one, as in German. */
  readonly hasCompounds: boolean;
}

const SIDE = WORD_LENGTH_MAX + 1;
/** `edits[row * SIDE + column]`: edits between the beginnings of two words. One table, filled at each comparison. */
const edits = new Uint8Array(SIDE * SIDE);
const editsAt = (row: number, column: number): number => edits[row * SIDE + column] ?? 0;

/** Fills the table with optimal string alignment: a letter more, less or other, or two neighbours exchanged. */
function fillTable(word: string, term: string): void {
  for (let column = 0; column <= term.length; column += 1) edits[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    edits[row * SIDE] = row;
    const letter = word[row - 1];
    for (let column = 1; column <= term.length; column += 1) {
      const other = term[column - 1];
      let least = editsAt(row - 1, column - 1) + (letter === other ? 0 : 1);
      least = Math.min(least, editsAt(row - 1, column) + 1, editsAt(row, column - 1) + 1);
      if (row > 1 && column > 1 && letter === term[column - 2] && word[row - 2] === other) {
        least = Math.min(least, editsAt(row - 2, column - 2) + 1);
      }
      edits[row * SIDE + column] = least;
    }
  }
}

const SAME_FIRST_BELOW = 8;

/**
 * Whether two of the first three letters agree, or would after one edit. Most pairs of words fail. Among short words,
 * another first letter makes another word (`weather`, `feather`); one too many, missing or exchanged does not.
 */
function startsAlike(word: string, term: string): boolean {
  const isSameFirst = word[0] === term[0] || word[0] === term[1] || word[1] === term[0];
  if (word.length < SAME_FIRST_BELOW && !isSameFirst) return false;
  let same = 0;
  for (let index = 0; index < 3; index += 1) {
    const letter = word[index];
    const isNear = letter === term[index] || letter === term[index + 1];
    if (isNear || (index > 0 && letter === term[index - 1])) same += 1;
  }
  return same >= 2;
}

const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
const editCost = (count: number, length: number): number => (count === 0 ? 0 : count * (0.12 + 0.8 / length));
const endingCost = (letters: number, length: number): number =>
  letters === 0 ? 0 : 0.06 + 0.03 * letters + (0.4 * letters) / length;
/** Fit of a beginning: falls with the letters that are still to be typed. */
const completionFit = (length: number, missing: number): number =>
  (0.82 * length) / (length + 0.3 * Math.min(missing, length));
const partFit = (size: number, whole: string): number => (size / whole.length) ** 0.3;

/** The same word, perhaps misspelt, perhaps with another ending. Needs the filled table. */
function fitAsForm(word: string, term: string, { stemMin, endingMax }: WordForms): number {
  const allowed = allowedEdits(Math.min(word.length, term.length + 1));
  const longest = Math.max(word.length, term.length);
  const shortest = Math.min(word.length, term.length);
  let best = 0;
  for (let row = word.length; row >= Math.max(1, word.length - endingMax); row -= 1) {
    for (let column = term.length; column >= Math.max(1, term.length - endingMax); column -= 1) {
      const count = editsAt(row, column);
      const endings = word.length - row + term.length - column;
      if (count > allowed) continue;
      const isWhole = row === word.length || column === term.length;
      const sharedMin = count > 0 ? stemMin + (isWhole ? 1 : 2) : isWhole ? 3 : stemMin;
      const shared = Math.min(row, column);
      if (endings > 0 && (shared < sharedMin || shared <= longest / 2)) continue;
      best = Math.max(best, 1 - editCost(count, shortest) - endingCost(endings, longest));
    }
  }
  return best;
}

/** The beginning of a longer term, misspelt. Needs the filled table. */
function fitAsBeginning(word: string, term: string, { endingMax }: WordForms): number {
  if (word.length < 4 || term.length <= word.length + endingMax) return 0;
  let best = 0;
  for (let column = word.length - 1; column <= Math.min(term.length, word.length + 1); column += 1) {
    const count = editsAt(word.length, column);
    if (count > 1) continue;
    best = Math.max(
      best,
      completionFit(word.length, term.length - word.length) - editCost(count, word.length),
    );
  }
  return best;
}

/** A longer word that begins with the term; where words are not joined, at least half of it. Needs the filled table. */
function fitAsHead(word: string, term: string, { hasCompounds }: WordForms): number {
  if (word.length < term.length + 3 || term.length < (hasCompounds ? 3 : Math.max(4, word.length / 2)))
    return 0;
  const allowed = term.length >= 5 ? 1 : 0;
  let best = 0;
  for (let row = term.length - 1; row <= term.length + 1; row += 1) {
    const count = editsAt(row, term.length);
    if (count > allowed) continue;
    best = Math.max(best, 0.78 * partFit(term.length, word) - 1.2 * editCost(count, term.length));
  }
  return best;
}

/** Shorter words end many compounds (`Bahn`, `Pass`). */
const TAIL_LENGTH_MIN = 5;

/** One is a compound that ends with the other. */
function fitAsTail(word: string, term: string): number {
  const [short, long] = word.length < term.length ? [word, term] : [term, word];
  return short.length >= TAIL_LENGTH_MIN && long.length >= short.length + 3 && long.endsWith(short)
    ? 0.66 * partFit(short.length, long)
    : 0;
}

/**
 * How well a typed word fits a term, from 0 to 1: it is the term, its beginning, another form of it, misspelt, or a
 * compound with it. Both are normalised and have at most `WORD_LENGTH_MAX` letters.
 */
export function compareWords(word: string, term: string, forms: WordForms): number {
  if (word === term) return 1;
  if (word.length < 2 || term.length < 2) return 0;
  let best = term.startsWith(word) ? completionFit(word.length, term.length - word.length) : 0;
  if (word.length < 3 || term.length < 3) return best;
  if (startsAlike(word, term)) {
    fillTable(word, term);
    best = Math.max(
      best,
      fitAsForm(word, term, forms),
      fitAsBeginning(word, term, forms),
      fitAsHead(word, term, forms),
    );
  }
  return forms.hasCompounds ? Math.max(best, fitAsTail(word, term)) : best;
}
