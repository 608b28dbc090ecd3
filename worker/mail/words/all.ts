import type { InterfaceLanguage } from "#domain/language.ts";
import { de } from "./de.ts";
import { en, type MailWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

/** Words of mails to staff. */
export const MAIL_WORDS: Readonly<Record<InterfaceLanguage, MailWords>> = { en, de, es, fr, it };
