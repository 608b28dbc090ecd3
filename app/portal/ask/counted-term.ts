import { SEARCH_TERM_LENGTH_MAX } from "#domain/analytics/search-term-length.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { normalise } from "#domain/normalise.ts";

const TERM_LENGTH_MIN = 2;

/** Digits of any script, an `@`, or parts of an address of the web, which guests paste or type by mistake. */
const PRIVATE = /[\p{N}@＠]|https?:|www\.|:\/\/|\p{L}\.\p{L}{2,}/u;
const NO_LETTER = /[^\p{L}\p{M}ー]+/gu;

/**
 * A query as it may be counted (D101): normalised words with single spaces, at most 40 letters.
 *
 * @returns `null` if it must not be counted: it has a digit or an `@`, looks like an address, or has fewer than two
 * letters. Pure; any string is safe.
 */
export function toCountedTerm(query: string, language: ContentLanguage): string | null {
  if (query.length > QUERY_LENGTH_MAX || PRIVATE.test(query.normalize("NFKC"))) return null;
  const words = normalise(query, language).replace(NO_LETTER, " ").trim();
  const letters = [...words];
  if (letters.length < TERM_LENGTH_MIN) return null;
  return letters.slice(0, SEARCH_TERM_LENGTH_MAX).join("").trim();
}

/** Longer texts are pasted and never one question. */
const QUERY_LENGTH_MAX = 200;
