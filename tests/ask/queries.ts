import type { ContentLanguage } from "#domain/language.ts";
import { ar } from "./queries/ar.ts";
import { de } from "./queries/de.ts";
import { en } from "./queries/en.ts";
import { es } from "./queries/es.ts";
import type { EverydayQueries } from "./queries/everyday-queries.ts";
import { fi } from "./queries/fi.ts";
import { fr } from "./queries/fr.ts";
import { he } from "./queries/he.ts";
import { it } from "./queries/it.ts";
import { ja } from "./queries/ja.ts";
import { pt } from "./queries/pt.ts";
import { ru } from "./queries/ru.ts";
import { sv } from "./queries/sv.ts";
import { tr } from "./queries/tr.ts";
import { zh } from "./queries/zh.ts";

export const EVERYDAY_QUERIES: Readonly<Record<ContentLanguage, EverydayQueries>> = {
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
