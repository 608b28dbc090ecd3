import type { InterfaceLanguage } from "#domain/language.ts";
import { isPlaceholder, pluralPlaceholder } from "./compiled/placeholder.ts";

export interface PluralForms {
  /** With `#` it is the singular of the language; without, it speaks of exactly one. */
  one: string;
  /** Speaks of none as well, so it always says the count. */
  other: `${string}#${string}`;
}

/**
 * Picks the form of a text for a count by the rules of a language, and writes the count for `#`.
 *
 * French counts none as one, so a form that speaks of exactly one is kept for the count 1. None of the five
 * languages needs more than these two forms; what `Intl` calls "many" (a million and more in Romance
 * languages) reads as "other".
 */
export function pluralIn(language: InterfaceLanguage): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (count, forms) => {
    // The catalogue is being made into data: both forms stay, until a count comes.
    if (isPlaceholder(count)) return pluralPlaceholder(count, forms);
    const isOne = count === 1 || (rules.select(count) === "one" && forms.one.includes("#"));
    return (isOne ? forms.one : forms.other).replaceAll("#", number.format(count));
  };
}
