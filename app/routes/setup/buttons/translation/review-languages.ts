import { reviewEntries } from "#domain/answers/entry-translation.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import type { Buttons } from "#domain/content/button.ts";
import { reviewTranslation, type TranslationState } from "#domain/content/translation/translation.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** Translation state of a language. */
export interface LanguageReview {
  readonly language: ContentLanguage;
  /** Counts buttons and own entries. */
  readonly counts: Readonly<Record<TranslationState, number>>;
}

interface Reviewed {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  /** Saved originals, because text being typed must not make a translation outdated. */
  readonly originals: Buttons;
  readonly ownEntries: readonly GuideEntry[];
  readonly translations: Readonly<Partial<Record<ContentLanguage, Buttons>>>;
}

/** Every enabled language except the default, with how many buttons and own entries are in each state. Pure. */
export function reviewLanguages({
  languages,
  defaultLanguage,
  originals,
  ownEntries,
  translations,
}: Reviewed): LanguageReview[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const entries = reviewTranslation(originals, translations[language]);
      const own = reviewEntries(ownEntries, { defaultLanguage, language });
      return { language, counts: countStates([...entries, ...own]) };
    });
}

function countStates(
  entries: readonly { readonly state: TranslationState }[],
): Record<TranslationState, number> {
  const counts = { missing: 0, outdated: 0, empty: 0, untranslated: 0, done: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** Number of missing or outdated buttons and own entries of a language, for its badge. */
export function countBehind({ counts }: Pick<LanguageReview, "counts">): number {
  return counts.missing + counts.outdated;
}
