import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#domain/language.ts";
import type { BuiltFiles } from "../read-built-file.ts";
import { readBuiltCatalogue } from "../texts/read-built-text.ts";
import type { MailWords } from "./words/en.ts";

const read = new Map<InterfaceLanguage, MailWords>();

/** Of a language that was read before. Throws for any other. */
export function wordsOf(language: InterfaceLanguage): MailWords {
  const words = read.get(language);
  if (!words) throw new Error(`The words of mail were not read in ${language}.`);
  return words;
}

/**
 * Has the words of mail at hand, once an isolate for each language, so that a mail can be composed where nothing may be
 * waited for. Mail in a language that is not of the interface is about guests' messages, whose words are always here.
 */
export async function readMailWords(texts: BuiltFiles, languages: readonly string[]): Promise<void> {
  const missing = INTERFACE_LANGUAGES.filter(
    (language) => languages.includes(language) && !read.has(language),
  );
  await Promise.all(
    missing.map(async (language) => {
      read.set(language, await fetchWords(texts, language));
    }),
  );
}

async function fetchWords(texts: BuiltFiles, language: InterfaceLanguage): Promise<MailWords> {
  if (!import.meta.env.PROD) return (await import("./words/all.ts")).MAIL_WORDS[language];
  return await readBuiltCatalogue(texts, "mail", language);
}
