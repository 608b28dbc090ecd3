import type { ContentLanguage } from "#domain/language.ts";
import { normalise } from "#domain/normalise.ts";

/** A run of Chinese characters or kana, which have no spaces, or a word of other letters and digits. */
const RUNS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々])[\p{L}\p{N}\p{M}])+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u;
const HAN = /\p{sc=Han}/u;

/** A word by itself in a Japanese sentence. */
const KATAKANA_RUNS = /[\p{sc=Katakana}ー\uFF70\uFF9E\uFF9F]+/gu;

/** Whether a word is a run of a script without spaces. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** Whether a text has a Chinese character. */
export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/** The words of a text, normalised; a run without spaces is one word. */
export function splitWords(text: string, language: ContentLanguage): readonly string[] {
  return normalise(text.replace(KATAKANA_RUNS, " $& "), language).match(RUNS) ?? [];
}

/** The words of a text as they are written, with their places in it (UTF-16). */
export function findWords(text: string): readonly { readonly word: string; readonly start: number }[] {
  return [...text.matchAll(RUNS)].map((match) => ({ word: match[0], start: match.index }));
}

/** Pairs of neighbouring letters of a run without spaces; a single letter is itself. */
export function toPairs(run: string): readonly string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Chinese characters of a longer run: each can be a word. */
export function toCharacters(run: string): readonly string[] {
  const letters = [...run];
  return letters.length === 1 ? [] : letters.filter(hasHan);
}

const ARTICLE = /^(?:[وفبك]?ال|لل|[وبل])(?=.{3})/u;
const HEBREW_PREFIX = /^(?:ו?[כמש]?ה|[הבלומשכ])(?=.{3})/u;

/** A word without the article or preposition that Arabic and Hebrew write in front of it; `null`: it has none. */
export function stripPrefix(word: string, language: ContentLanguage): string | null {
  if (language !== "ar" && language !== "he") return null;
  const prefix = (language === "ar" ? ARTICLE : HEBREW_PREFIX).exec(word)?.[0];
  return prefix === undefined ? null : word.slice(prefix.length);
}

/** Neighbours written as one, so that `check in` finds `checkin`. */
export function joinNeighbours(words: readonly string[]): readonly string[] {
  return words
    .slice(1)
    .map((word, index) => [words[index] ?? "", word])
    .filter((pair) => !pair.some(isUnspaced))
    .map((pair) => pair.join(""));
}
