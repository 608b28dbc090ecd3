import type { InterfaceLanguage } from "#domain/language.ts";
import { guide as de } from "./de.ts";
import { guide as en, type Guide } from "./en.ts";
import { guide as es } from "./es.ts";
import { guide as fr } from "./fr.ts";
import { guide as it } from "./it.ts";

const ALL: Record<InterfaceLanguage, Guide> = { en, de, es, fr, it };

/** The guide in any language at once, for the build and for tests; neither browser nor Worker get this file. */
export function guideOf(language: InterfaceLanguage): Guide {
  return ALL[language];
}
