import type { ContentLanguage } from "#domain/language.ts";
import { ar } from "./second-queries/ar.ts";
import { de } from "./second-queries/de.ts";
import { en } from "./second-queries/en.ts";
import { es } from "./second-queries/es.ts";
import { fi } from "./second-queries/fi.ts";
import { fr } from "./second-queries/fr.ts";
import { he } from "./second-queries/he.ts";
import { it } from "./second-queries/it.ts";
import { ja } from "./second-queries/ja.ts";
import { pt } from "./second-queries/pt.ts";
import { ru } from "./second-queries/ru.ts";
import type { SecondQueries } from "./second-queries/second-queries.ts";
import { sv } from "./second-queries/sv.ts";
import { tr } from "./second-queries/tr.ts";
import { zh } from "./second-queries/zh.ts";

export const SECOND_QUERIES: Readonly<Record<ContentLanguage, SecondQueries>> = {
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
