import { type ContentLanguage, INTERFACE_LANGUAGES } from "#domain/language.ts";

/** A form's text for staff: in all interface languages and the default language, where the portal has it. */
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
