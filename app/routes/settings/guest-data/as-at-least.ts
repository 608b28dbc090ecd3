import { formatNumber } from "#app/messages/format.ts";
import type { InterfaceLanguage } from "#domain/language.ts";

/** A text that says a count as one that says "so many at least": "10,000 entries" as "10,000+ entries". */
export function asAtLeast(language: InterfaceLanguage, text: string, count: number): string {
  const number = formatNumber(language, count);
  return text.replace(number, () => `${number}+`);
}
