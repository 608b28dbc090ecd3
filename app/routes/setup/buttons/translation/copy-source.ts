import type { ContentLanguage } from "#domain/language.ts";

interface CopySource {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
}

/**
 * The source language for filling an empty one: the default language, otherwise the first enabled one with
 * buttons (such as after changing the default). `null`: nothing to copy.
 */
export function copySourceFor(
  language: ContentLanguage,
  { languages, defaultLanguage }: CopySource,
  hasButtons: (language: ContentLanguage) => boolean,
): ContentLanguage | null {
  const candidates = [defaultLanguage, ...languages];
  return candidates.find((candidate) => candidate !== language && hasButtons(candidate)) ?? null;
}
