import type { AskIndex } from "./load-index.ts";
import { compareWords } from "./similarity.ts";
import { hasHan, isUnspaced, toCharacters, toPairs } from "./tokenise.ts";

/** A thing to look up in the index: a word of a query, two of them as one, or letters of a run without spaces. */
interface Sought {
  readonly word: string;
  /** How much finding it counts among results. */
  readonly weight: number;
  /** The parts of the query that it answers, and how much of each, from 0 to 1. */
  readonly parts: readonly number[];
  readonly answers: number;
}

export interface ReadQuery {
  readonly sought: readonly Sought[];
  /** Share of each part in what the guest asks: 1 of a word, 0 of one that says nothing about a subject. */
  readonly shares: readonly number[];
}

const STOP_WORD_WEIGHT = 0.1;
const WEAK_WORD_WEIGHT = 0.35;
const CHARACTER_WEIGHT = 0.5;
const JOINED_WEIGHT = 0.5;
/** Pairs of a longer run overlap. */
const PAIR_SHARE = 0.7;
/** Other words have the same two kana, and the same character. */
const KANA_ANSWERS = 0.8;
const CHARACTER_ANSWERS = 0.4;

/** Reads the words of a query, as `splitWords` returns them. Pure. */
export function readQuery(index: AskIndex, words: readonly string[]): ReadQuery {
  const sought: Sought[] = [];
  const shares: number[] = [];
  const spaced: { readonly word: string; readonly part: number }[] = [];
  for (const word of words) {
    if (isUnspaced(word)) {
      const run = readRun(index, word, shares.length);
      sought.push(...run.sought);
      shares.push(...run.shares);
    } else {
      spaced.push({ word, part: shares.length });
      sought.push({ word, weight: weigh(index, word), parts: [shares.length], answers: 1 });
      shares.push(toShare(index, word));
    }
  }
  const spoken = spaced.filter(({ word }) => !index.stopWords.has(word));
  const joined = new Map<string, Sought>();
  for (const row of [spaced, spoken]) {
    row.slice(1).forEach((next, at) => {
      const before = row[at] ?? next;
      const word = before.word + next.word;
      if (!index.terms.has(word)) return;
      joined.set(word, { word, weight: JOINED_WEIGHT, parts: [before.part, next.part], answers: 1 });
    });
  }
  return { sought: [...sought, ...joined.values()], shares };
}

/** Pairs of letters and single characters of a run without spaces. All its pairs of kana are one word. */
function readRun(index: AskIndex, run: string, start: number): ReadQuery {
  const pairs = toPairs(run);
  const isKana = (pair: string) => pairs.length > 1 && !hasHan(pair);
  const toPairShare = (pair: string) =>
    pairs.length === 1 ? 1 : isKana(pair) ? 1 / pairs.length : PAIR_SHARE;
  return {
    sought: [
      ...pairs.map((word, at) => ({
        word,
        weight: weigh(index, word),
        parts: [start + at],
        answers: isKana(word) ? KANA_ANSWERS : 1,
      })),
      ...toCharacters(run).map((word) => ({
        word,
        weight: CHARACTER_WEIGHT,
        parts: pairs.flatMap((pair, at) => (pair.includes(word) ? start + at : [])),
        answers: CHARACTER_ANSWERS,
      })),
    ],
    shares: pairs.map((pair) => (index.stopWords.has(pair) ? 0 : weigh(index, pair) * toPairShare(pair))),
  };
}

function weigh({ stopWords, weakWords }: AskIndex, word: string): number {
  return stopWords.has(word) ? STOP_WORD_WEIGHT : weakWords.has(word) ? WEAK_WORD_WEIGHT : 1;
}

const MISSPELT_LENGTH_MIN = 5;
const MISSPELT_FIT_MIN = 0.65;

/** Numbers say nothing about a subject, nor do misspelt words that would say nothing, unless the index has them. */
function toShare(index: AskIndex, word: string): number {
  const { stopWords, weakWords, terms, forms } = index;
  const isMisspelt = (known: string) =>
    compareWords(word, known, { ...forms, endingMax: 0, hasCompounds: false }) >= MISSPELT_FIT_MIN;
  if (stopWords.has(word)) return 0;
  if (weakWords.has(word) || terms.has(word)) return weigh(index, word);
  if (/^\p{N}+$/u.test(word)) return 0;
  if (word.length < MISSPELT_LENGTH_MIN) return 1;
  if ([...stopWords].some(isMisspelt)) return 0;
  return [...weakWords].some(isMisspelt) ? WEAK_WORD_WEIGHT : 1;
}
