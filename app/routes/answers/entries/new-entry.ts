import { newId } from "#app/components/new-id.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** An empty entry, or one with a search word, such as guests typed in vain. Browser only. */
export function createEntry(word: string | null, language: ContentLanguage): GuideEntry {
  return {
    id: newId(),
    topic: "around",
    title: {},
    content: {},
    searchWords: word ? { [language]: [word] } : {},
  };
}
