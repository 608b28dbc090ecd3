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
const TEXT_WEIGHT = 0.5;
/** A single Chinese character against a pair. */
const CHARACTER_SHARE = 0.2;
const STOP_WORD_SHARE = 0.5;
const STRIPPED_SHARE = 0.9;

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
  const forms = getWordForms(language);
  const { terms } = collector;
  if (forms.hasCompounds) addCompounds(terms);
  return {
    language,
    forms,
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
    const spoken = words.filter((word) => !this.stopWords.has(word)).length;
    for (const word of words) {
      const parts = isUnspaced(word) ? toPairs(word).length : spoken + 0.5 * (words.length - spoken);
      this.#addWord(word, at, weight / Math.max(1, parts) ** spread);
    }
    const joined = joinNeighbours(words, this.stopWords);
    for (const term of joined.spoken) this.#add(term, at, weight / Math.sqrt(spoken - 1));
    if (words.length === 2) for (const term of joined.all) this.#add(term, at, weight);
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
    const own = this.stopWords.has(word) ? weight * STOP_WORD_SHARE : weight;
    this.#add(word, at, own);
    const stripped = stripPrefix(word, this.#language);
    if (stripped !== null) this.#add(stripped, at, own * STRIPPED_SHARE);
  }

  #add(term: string, at: number, weight: number): void {
    const postings: Postings = this.terms.get(term) ?? new Map();
    postings.set(at, Math.max(postings.get(at) ?? 0, weight));
    this.terms.set(term, postings);
  }
}

const COMPOUND_LENGTH_MIN = 7;
const PART_LENGTH_MIN = 4;
const PART_SHARE = 0.5;

/** The last part of a compound finds its entries too, if the index knows it as a word: `buffet`, `frühstücksbuffet`. */
function addCompounds(terms: ReadonlyMap<string, Postings>): void {
  for (const [compound, entries] of terms) {
    if (compound.length < COMPOUND_LENGTH_MIN) continue;
    for (let start = 3; start <= compound.length - PART_LENGTH_MIN; start += 1) {
      const postings = terms.get(compound.slice(start));
      if (!postings) continue;
      for (const [at, weight] of entries) {
        if (!postings.has(at)) postings.set(at, weight * PART_SHARE);
      }
    }
  }
}
