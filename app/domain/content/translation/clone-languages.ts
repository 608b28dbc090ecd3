import type { ContentLanguage } from "../../language.ts";

/** Whether a clone keeps the target's languages or takes the source's. */
export const CLONE_LANGUAGE_CHOICES = ["keep", "take"] as const;
export type CloneLanguages = (typeof CLONE_LANGUAGE_CHOICES)[number];

interface Spoken {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
}

export interface ClonedLanguages extends Spoken {
  /** For each resulting language with buttons: the source language they come from. */
  readonly origins: Readonly<Partial<Record<ContentLanguage, ContentLanguage>>>;
  /** Resulting languages without buttons; guests read the default language instead. */
  readonly empty: readonly ContentLanguage[];
  /** Source languages that are not copied. */
  readonly left: readonly ContentLanguage[];
}

/**
 * Decides the languages after cloning a source onto a target. Pure.
 *
 * With `keep`, each target language that the source also has gets the source's buttons. A default language
 * that the source lacks gets the source's default buttons, still to be translated, because all others fall
 * back to it. Any other language starts empty.
 */
export function decideCloneLanguages(
  source: Spoken,
  target: Spoken,
  choice: CloneLanguages,
): ClonedLanguages {
  const { languages, defaultLanguage } = choice === "take" ? source : target;
  const getOrigin = (language: ContentLanguage) => {
    if (source.languages.includes(language)) return language;
    return language === defaultLanguage ? source.defaultLanguage : undefined;
  };
  const pairs = languages.map((language) => [language, getOrigin(language)] as const);
  const taken = new Set(pairs.map(([, origin]) => origin));
  return {
    languages,
    defaultLanguage,
    origins: Object.fromEntries(pairs.filter(([, origin]) => origin !== undefined)),
    empty: pairs.filter(([, origin]) => origin === undefined).map(([language]) => language),
    left: source.languages.filter((language) => !taken.has(language)),
  };
}
