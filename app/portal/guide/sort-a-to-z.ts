import type { ContentLanguage } from "#domain/language.ts";
import { findLetter, listLetters, OTHER_LETTERS, withoutArticle } from "./alphabet.ts";
import type { GuideEntry } from "./guide-entries.ts";
import { JAPANESE_READINGS } from "./japanese-readings.ts";

/** A letter with its entries. */
export interface LetterGroup {
  readonly letter: string;
  /** Id of its heading. */
  readonly anchor: string;
  readonly entries: readonly GuideEntry[];
}

const READINGS: Readonly<Partial<Record<string, string>>> = JAPANESE_READINGS;

/** The text that an entry is filed by. */
function getSortKey({ id, title }: GuideEntry, language: ContentLanguage): string {
  const reading = language === "ja" ? READINGS[id] : undefined;
  return reading ?? withoutArticle(title.text, title.language);
}

/**
 * Entries in the order of a language's alphabet, leading articles aside: all its letters, also those without
 * entries, then other scripts and digits if there are any. Pure.
 *
 * In Japanese, answers are filed by their reading; own entries that begin with kanji come after the kana,
 * because their reading is unknown. In Chinese, titles are filed by pinyin.
 */
export function sortAToZ(entries: readonly GuideEntry[], language: ContentLanguage): readonly LetterGroup[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const filed = entries
    .map((entry) => {
      const key = getSortKey(entry, language);
      return { entry, key, letter: findLetter(key, language) };
    })
    .toSorted((one, other) => collator.compare(one.key, other.key));
  const letters = [...listLetters(language), ...Object.values(OTHER_LETTERS)];
  return letters
    .map((letter, index) => ({
      letter,
      anchor: `az-${index + 1}`,
      entries: filed.filter((one) => one.letter === letter).map(({ entry }) => entry),
    }))
    .filter(({ letter, entries: own }) => own.length > 0 || listLetters(language).includes(letter));
}
