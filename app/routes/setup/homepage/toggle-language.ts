import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";

/**
 * Enables or disables a language. Saved ones keep their order and new ones follow in list order, so that off
 * and on changes nothing.
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
