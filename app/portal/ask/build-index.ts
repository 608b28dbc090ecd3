import { gzipSync } from "node:zlib";
import { SEARCH_WORDS_MAX } from "#domain/answers/answer-values.ts";
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

/** Bytes of an index of one language as guests load it, compressed. */
const INDEX_BYTES_MAX = 15_000;
/** Letters of a text that results show, and search words of an own entry, which go last. */
const SHOWN_LENGTH = 120;
const SPARED_WORDS = 5;

/**
 * Makes the index of one language, as JSON of at most 15 KB compressed. Pure.
 *
 * `entries`: in the order that decides between equally good results. Where not all fit, these are left out, in this
 * order, as far as it is needed: the ends of texts that are longer than results show, an own entry's search words
 * after the fifth, texts, and an own entry's other search words. Titles and the words of questions always stay.
 */
export function buildIndex(entries: readonly AskEntry[], language: ContentLanguage): string {
  const write = (room: number) => {
    const index: StoredIndex = {
      language,
      stopWords: toWordList(STOP_WORDS[language], language),
      weakWords: toWordList(WEAK_WORDS[language], language),
      entries: entries.map((entry) => cutEntry(entry, room)),
    };
    return JSON.stringify(index);
  };
  const fitsIn = (room: number) => gzipSync(write(room)).length <= INDEX_BYTES_MAX;
  const whole = SEARCH_WORDS_MAX + SHOWN_LENGTH + Math.max(0, ...entries.map(({ text }) => text.length));
  if (fitsIn(whole)) return write(whole);
  let fits = 0;
  let fails = whole;
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (fitsIn(middle)) fits = middle;
    else fails = middle;
  }
  return write(fits);
}

function toWordList(words: string, language: ContentLanguage): readonly string[] {
  return [...new Set(words.split(" ").flatMap((word) => splitWords(word, language)))];
}

/**
 * `room` counts what an entry may have at most, the most valuable first: `SPARED_WORDS` words, `SHOWN_LENGTH` letters
 * of its text, the other words, then the other letters.
 */
function cutEntry(entry: AskEntry, room: number): AskEntry {
  const between = (from: number, length: number) => Math.min(Math.max(0, room - from), length);
  const otherWords = SEARCH_WORDS_MAX - SPARED_WORDS;
  const words = between(0, SPARED_WORDS) + between(SPARED_WORDS + SHOWN_LENGTH, otherWords);
  const letters =
    between(SPARED_WORDS, SHOWN_LENGTH) + between(SHOWN_LENGTH + SEARCH_WORDS_MAX, Number.POSITIVE_INFINITY);
  return {
    ...entry,
    text: cutAtWord(entry.text, letters),
    keywords: entry.kind === "entry" ? entry.keywords.slice(0, words) : entry.keywords,
  };
}

function cutAtWord(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const cut = text.slice(0, lengthMax);
  const space = cut.lastIndexOf(" ");
  return space > lengthMax / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, "");
}
