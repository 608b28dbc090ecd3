import type { AskEntry } from "./ask-entry.ts";
import type { AskIndex } from "./load-index.ts";
import { findRanges, type TextRange } from "./matched-ranges.ts";
import { compareWords, WORD_LENGTH_MAX } from "./similarity.ts";
import {
  hasHan,
  isUnspaced,
  joinNeighbours,
  splitWords,
  stripPrefix,
  toCharacters,
  toPairs,
} from "./tokenise.ts";

/** Letters of a query that count. */
export const QUERY_LENGTH_MAX = 80;
const WORDS_MAX = 12;
const RESULTS_MAX = 8;

export interface AskResult extends Omit<AskEntry, "keywords"> {
  readonly titleRanges: readonly TextRange[];
  readonly textRanges: readonly TextRange[];
}

/** A query as a page repeats it: one line, at most as long as counts. */
export function toShownQuery(typed: string): string {
  const words = typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...words].slice(0, QUERY_LENGTH_MAX).join("");
}

/** A word of the query, or two of them as one. */
interface Sought {
  readonly word: string;
  readonly weight: number;
  /** Share of the question that an entry with this word answers; 0 for additional spellings. */
  readonly share: number;
  /** How much finding it proves: 0 of a stop word, less of two kana than of a word. */
  readonly proof: number;
}

const STOP_WORD_WEIGHT = 0.1;
const WEAK_WORD_WEIGHT = 0.35;
const CHARACTER_WEIGHT = 0.5;
const KANA_PROOF = 0.25;
const CHARACTER_PROOF = 1;

/**
 * Finds what a guest asks for, best first, at most eight.
 *
 * `query` is hostile: its first 80 letters and 12 words count, markup is letters, another script finds nothing.
 * Pure, never throws; the time depends on the index alone.
 */
export function search(index: AskIndex, query: string): readonly AskResult[] {
  const words = splitWords(query.slice(0, QUERY_LENGTH_MAX), index.language).slice(0, WORDS_MAX);
  const matched = new Set<string>();
  const ranked = rankEntries(index, toSought(index, words), matched);
  return ranked.map(({ keywords: _, ...entry }) => ({
    ...entry,
    titleRanges: findRanges(entry.title, matched, index.language),
    textRanges: findRanges(entry.text, matched, index.language),
  }));
}

function toSought(index: AskIndex, words: readonly string[]): readonly Sought[] {
  const sought = words.flatMap((word) =>
    isUnspaced(word) ? toPairsSought(index, word) : toWordSought(index, word),
  );
  const spoken = words.filter((word) => !index.stopWords.has(word));
  const joined = new Set([...joinNeighbours(words), ...joinNeighbours(spoken)]);
  const known = [...joined].filter((word) => index.terms.has(word));
  return [...sought, ...known.map((word) => ({ word, weight: 1, share: 0, proof: 1 }))];
}

function toWordSought({ stopWords, weakWords }: AskIndex, word: string): readonly Sought[] {
  if (stopWords.has(word)) return [{ word, weight: STOP_WORD_WEIGHT, share: 0, proof: 0 }];
  const weight = weakWords.has(word) ? WEAK_WORD_WEIGHT : 1;
  return [{ word, weight, share: weight, proof: 1 }];
}

function toPairsSought({ stopWords, weakWords }: AskIndex, run: string): readonly Sought[] {
  const pairs = toPairs(run);
  const weigh = (pair: string) =>
    stopWords.has(pair) ? STOP_WORD_WEIGHT : weakWords.has(pair) ? WEAK_WORD_WEIGHT : 1;
  const prove = (pair: string) =>
    stopWords.has(pair) ? 0 : pairs.length === 1 || hasHan(pair) ? 1 : KANA_PROOF;
  return [
    ...pairs.map((word) => ({ word, weight: weigh(word), share: 0, proof: prove(word) })),
    ...toCharacters(run).map((word) => ({
      word,
      weight: CHARACTER_WEIGHT,
      share: 0,
      proof: CHARACTER_PROOF,
    })),
  ];
}

interface Score {
  sum: number;
  answered: number;
  proof: number;
}

/** Share of a score that does not depend on how much of the question an entry answers. */
const UNCONDITIONAL_SHARE = 0.4;
/** Less proof is a coincidence. */
const PROOF_MIN = 0.45;
const FIT_POWER = 1.5;
/** Words that fit worse are not marked in a result. */
const SHOWN_FIT_MIN = 0.5;

/** Adds the terms that were found to `matched`. */
function rankEntries(index: AskIndex, sought: readonly Sought[], matched: Set<string>): readonly AskEntry[] {
  const scores = new Map<number, Score>();
  for (const { word, weight, share, proof } of sought) {
    for (const [at, { score, fit, weight: found }] of scoreWord(index, word, matched)) {
      const total = scores.get(at) ?? { sum: 0, answered: 0, proof: 0 };
      total.sum += weight * score;
      total.answered += share * fit;
      total.proof += Math.min(proof * fit, found);
      scores.set(at, total);
    }
  }
  const asked = sought.reduce((sum, { share }) => sum + share, 0);
  const answered = ({ answered: part }: Score) => (asked === 0 ? 1 : part / asked);
  const proofMin = sought.some(({ proof }) => proof > 0) ? PROOF_MIN : 0;
  const rank = (score: Score) =>
    score.sum * (UNCONDITIONAL_SHARE + (1 - UNCONDITIONAL_SHARE) * answered(score));
  return [...scores]
    .filter(([, score]) => score.proof >= proofMin)
    .sort(([at, one], [otherAt, other]) => rank(other) - rank(one) || at - otherAt)
    .slice(0, RESULTS_MAX)
    .flatMap(([at]) => index.entries[at] ?? []);
}

interface WordScore {
  readonly score: number;
  /** Weight of the term in the entry. */
  readonly weight: number;
  readonly fit: number;
}

/** The best score of a word in each entry. */
function scoreWord(index: AskIndex, word: string, matched: Set<string>): ReadonlyMap<number, WordScore> {
  const best = new Map<number, WordScore>();
  for (const [term, fit] of findTerms(index, word)) {
    const postings = index.terms.get(term);
    if (!postings) continue;
    if (fit >= SHOWN_FIT_MIN && !index.stopWords.has(term)) matched.add(term);
    const rarity = Math.log(1 + index.entries.length / postings.size);
    for (const [at, weight] of postings) {
      const score = fit ** FIT_POWER * weight * rarity;
      if (score > (best.get(at)?.score ?? 0)) best.set(at, { score, fit, weight });
    }
  }
  return best;
}

const FIT_MIN = 0.2;
/** The same beside a term that is the word itself. */
const OTHER_TERM_FIT_MIN = 0.6;

/** Terms that a word may mean, with how well they fit. */
function findTerms(index: AskIndex, word: string): ReadonlyMap<string, number> {
  const { terms, stopWords, spacedTerms, forms, language } = index;
  const found = new Map<string, number>(terms.has(word) ? [[word, 1]] : []);
  if (stopWords.has(word) || isUnspaced(word)) return found;
  const fitMin = found.size > 0 ? OTHER_TERM_FIT_MIN : FIT_MIN;
  const stripped = stripPrefix(word, language);
  for (const spelling of stripped === null ? [word] : [word, stripped]) {
    const written = spelling.slice(0, WORD_LENGTH_MAX);
    for (const term of spacedTerms) {
      if (stopWords.has(term)) continue;
      const fit = compareWords(written, term, forms);
      if (fit > fitMin && fit > (found.get(term) ?? 0)) found.set(term, fit);
    }
  }
  return found;
}
