import type { ContentLanguage } from "../../language.ts";

/** Whether a clone leaves the target its languages, or gives it the source's. */
export const CLONE_LANGUAGES = ["keep", "take"] as const;
export type CloneLanguages = (typeof CLONE_LANGUAGES)[number];

interface Spoken {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
}

export interface ClonedLanguages extends Spoken {
  /** For each language of the result that gets buttons, the language of the source that they come from. */
  readonly origins: Readonly<Partial<Record<ContentLanguage, ContentLanguage>>>;
  /** Languages of the result that begin without buttons: guests read the default language there. */
  readonly empty: readonly ContentLanguage[];
  /** Languages of the source that nothing is taken of. */
  readonly left: readonly ContentLanguage[];
}

/**
 * Decides what becomes of languages when a source is cloned onto a target. Pure.
 *
 * Kept, each language of the target that the source has gets its buttons. A default language that the source lacks
 * gets those of the source's default, to be translated: all others fall back to it. Any other begins empty.
 */
export function decideCloneLanguages(
  source: Spoken,
  target: Spoken,
  choice: CloneLanguages,
): ClonedLanguages {
  const { languages, defaultLanguage } = choice === "take" ? source : target;
  const originOf = (language: ContentLanguage) => {
    if (source.languages.includes(language)) return language;
    return language === defaultLanguage ? source.defaultLanguage : undefined;
  };
  const pairs = languages.map((language) => [language, originOf(language)] as const);
  const taken = new Set(pairs.map(([, origin]) => origin));
  return {
    languages,
    defaultLanguage,
    origins: Object.fromEntries(pairs.filter(([, origin]) => origin !== undefined)),
    empty: pairs.filter(([, origin]) => origin === undefined).map(([language]) => language),
    left: source.languages.filter((language) => !taken.has(language)),
  };
}
