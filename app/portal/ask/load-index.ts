import type { ContentLanguage } from "#domain/language.ts";
import type { AskEntry } from "./ask-entry.ts";
import type { StoredIndex } from "./build-index.ts";
import { WORD_LENGTH_MAX, type WordForms } from "./similarity.ts";
import { isUnspaced, joinNeighbours, splitWords, stripPrefix, toCharacters, toPairs } from "./tokenise.ts";

/** Weight of a term in an entry, by the entry's position. */
type Postings = Map<number, number>;

export interface AskIndex {
  readonly language: ContentLanguage;
  readonly forms: WordForms;
  readonly stopWords: ReadonlySet<string>;
  readonly weakWords: ReadonlySet<string>;
  readonly entries: readonly AskEntry[];
  readonly terms: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Terms that a typed word is compared with; runs without spaces are found by their pairs. */
  readonly spacedTerms: readonly string[];
}

const TITLE_WEIGHT = 3;
const KEYWORD_WEIGHT = 2.2;
const TITLE_SPREAD = 0.25;
const KEYWORD_SPREAD = 0.5;
/** Weight of a word of a text. */
export const TEXT_WEIGHT = 0.5;
/** A single Chinese character against a pair. */
const CHARACTER_SHARE = 0.2;

function getWordForms(language: ContentLanguage): WordForms {
  const isSemitic = language === "ar" || language === "he";
  const hasLongEndings = language === "tr" || language === "fi";
  return {
    stemMin: isSemitic || language === "tr" ? 3 : 4,
    endingMax: isSemitic ? 2 : hasLongEndings ? 5 : 3,
    hasCompounds: language === "de" || language === "sv" || language === "fi",
  };
}

/** Reads an index of `buildIndex`; takes some milliseconds. `json` is trusted: the Worker made it. */
export function loadIndex(json: string): AskIndex {
  const { language, stopWords, weakWords, entries } = JSON.parse(json) as StoredIndex;
  const collector = new TermCollector(language, new Set(stopWords));
  entries.forEach(({ title, keywords, text, values = [] }, at) => {
    collector.addPhrase(title, at, TITLE_WEIGHT, TITLE_SPREAD);
    for (const keyword of keywords) collector.addPhrase(keyword, at, KEYWORD_WEIGHT, KEYWORD_SPREAD);
    collector.addText(text, at);
    for (const value of values) collector.addText(`${value.label} ${value.text}`, at);
  });
  const { terms } = collector;
  return {
    language,
    forms: getWordForms(language),
    stopWords: collector.stopWords,
    weakWords: new Set(weakWords),
    entries,
    terms,
    spacedTerms: [...terms.keys()].filter((term) => !isUnspaced(term) && term.length <= WORD_LENGTH_MAX),
  };
}

class TermCollector {
  readonly terms = new Map<string, Postings>();
  readonly stopWords: ReadonlySet<string>;
  readonly #language: ContentLanguage;

  constructor(language: ContentLanguage, stopWords: ReadonlySet<string>) {
    this.#language = language;
    this.stopWords = stopWords;
  }

  /** A title or keyword. The more words it has, the less each says. */
  addPhrase(phrase: string, at: number, weight: number, spread: number): void {
    const words = splitWords(phrase, this.#language);
    const spoken = words.filter((word) => !this.stopWords.has(word));
    for (const word of words) {
      const parts = isUnspaced(word)
        ? toPairs(word).length
        : spoken.length + 0.5 * (words.length - spoken.length);
      this.#addWord(word, at, weight / Math.max(1, parts) ** spread);
    }
    const joined = joinNeighbours(words.length === 2 ? words : spoken);
    for (const term of joined) this.#add(term, at, weight / Math.sqrt(joined.length));
  }

  addText(text: string, at: number): void {
    for (const word of splitWords(text, this.#language)) this.#addWord(word, at, TEXT_WEIGHT);
  }

  #addWord(word: string, at: number, weight: number): void {
    if (isUnspaced(word)) {
      for (const pair of toPairs(word)) this.#add(pair, at, weight);
      for (const character of toCharacters(word)) this.#add(character, at, weight * CHARACTER_SHARE);
      return;
    }
    this.#add(word, at, weight);
    const stripped = stripPrefix(word, this.#language);
    if (stripped !== null) this.#add(stripped, at, weight);
  }

  #add(term: string, at: number, weight: number): void {
    const postings: Postings = this.terms.get(term) ?? new Map();
    postings.set(at, Math.max(postings.get(at) ?? 0, weight));
    this.terms.set(term, postings);
  }
}
