import type { InterfaceLanguage } from "#domain/language.ts";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

const ALL: Record<InterfaceLanguage, Messages> = { en, de, es, fr, it };

/** The texts of any language at once, for loaders, actions and mail. The browser never gets this file. */
export function messagesOf(language: InterfaceLanguage): Messages {
  return ALL[language];
}
