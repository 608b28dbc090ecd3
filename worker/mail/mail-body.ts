import { brand } from "#brand/brand.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { footLine, languageLine } from "./link-line.ts";
import { wordsOf } from "./mail-words.ts";
import { oneLine } from "./one-line.ts";

/** A mail's paragraphs between its greeting and the way to help. */
export function bodyOf(language: InterfaceLanguage, name: string, paragraphs: readonly string[]): string {
  const { supportEmail, companyName } = brand;
  const words = wordsOf(language);
  const foot = footLine(`${words.questions(supportEmail)}\n${companyName}`);
  return [languageLine(language), words.greeting(oneLine(name)), ...paragraphs, foot].join("\n\n");
}
