import type { ContentLanguage } from "../language.ts";

/** “And” between two words, with its spaces. */
const AND: Readonly<Record<ContentLanguage, string>> = {
  en: " and ",
  fr: " et ",
  it: " e ",
  es: " y ",
  de: " und ",
  ru: " и ",
  ja: "・",
  zh: "和",
  ar: " و",
  tr: " ve ",
  he: " ו",
  fi: " ja ",
  sv: " och ",
  pt: " e ",
};

/** “And” before a sound that it would merge with, or before letters of another script. */
const OTHER_AND: Readonly<Partial<Record<ContentLanguage, readonly [before: RegExp, and: string]>>> = {
  it: [/^e/i, " ed "],
  es: [/^(?:i|hi(?!e))/i, " e "],
  ar: [/^\p{sc=Latin}/u, " و "],
  he: [/^\p{sc=Latin}/u, " ו-"],
};

/** Names, which keep their capital inside a title; elsewhere nationalities are written small. */
const NAMES: Readonly<Partial<Record<ContentLanguage, RegExp>>> = {
  en: /^(?:American|Asian|Caesar|Chinese|Christmas|Easter|English|Finnish|French|Greek|Indian|Italian|Japanese|Mediterranean|Mexican|Nordic|Swedish|Thai|Turkish)\b/,
  tr: /^(?:Akdeniz|Amerikan|Asya|Çin|Fin|Fransız|Hint|İngiliz|İskandinav|İsveç|İtalyan|Japon|Meksika|Noel|Paskalya|Sezar|Tay|Türk|Yunan)/,
};
/** A first word with one capital, unlike `Wi-Fi` and `TV`. */
const CAPITALISED = /^\p{Lu}(?!\S*\p{Lu})/u;

/** German nouns keep their capital, and an adjective before one loses it: `Frische Handtücher`. */
const GERMAN_ADJECTIVE = /^\p{Lu}\p{Ll}+e[nrs]? \p{Lu}/u;

function toInnerWording(wording: string, language: ContentLanguage): string {
  const isGermanNoun = language === "de" && !GERMAN_ADJECTIVE.test(wording);
  if (isGermanNoun || NAMES[language]?.test(wording) || !CAPITALISED.test(wording)) return wording;
  return `${wording.charAt(0).toLocaleLowerCase(language)}${wording.slice(1)}`;
}

/** Whether a wording is of two things already: a third would read as a list without commas. */
export function hasAnd(wording: string, language: ContentLanguage): boolean {
  return wording.includes(AND[language]) || wording.includes("&");
}

/** Two wordings as one title: `Gym` and `Pool` are `Gym and pool`. */
export function joinByAnd(first: string, second: string, language: ContentLanguage): string {
  const [before, otherAnd] = OTHER_AND[language] ?? [];
  const and = otherAnd !== undefined && before?.test(second) ? otherAnd : AND[language];
  return `${first}${and}${toInnerWording(second, language)}`;
}
