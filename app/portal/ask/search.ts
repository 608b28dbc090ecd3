import type { AskEntry } from "./ask-entry.ts";
import { type AskIndex, TEXT_WEIGHT } from "./load-index.ts";
import { findRanges, type TextRange } from "./matched-ranges.ts";
import { type ReadQuery, readQuery } from "./read-query.ts";
import { compareWords, WORD_LENGTH_MAX } from "./similarity.ts";
import { isUnspaced, splitWords, stripPrefix } from "./tokenise.ts";

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

/**
 * Finds what a guest asks for, best first, at most eight.
 *
 * `query` is hostile: its first 80 letters and 12 words count, markup is letters, another script finds nothing.
 * Pure, never throws; the time depends on the index alone.
 */
export function search(index: AskIndex, query: string): readonly AskResult[] {
  const words = splitWords(query.slice(0, QUERY_LENGTH_MAX), index.language).slice(0, WORDS_MAX);
  const matched = new Set<string>();
  const ranked = rankEntries(index, readQuery(index, words), matched);
  return ranked.map(({ keywords: _, ...entry }) => ({
    ...entry,
    titleRanges: findRanges(entry.title, matched, index.language),
    textRanges: findRanges(entry.text, matched, index.language),
  }));
}

interface Score {
  sum: number;
  /** How much of each part of the query the entry answers. */
  readonly answered: Map<number, number>;
}

/** Share of a score that does not depend on how much of the query an entry answers. */
const UNCONDITIONAL_SHARE = 0.5;
/** Least share of a query that a result answers; more of a longer query would be chatter. */
const ANSWERED_MIN = 0.42;
const ASKED_MAX = 1.4;
/** Least share of a weak word that is a whole title or keyword, such as `noisy`. */
const WHOLE_WORD_SHARE = 0.7;
const FIT_POWER = 1.5;
/** Words that fit worse are not marked in a result. */
const SHOWN_FIT_MIN = 0.5;

/** Adds the terms that were found to `matched`. */
function rankEntries(
  index: AskIndex,
  { sought, shares }: ReadQuery,
  matched: Set<string>,
): readonly AskEntry[] {
  const scores = new Map<number, Score>();
  for (const { word, weight, parts, answers } of sought) {
    for (const [at, { score, proof }] of scoreWord(index, word, matched)) {
      const total = scores.get(at) ?? { sum: 0, answered: new Map() };
      total.sum += weight * score;
      for (const part of parts) {
        total.answered.set(part, Math.max(total.answered.get(part) ?? 0, answers * proof));
      }
      scores.set(at, total);
    }
  }
  const asked = shares.reduce((sum, share) => sum + share, 0);
  const answeredMin = ANSWERED_MIN * Math.min(asked, ASKED_MAX);
  return [...scores]
    .map(([at, { sum, answered }]) => {
      const found = sumAnswered(answered, shares);
      const share = asked === 0 ? 1 : found / asked;
      return { at, found, rank: sum * (UNCONDITIONAL_SHARE + (1 - UNCONDITIONAL_SHARE) * share) };
    })
    .filter(({ found }) => found >= answeredMin)
    .sort((one, other) => other.rank - one.rank || one.at - other.at)
    .slice(0, RESULTS_MAX)
    .flatMap(({ at }) => index.entries[at] ?? []);
}

function sumAnswered(answered: ReadonlyMap<number, number>, shares: readonly number[]): number {
  let sum = 0;
  for (const [part, proof] of answered) {
    const share = shares[part] ?? 0;
    sum += proof * (share > 0 && proof === 1 ? Math.max(share, WHOLE_WORD_SHARE) : share);
  }
  return sum;
}

interface WordScore {
  readonly score: number;
  /** How sure it is that the entry is about the word, from 0 to 1. */
  readonly proof: number;
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
      if (score > (best.get(at)?.score ?? 0)) {
        best.set(at, { score, proof: fit * prove(word, weight, postings.size) });
      }
    }
  }
  return best;
}

const TEXT_PROOF = 0.5;
const PHRASE_PROOF = 0.8;
const SHARED_PHRASE_PROOF = 0.6;
/** Least weight of a keyword's only word, and of a word of a title. */
const WHOLE_WEIGHT_MIN = 2;

/** A title or keyword proves its entry; a word of a longer keyword less, of several entries (`machine`) still less. */
function prove(word: string, weight: number, entries: number): number {
  if (weight >= WHOLE_WEIGHT_MIN || isUnspaced(word)) return 1;
  if (weight <= TEXT_WEIGHT) return TEXT_PROOF;
  return entries === 1 ? PHRASE_PROOF : SHARED_PHRASE_PROOF;
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
