import type { InterfaceLanguage } from "#domain/language.ts";
import type { DashboardMessages } from "./dashboard-part.ts";
import { dashboard as de } from "./de.ts";
import { dashboard as en } from "./en.ts";
import { dashboard as es } from "./es.ts";
import { dashboard as fr } from "./fr.ts";
import { dashboard as it } from "./it.ts";

const ALL: Record<InterfaceLanguage, DashboardMessages> = { en, de, es, fr, it };

/** The dashboard in any language at once, for the build and for tests; neither browser nor Worker get this file. */
export function dashboardOf(language: InterfaceLanguage): DashboardMessages {
  return ALL[language];
}
