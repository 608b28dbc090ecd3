import { type ContentLanguage, INTERFACE_LANGUAGES } from "#domain/language.ts";

/**
 * What staff read of a form in place of a guest's text: in the languages of the interface and in the default one, as
 * far as the portal has them.
 */
export function staffTexts(
  defaultLanguage: ContentLanguage,
  textIn: (language: ContentLanguage) => string | undefined,
): Partial<Record<ContentLanguage, string>> {
  const languages = new Set<ContentLanguage>([...INTERFACE_LANGUAGES, defaultLanguage]);
  const texts = [...languages].flatMap((language) => {
    const text = textIn(language);
    return text ? [[language, text] as const] : [];
  });
  return Object.fromEntries(texts);
}
