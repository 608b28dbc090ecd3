import type { ContentLanguage } from "../language.ts";
import type { GuideEntry } from "./guide-entry.ts";

interface Languages {
  readonly defaultLanguage: ContentLanguage;
  readonly language: ContentLanguage;
}

/** An own entry of the guide (A5) with the state of its translation, which has no older original to compare with. */
export interface OwnEntryReview {
  readonly entry: GuideEntry;
  readonly state: "missing" | "empty" | "done";
}

/** The own entries that have a title in the default language, with the state of their translations. Pure. */
export function reviewEntries(
  entries: readonly GuideEntry[],
  languages: Languages,
): readonly OwnEntryReview[] {
  return entries
    .filter(({ title }) => title[languages.defaultLanguage] !== undefined)
    .map((entry) => ({ entry, state: decideOwnEntry(entry, languages) }));
}

function decideOwnEntry(
  { title, content }: GuideEntry,
  { defaultLanguage, language }: Languages,
): OwnEntryReview["state"] {
  const lacksContent = content[defaultLanguage] !== undefined && content[language] === undefined;
  if (title[language] === undefined) return content[language] === undefined ? "missing" : "empty";
  return lacksContent ? "empty" : "done";
}
