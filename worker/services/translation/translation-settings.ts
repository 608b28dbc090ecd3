import { type ContentLanguage, getKnownLanguages, isContentLanguage } from "#domain/language.ts";
import type { TranslationSettings } from "#domain/translation/translation-settings.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";

/** The settings of a property, without automatic languages that it no longer offers. */
export function getTranslationSettings({
  usesTranslator,
  automaticLanguages,
  ...property
}: ScopedProperty): Required<TranslationSettings> {
  const { languages, defaultLanguage } = getKnownLanguages(property);
  const isAutomatic = (language: ContentLanguage) =>
    language !== defaultLanguage && languages.includes(language);
  return { usesTranslator, automatic: automaticLanguages.filter(isContentLanguage).filter(isAutomatic) };
}
