import type { InterfaceLanguage } from "#domain/language.ts";
import { apart as de } from "./de.ts";
import { type ApartMessages, apart as en } from "./en.ts";
import { apart as es } from "./es.ts";
import { apart as fr } from "./fr.ts";
import { apart as it } from "./it.ts";

const ALL: Record<InterfaceLanguage, ApartMessages> = { en, de, es, fr, it };

/** All of them in any language at once, for the build and for tests; neither browser nor Worker get this file. */
export function apartOf(language: InterfaceLanguage): ApartMessages {
  return ALL[language];
}
