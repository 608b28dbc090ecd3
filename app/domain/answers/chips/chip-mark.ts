/*
 * Form of a chip in a stored text: `⟦breakfast.hours⟧`. The brackets (U+27E6, U+27E7) are on no keyboard, and
 * survive everything that texts pass: NFC, JSON, CSV, merging and translation. Guests never see them: staff's
 * texts cannot contain them otherwise.
 */
export const CHIP_START = "\u27E6";
export const CHIP_END = "\u27E7";

/** A chip's question and part, as written; neither needs to exist. */
export const CHIP = /\u27E6([a-z-]{1,40})\.([a-z]{1,20})\u27E7/g;
const BRACKET = /[\u27E6\u27E7]/;
const BRACKETS = /[\u27E6\u27E7]/g;

/** Whether a text has a bracket of a chip, whole or not. */
export function hasChipBracket(text: string): boolean {
  return BRACKET.test(text);
}

/** The text without its chips. Limits of stored texts apply to this; guests' texts are checked when publishing. */
export function withoutChips(text: string): string {
  return hasChipBracket(text) ? text.replace(CHIP, "") : text;
}

/** The text without brackets, for texts that no answer can be in. */
export function withoutChipBrackets(text: string): string {
  return hasChipBracket(text) ? text.replace(BRACKETS, "") : text;
}
