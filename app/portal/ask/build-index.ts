import type { ContentLanguage } from "#domain/language.ts";
import type { AskEntry } from "./ask-entry.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { splitWords } from "./tokenise.ts";
import { WEAK_WORDS } from "./weak-words.ts";

/** The index of one language as it is stored and sent. Words are normalised, texts are as guests read them. */
export interface StoredIndex {
  readonly language: ContentLanguage;
  readonly stopWords: readonly string[];
  readonly weakWords: readonly string[];
  readonly entries: readonly AskEntry[];
}

/** Texts of all entries together, in bytes of UTF-8: about half of an index of 15 KB (gzip). */
const TEXTS_BYTES_MAX = 18_000;

/**
 * Makes the index of one language, as JSON. Pure.
 *
 * `entries`: in the order that decides between equally good results. If their texts are too long together, the
 * longest are cut at a word.
 */
export function buildIndex(entries: readonly AskEntry[], language: ContentLanguage): string {
  const lengthMax = findLengthMax(entries.map(({ text }) => text));
  const index: StoredIndex = {
    language,
    stopWords: toWordList(STOP_WORDS[language], language),
    weakWords: toWordList(WEAK_WORDS[language], language),
    entries: entries.map((entry) => ({ ...entry, text: cutAtWord(entry.text, lengthMax) })),
  };
  return JSON.stringify(index);
}

function toWordList(words: string, language: ContentLanguage): readonly string[] {
  return [...new Set(words.split(" ").flatMap((word) => splitWords(word, language)))];
}

/** Longest text, in letters, with which all together keep to `TEXTS_BYTES_MAX`. */
function findLengthMax(texts: readonly string[]): number {
  const encoder = new TextEncoder();
  const bytesWith = (lengthMax: number) =>
    texts.reduce((sum, text) => sum + encoder.encode(text.slice(0, lengthMax)).length, 0);
  let fits = 0;
  let fails = TEXTS_BYTES_MAX + 1;
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (bytesWith(middle) <= TEXTS_BYTES_MAX) fits = middle;
    else fails = middle;
  }
  return fits;
}

function cutAtWord(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const cut = text.slice(0, lengthMax);
  const space = cut.lastIndexOf(" ");
  return space > lengthMax / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, "");
}
