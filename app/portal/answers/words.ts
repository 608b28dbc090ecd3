import type { ContentLanguage } from "#domain/language.ts";
import type { AnswerWords } from "./answer-words.ts";

type Readers = { readonly [Language in ContentLanguage]: () => Promise<AnswerWords> };

const READERS: Readers = {
  en: async () => (await import("./words/en.ts")).en,
  fr: async () => (await import("./words/fr.ts")).fr,
  it: async () => (await import("./words/it.ts")).it,
  es: async () => (await import("./words/es.ts")).es,
  de: async () => (await import("./words/de.ts")).de,
  ru: async () => (await import("./words/ru.ts")).ru,
  ja: async () => (await import("./words/ja.ts")).ja,
  zh: async () => (await import("./words/zh.ts")).zh,
  ar: async () => (await import("./words/ar.ts")).ar,
  tr: async () => (await import("./words/tr.ts")).tr,
  he: async () => (await import("./words/he.ts")).he,
  fi: async () => (await import("./words/fi.ts")).fi,
  sv: async () => (await import("./words/sv.ts")).sv,
  pt: async () => (await import("./words/pt.ts")).pt,
};

/** The words of all answers in a language. A page loads only its own. */
export function loadAnswerWords(language: ContentLanguage): Promise<AnswerWords> {
  return READERS[language]();
}
