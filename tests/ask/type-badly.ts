/** The same numbers at every run, from 0 to 1 (a linear congruential generator; constants of Numerical Recipes). */
export function drawNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LETTERS_MIN = 5;

/**
 * A query with one error in one of its words of five letters or more: a letter left out, typed twice or in place of
 * another (never the first, which people seldom mistake), or two neighbours exchanged. `null`: all words are shorter.
 */
export function typeBadly(query: string, draw: () => number): string | null {
  const words = query.split(" ");
  const long = words.flatMap((word, index) => (word.length >= LETTERS_MIN ? index : []));
  const pick = (count: number) => Math.floor(draw() * count);
  const chosen = long[pick(long.length)];
  const word = words[chosen ?? -1];
  if (chosen === undefined || word === undefined) return null;
  const letters = [...new Set(word.toLowerCase())].filter((letter) => /\p{L}/u.test(letter));
  const at = pick(word.length);
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  const other = letters[pick(letters.length)] ?? "";
  const errors = [
    before + after,
    before + other + word.slice(at),
    before + other + after,
    word.slice(0, at - 1) + (word[at] ?? "") + (word[at - 1] ?? "") + after,
  ];
  words[chosen] = errors[pick(at === 0 ? 2 : 4)] ?? word;
  return words.join(" ");
}
