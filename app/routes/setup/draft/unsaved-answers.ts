import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { getEntryTitle } from "#domain/answers/entry-title.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Part } from "./draft-state.ts";

/** Names of the questions with an unsaved answer, in the order of the interview. Pure. */
export function getUnsavedQuestions(
  { saved, edited }: Part<Answers>,
  names: SetupMessages["questionNames"],
): readonly string[] {
  const known = Object.entries(names) as readonly [QuestionId, string][];
  return known.flatMap(([id, name]) =>
    isSameData(saved.byQuestion[id], edited.byQuestion[id]) ? [] : [name],
  );
}

/** Titles of own entries that are new, changed or removed; none if only their order changed. Pure. */
export function getUnsavedEntries(
  { saved, edited }: Part<Answers>,
  defaultLanguage: ContentLanguage,
): readonly string[] {
  const find = ({ entries }: Answers, id: string) => entries.find((entry) => entry.id === id);
  const changed = edited.entries.filter((entry) => !isSameData(entry, find(saved, entry.id)));
  const removed = saved.entries.filter(({ id }) => !find(edited, id));
  return [...changed, ...removed].map((entry) => getEntryTitle(entry, defaultLanguage));
}
