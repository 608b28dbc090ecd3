import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";

/**
 * Switches a language on or off. Those that were saved keep their order and new ones follow in the order
 * of the list, so that switching one off and on again changes nothing.
 */
export function toggleLanguage(
  languages: readonly ContentLanguage[],
  language: ContentLanguage,
  saved: readonly ContentLanguage[],
): ContentLanguage[] {
  const chosen = new Set(languages);
  if (!chosen.delete(language)) chosen.add(language);
  return [...new Set([...saved, ...CONTENT_LANGUAGE_CODES])].filter((code) => chosen.has(code));
}
