import { brand } from "#brand/brand.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { toHeaderLine } from "./header-line.ts";
import { footLine, languageLine } from "./link-line.ts";
import { MAIL_WORDS } from "./words/all.ts";

/** A mail's paragraphs between greeting and support footer. */
export function composeBody(
  language: InterfaceLanguage,
  name: string,
  paragraphs: readonly string[],
): string {
  const { supportEmail, companyName } = brand;
  const words = MAIL_WORDS[language];
  const foot = footLine(`${words.questions(supportEmail)}\n${companyName}`);
  return [languageLine(language), words.greeting(toHeaderLine(name)), ...paragraphs, foot].join("\n\n");
}
