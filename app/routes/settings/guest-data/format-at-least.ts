import { formatNumber } from "#app/messages/format.ts";
import type { InterfaceLanguage } from "#domain/language.ts";

/** Marks a count in a text as "at least": "10,000 entries" becomes "10,000+ entries". */
export function formatAtLeast(language: InterfaceLanguage, text: string, count: number): string {
  const number = formatNumber(language, count);
  return text.replace(number, () => `${number}+`);
}
