import type { ContentLanguage } from "#domain/language.ts";

interface CopySource {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
}

/**
 * The language whose buttons a language without any can start with: the default language, else the first enabled
 * one that has buttons, as after the default language was changed. Null where there is nothing to copy.
 */
export function copySourceFor(
  language: ContentLanguage,
  { languages, defaultLanguage }: CopySource,
  hasButtons: (language: ContentLanguage) => boolean,
): ContentLanguage | null {
  const candidates = [defaultLanguage, ...languages];
  return candidates.find((candidate) => candidate !== language && hasButtons(candidate)) ?? null;
}
