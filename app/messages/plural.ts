import type { InterfaceLanguage } from "#domain/language.ts";

export interface PluralForms {
  /** Text with `#`: the language's singular form. Text without `#`: used only for exactly one. */
  one: string;
  /** Plural form, also used for zero, so that it always contains the count. */
  other: `${string}#${string}`;
}

/**
 * Selects a plural form by the language's rules and replaces `#` by the count.
 *
 * French treats 0 as singular, so a form without `#` is used only for 1. None of the five languages needs
 * more than two forms; `Intl`'s "many" (a million and more in Romance languages) uses "other".
 */
export function pluralIn(language: InterfaceLanguage): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (count, forms) => {
    const isOne = count === 1 || (rules.select(count) === "one" && forms.one.includes("#"));
    return (isOne ? forms.one : forms.other).replaceAll("#", number.format(count));
  };
}
