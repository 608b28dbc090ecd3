import type { ContentLanguage } from "../language.ts";
import { toMatchKey, toMatchWords } from "./match-key.ts";
import { listOtherForms } from "./word-forms.ts";

/** Noun, plural noun, verb (a request), adjective, sentence. */
type MeaningKind = "n" | "pl" | "v" | "adj" | "s";

/** Kind by meaning key, and in English what tells it apart from another with the same wording. */
export type Meanings = Readonly<Record<string, readonly [kind: MeaningKind, gloss?: string]>>;

/** Wordings of one language by meaning key. The first is the one to show; others are only found. */
export type Wordings = Readonly<Record<string, string | readonly string[]>>;

/** One language of the phrasebook, indexed for `findMeanings`. */
export interface Phrasebook {
  readonly language: ContentLanguage;
  readonly words: Wordings;
  readonly meanings: Meanings;
  /** Meaning keys by match key. */
  readonly index: ReadonlyMap<string, readonly string[]>;
}

/** Longer texts (UTF-16 units) are not in any phrasebook, and are not read. */
export const PHRASE_LENGTH_MAX = 160;

/** All wordings of a meaning, first the one to show. Empty: the meaning is unknown. */
export function listWordings(words: Wordings, meaning: string): readonly string[] {
  return [words[meaning] ?? []].flat();
}

function buildIndex(words: Wordings, language: ContentLanguage): Phrasebook["index"] {
  const index = new Map<string, string[]>();
  for (const meaning of Object.keys(words)) {
    for (const wording of listWordings(words, meaning)) {
      const key = toMatchKey(wording, language);
      const known = index.get(key);
      if (!known) index.set(key, [meaning]);
      else if (!known.includes(meaning)) known.push(meaning);
    }
  }
  return index;
}

/**
 * One language of the phrasebook. Indexed at the first search, which takes some 20 ms for 4,000 wordings; a language
 * that is only translated into needs no index. Keep the result.
 */
export function createPhrasebook({ language, words, meanings }: Omit<Phrasebook, "index">): Phrasebook {
  let index: Phrasebook["index"] | null = null;
  return {
    language,
    words,
    meanings,
    get index() {
      index ??= buildIndex(words, language);
      return index;
    },
  };
}

function toSpelling(text: string, language: ContentLanguage): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase(language);
}

/** Narrows several meanings to those with a wording in this very spelling; all, if none has. */
function preferSpelling({ language, words }: Phrasebook, found: readonly string[], text: string) {
  if (found.length < 2) return found;
  const spelling = toSpelling(text, language);
  const closest = found.filter((meaning) =>
    listWordings(words, meaning).some((wording) => toSpelling(wording, language) === spelling),
  );
  return closest.length > 0 ? closest : found;
}

/** Accents on Latin letters, such as umlauts. */
function countAccents(text: string, language: ContentLanguage): number {
  return text.toLocaleLowerCase(language).normalize("NFD").match(ACCENTED)?.length ?? 0;
}

const ACCENTED = /\p{sc=Latin}\p{M}/gu;

/** Accents may be left out, but `Küchen` (kitchens) is not written for `Kuchen` (cake). */
function withoutLostAccents(book: Phrasebook, found: readonly string[], text: string): readonly string[] {
  const { language, words } = book;
  const accents = countAccents(text, language);
  if (accents === 0) return found;
  const key = toMatchKey(text, language);
  return found.filter((meaning) =>
    listWordings(words, meaning).some(
      (wording) => countAccents(wording, language) >= accents && toMatchKey(wording, language) === key,
    ),
  );
}

/**
 * Meaning keys of a title or short sentence. Ignores case, missing accents, punctuation, articles, spaces, hyphens and
 * how “and” is written; where this finds several, one in the very spelling wins. A noun is also found by its other
 * number, if the number typed has no entry.
 *
 * @returns none: not in the phrasebook; several: ambiguous. Never guesses. Any string is safe.
 */
export function findMeanings(book: Phrasebook, text: string): readonly string[] {
  const { language, index, meanings } = book;
  if (text.length > PHRASE_LENGTH_MAX) return [];
  const words = toMatchWords(text, language);
  const found = withoutLostAccents(book, index.get(words.join("")) ?? [], text);
  if (found.length > 0) return preferSpelling(book, found, text);
  const others = [...listOtherForms(words, language)].flatMap((key) => index.get(key) ?? []);
  const isNoun = (meaning: string) => meanings[meaning]?.[0] === "n" || meanings[meaning]?.[0] === "pl";
  return [...new Set(others)].filter(isNoun);
}
