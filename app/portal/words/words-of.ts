import type { ContentLanguage } from "#domain/language.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { tr } from "./tr.ts";
import type { Words } from "./words.ts";
import { zh } from "./zh.ts";

const WORDS: Readonly<Record<ContentLanguage, Words>> = {
  en,
  fr,
  it,
  es,
  de,
  ru,
  ja,
  zh,
  ar,
  tr,
  he,
  fi,
  sv,
  pt,
};

export function wordsOf(language: ContentLanguage): Words {
  return WORDS[language];
}

/** A number of stars in words. */
export function outOfFive({ stars }: Words, count: number): string {
  return stars.replace("{n}", String(count));
}
