import { getLanguageIndependentValues, getTexts } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { findLetters, getLetters, type LetterKinds } from "#domain/look/font.ts";
import { getShownButtons, type ShownButton } from "../tile/shown-buttons.ts";

function getText({ button }: ShownButton): string {
  return [...getTexts(button).values(), ...getLanguageIndependentValues(button)].join("\n");
}

function mergeLetters(
  draft: Draft,
  language: ContentLanguage,
  read: (shown: ShownButton) => string,
): LetterKinds {
  const shown = getShownButtons(draft, language).filter(({ button }) => !button.hidden);
  const hasFallbacks = shown.some((entry) => entry.language !== language || entry.fallbacks.size > 0);
  const typed = [draft.name, ...shown.map(read)].join("\n");
  const languages = hasFallbacks ? [language, draft.defaultLanguage] : [language];
  return new Set([...getLetters(language), ...findLetters(typed, languages)]);
}

/**
 * Letter sets of a page besides basic Latin, the language's own first: includes typed texts, such as foreign
 * names, and fallback texts.
 */
export function findPageLetters(draft: Draft, language: ContentLanguage): LetterKinds {
  return mergeLetters(draft, language, getText);
}

/** Letter sets of the button names only, visible before any press. */
export function findFirstLetters(draft: Draft, language: ContentLanguage): LetterKinds {
  return mergeLetters(draft, language, ({ button }) => button.name);
}
