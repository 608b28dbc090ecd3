import type { InterfaceLanguage } from "#domain/language.ts";
import type { AccountFormMessages } from "../en/account-forms.ts";
import { accountForms as de } from "./de.ts";
import { accountForms as en } from "./en.ts";
import { accountForms as es } from "./es.ts";
import { accountForms as fr } from "./fr.ts";
import { accountForms as it } from "./it.ts";

const ALL: Record<InterfaceLanguage, AccountFormMessages> = { en, de, es, fr, it };

/** The forms about one's account in any language at once, for the build and for tests; nothing else gets this file. */
export function accountFormsOf(language: InterfaceLanguage): AccountFormMessages {
  return ALL[language];
}
