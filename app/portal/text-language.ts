import { type ContentLanguage, directionOf } from "#domain/language.ts";

interface LanguageAttributes {
  readonly lang?: ContentLanguage;
  readonly dir?: "ltr" | "rtl";
}

/** Language attributes of a text; empty if it has the surrounding language. */
export function languageAttributes(spoken: ContentLanguage, around: ContentLanguage): LanguageAttributes {
  return spoken === around ? {} : { lang: spoken, dir: directionOf(spoken) };
}

/** Language attributes of a button's text, by its path as in `textsOf`. */
export type TextLanguage = (path: string) => LanguageAttributes;

/** For a button whose texts are all in its own language. */
export const ownTextLanguage: TextLanguage = () => ({});

/** For a button with fallback texts from its original. */
export function textLanguageOf(fallbacks: ReadonlySet<string>, original: ContentLanguage): TextLanguage {
  return (path) => (fallbacks.has(path) ? { lang: original, dir: directionOf(original) } : {});
}
