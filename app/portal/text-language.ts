import { type ContentLanguage, directionOf } from "#domain/language.ts";

interface SpeechAttributes {
  readonly lang?: ContentLanguage;
  readonly dir?: "ltr" | "rtl";
}

/** What tells that a text is in another language than what surrounds it; nothing where it is in the same. */
export function spokenIn(spoken: ContentLanguage, around: ContentLanguage): SpeechAttributes {
  return spoken === around ? {} : { lang: spoken, dir: directionOf(spoken) };
}

/** What has to be said of the language of one text inside a button, by its path as `textsOf` names it. */
export type Speech = (path: string) => SpeechAttributes;

/** Of a button that lends no text of another language. */
export const ownTextLanguage: Speech = () => ({});

/** Of a button some of whose texts its original has lent. */
export function speechOf(lent: ReadonlySet<string>, original: ContentLanguage): Speech {
  return (path) => (lent.has(path) ? { lang: original, dir: directionOf(original) } : {});
}
