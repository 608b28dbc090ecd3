import type { Buttons } from "#domain/content/button.ts";
import {
  reviewTranslation,
  type TranslationEntry,
  type TranslationState,
} from "#domain/content/translation/translation.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** The states in which there is something left to do, the most pressing first. */
export const UNFINISHED_STATES = ["missing", "outdated", "empty", "untranslated"] as const;

/** How far a language has the buttons of the default language. */
export interface LanguageReview {
  readonly language: ContentLanguage;
  readonly entries: readonly TranslationEntry[];
  readonly counts: Readonly<Record<TranslationState, number>>;
}

interface Reviewed {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  /** As saved: a text that is still being typed makes no translation outdated. */
  readonly originals: Buttons;
  readonly translations: Readonly<Partial<Record<ContentLanguage, Buttons>>>;
}

/** Every enabled language but the default, with the state of each of its buttons. Pure. */
export function reviewLanguages({
  languages,
  defaultLanguage,
  originals,
  translations,
}: Reviewed): LanguageReview[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const entries = reviewTranslation(originals, translations[language]);
      return { language, entries, counts: countStates(entries) };
    });
}

function countStates(entries: readonly TranslationEntry[]): Record<TranslationState, number> {
  const counts = { missing: 0, outdated: 0, empty: 0, untranslated: 0, done: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** How many buttons of a language guests lack, or read in an old version: what its badge says. */
export function countBehind({ counts }: Pick<LanguageReview, "counts">): number {
  return counts.missing + counts.outdated;
}
