import { type ContentLanguage, getTextDirection } from "#domain/language.ts";

interface LanguageAttributes {
  readonly lang?: ContentLanguage;
  readonly dir?: "ltr" | "rtl";
}

/** Language attributes of a text; empty if it has the surrounding language. */
export function languageAttributes(spoken: ContentLanguage, around: ContentLanguage): LanguageAttributes {
  return spoken === around ? {} : { lang: spoken, dir: getTextDirection(spoken) };
}

/** Language attributes of a button's text, by its path as in `getTexts`. */
export type TextLanguage = (path: string) => LanguageAttributes;

/** For a button whose texts are all in its own language. */
export const ownTextLanguage: TextLanguage = () => ({});

/** For a button with fallback texts from its original. */
export function createTextLanguage(fallbacks: ReadonlySet<string>, original: ContentLanguage): TextLanguage {
  return (path) => (fallbacks.has(path) ? { lang: original, dir: getTextDirection(original) } : {});
}
