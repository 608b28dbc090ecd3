import type { InterfaceLanguage } from "#domain/language.ts";

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
  return (count, forms) =>
    (rules.select(count) === "one" ? forms.one : forms.other).replaceAll("#", number.format(count));
}
