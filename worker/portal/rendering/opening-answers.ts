import type { Draft } from "#domain/content/document.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import { getGuideEntries } from "#portal/guide/guide-entries.ts";
import type { OpeningAnswers } from "../portal-header.ts";
import { toEntryHours } from "./guide-timing.ts";

/** A draft's answers with opening hours in all its languages, for lobby screens. `null`: none. */
export async function collectOpeningAnswers(draft: Draft): Promise<OpeningAnswers | null> {
  const words: OpeningAnswers["words"] = {};
  const entries = new Map<string, OpeningAnswers["entries"][number]>();
  for (const language of draft.languages) {
    const own = await loadAnswerWords(language);
    const { span, dayAndNight } = own.hours;
    words[language] = { span, dayAndNight };
    for (const { id, title, hours } of getGuideEntries(draft, language, own)) {
      if (hours === null) continue;
      const entry = entries.get(id) ?? { titles: {}, hours: toEntryHours(hours) };
      entry.titles[language] = title.text;
      entries.set(id, entry);
    }
  }
  return entries.size === 0 ? null : { words, entries: [...entries.values()] };
}
