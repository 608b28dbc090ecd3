import type { ContentLanguage } from "#domain/language.ts";

const WORDS: Readonly<Record<ContentLanguage, string>> = {
  en: "Phone:",
  fr: "Tél. :",
  it: "Tel.:",
  es: "Tel.:",
  de: "Telefon:",
  ru: "Телефон:",
  ja: "電話:",
  zh: "电话：",
  ar: "الهاتف:",
  tr: "Telefon:",
  he: "טלפון:",
  fi: "Puhelin:",
  sv: "Telefon:",
  pt: "Tel.:",
};

/** What stands before the main number of a property. */
export function telephoneWordOf(language: ContentLanguage): string {
  return WORDS[language];
}
