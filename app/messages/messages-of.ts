import type { InterfaceLanguage } from "#domain/language.ts";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

const ALL: Record<InterfaceLanguage, Messages> = { en, de, es, fr, it };

/** The texts of any language at once, for the build and for tests; neither browser nor Worker get this file. */
export function messagesOf(language: InterfaceLanguage): Messages {
  return ALL[language];
}
