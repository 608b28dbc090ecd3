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
