import type { ContentLanguage } from "#domain/language.ts";

/** Locale for dates and numbers in mails: the product's English is British. */
export function getDateLocale(language: ContentLanguage): string {
  return { en: "en-GB", pt: "pt-PT" }[language as string] ?? language;
}
