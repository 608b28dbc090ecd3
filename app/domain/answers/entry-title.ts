import type { ContentLanguage } from "../language.ts";
import type { GuideEntry } from "./guide-entry.ts";

/** An own entry's title in the default language, or in any. */
export function getEntryTitle({ title }: GuideEntry, defaultLanguage: ContentLanguage): string {
  return title[defaultLanguage] ?? Object.values(title)[0] ?? "";
}
