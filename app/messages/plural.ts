import type { InterfaceLanguage } from "#domain/language.ts";
import { isPlaceholder, pluralPlaceholder } from "./compiled/placeholder.ts";

interface PluralForms {
  one: string;
  other: string;
}

/**
 * Picks the form of a text for a count by the rules of a language, and writes the count for `#`.
 *
 * None of the five languages needs more than these two forms; what `Intl` calls "many" (a million and
 * more in Romance languages) reads as "other".
 */
export function pluralIn(language: InterfaceLanguage): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (count, forms) => {
    // The catalogue is being made into data: both forms stay, until a count comes.
    if (isPlaceholder(count)) return pluralPlaceholder(count, forms);
    return (rules.select(count) === "one" ? forms.one : forms.other).replaceAll("#", number.format(count));
  };
}
