import type { Buttons } from "#domain/content/button.ts";
import {
  reviewTranslation,
  type TranslationEntry,
  type TranslationState,
} from "#domain/content/translation/translation.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** States with work left, most urgent first. */
export const UNFINISHED_STATES = ["missing", "outdated", "empty", "untranslated"] as const;

/** Translation state of a language. */
export interface LanguageReview {
  readonly language: ContentLanguage;
  readonly entries: readonly TranslationEntry[];
  readonly counts: Readonly<Record<TranslationState, number>>;
}

interface Reviewed {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  /** Saved originals, because text being typed must not make a translation outdated. */
  readonly originals: Buttons;
  readonly translations: Readonly<Partial<Record<ContentLanguage, Buttons>>>;
}

/** Every enabled language except the default, with the state of each button. Pure. */
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

/** Number of missing or outdated buttons of a language, for its badge. */
export function countBehind({ counts }: Pick<LanguageReview, "counts">): number {
  return counts.missing + counts.outdated;
}
