import type { ContentLanguage } from "#domain/language.ts";

/** A text and its language, which may be a fallback for the page's. */
export interface SpokenText {
  readonly text: string;
  readonly language: ContentLanguage;
}

/** The language guests read, and the fallback for staff's own words. */
export interface ReadingLanguage {
  readonly language: ContentLanguage;
  readonly defaultLanguage: ContentLanguage;
}

type ByLanguage<Value> = Readonly<Partial<Record<ContentLanguage, Value>>>;

/** The language of staff's words that guests read: their own, or the default, or any. `null`: there are none. */
export function chooseLanguage<Value extends { readonly length: number }>(
  values: ByLanguage<Value>,
  { language, defaultLanguage }: ReadingLanguage,
): ContentLanguage | null {
  const known = Object.keys(values) as readonly ContentLanguage[];
  return [language, defaultLanguage, ...known].find((code) => (values[code]?.length ?? 0) > 0) ?? null;
}

/** Sentences in a row; empty ones are left out. Chinese and Japanese write no space after a full stop. */
export function joinSentences(sentences: readonly string[], language: ContentLanguage): string {
  const hasNoSpace = language === "ja" || language === "zh";
  return sentences
    .filter((sentence) => sentence !== "")
    .map((sentence, index, { length }) =>
      index === length - 1 || (hasNoSpace && /[。！？]$/.test(sentence)) ? sentence : `${sentence} `,
    )
    .join("");
}
