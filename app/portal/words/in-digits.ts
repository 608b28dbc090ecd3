import type { OpeningWords } from "./opening-words.ts";

/** A text in the digits of a language, by what it says of openings. */
export function inDigits({ digits }: Pick<OpeningWords, "digits">, text: string): string {
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
