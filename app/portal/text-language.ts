import { type ContentLanguage, directionOf } from "#domain/language.ts";

interface LanguageAttributes {
  readonly lang?: ContentLanguage;
  readonly dir?: "ltr" | "rtl";
}

/** The attributes of a text in another language than what surrounds it; none where it is the same. */
export function languageAttributes(spoken: ContentLanguage, around: ContentLanguage): LanguageAttributes {
  return spoken === around ? {} : { lang: spoken, dir: directionOf(spoken) };
}

/** The language attributes of one text inside a button, by its path as `textsOf` names it. */
export type TextLanguage = (path: string) => LanguageAttributes;

/** Of a button whose texts are all in its own language. */
export const ownTextLanguage: TextLanguage = () => ({});

/** Of a button that has fallback texts of its original. */
export function textLanguageOf(fallbacks: ReadonlySet<string>, original: ContentLanguage): TextLanguage {
  return (path) => (fallbacks.has(path) ? { lang: original, dir: directionOf(original) } : {});
}
