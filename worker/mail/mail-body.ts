import { brand } from "#brand/brand.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { footLine, languageLine } from "./link-line.ts";
import { oneLine } from "./one-line.ts";
import { de } from "./words/de.ts";
import { en, type MailWords } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";

const WORDS: Record<InterfaceLanguage, MailWords> = { en, de, es, fr, it };

export function wordsOf(language: InterfaceLanguage): MailWords {
  return WORDS[language];
}

/** A mail's paragraphs between its greeting and the way to help. */
export function bodyOf(language: InterfaceLanguage, name: string, paragraphs: readonly string[]): string {
  const { supportEmail, companyName } = brand;
  const words = WORDS[language];
  const foot = footLine(`${words.questions(supportEmail)}\n${companyName}`);
  return [languageLine(language), words.greeting(oneLine(name)), ...paragraphs, foot].join("\n\n");
}
