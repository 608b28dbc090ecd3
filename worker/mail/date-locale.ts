import type { ContentLanguage } from "#domain/language.ts";

/** The locale by whose habits mails write dates and numbers: the product's English is British. */
export function getDateLocale(language: ContentLanguage): string {
  return { en: "en-GB", pt: "pt-PT" }[language as string] ?? language;
}
