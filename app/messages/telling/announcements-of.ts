import type { InterfaceLanguage } from "#domain/language.ts";
import { announcements as de } from "./de.ts";
import { type AnnouncementMessages, announcements as en } from "./en.ts";
import { announcements as es } from "./es.ts";
import { announcements as fr } from "./fr.ts";
import { announcements as it } from "./it.ts";

const ALL: Record<InterfaceLanguage, AnnouncementMessages> = { en, de, es, fr, it };

/** The texts of announcements in any language at once, for the build and for tests; neither browser nor Worker get this file. */
export function announcementsOf(language: InterfaceLanguage): AnnouncementMessages {
  return ALL[language];
}
