import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { getEntryTitle } from "#domain/answers/entry-title.ts";
import type { PublishedAnswers } from "#domain/answers/publish-answers.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Part } from "./draft-state.ts";

/** The questions and own entries that differ between two states of the answers. Pure. */
export function findChangedAnswers(before: Answers, after: Answers): PublishedAnswers {
  const questions = Object.keys({ ...before.byQuestion, ...after.byQuestion }) as QuestionId[];
  const ids = new Set([...after.entries, ...before.entries].map(({ id }) => id));
  return {
    questions: questions.filter((id) => !isSameData(before.byQuestion[id], after.byQuestion[id])),
    entries: [...ids].filter((id) => !isSameData(findEntry(before, id), findEntry(after, id))),
  };
}

/** A press on *Publish just this* that has published nothing yet. */
export interface UnfinishedPress {
  /** The stored answers before it. */
  readonly before: Answers;
  readonly wanted: PublishedAnswers;
}

/** The answers that *Publish just this* takes: unsaved ones, and those that an unfinished press has saved. Pure. */
export function findAnswersToPublish(
  { saved, edited }: Pick<Part<Answers>, "saved" | "edited">,
  press: UnfinishedPress | null,
): PublishedAnswers {
  const unsaved = findChangedAnswers(saved, edited);
  if (press === null) return unsaved;
  const stored = findChangedAnswers(press.before, saved);
  const { wanted } = press;
  return {
    questions: joinKeys(unsaved.questions, wanted.questions, stored.questions),
    entries: joinKeys(unsaved.entries, wanted.entries, stored.entries),
  };
}

function joinKeys<Key>(unsaved: readonly Key[], wanted: readonly Key[], stored: readonly Key[]): Key[] {
  return [...new Set([...unsaved, ...wanted.filter((key) => stored.includes(key))])];
}

function findEntry({ entries }: Answers, id: string) {
  return entries.find((entry) => entry.id === id);
}

/** Names of the questions with an unsaved answer, in the order of the interview. Pure. */
export function getUnsavedQuestions(
  { saved, edited }: Part<Answers>,
  names: SetupMessages["questionNames"],
): readonly string[] {
  const changed = new Set<string>(findChangedAnswers(saved, edited).questions);
  return Object.entries(names).flatMap(([id, name]) => (changed.has(id) ? [name] : []));
}

/** Titles of own entries that are new, changed or removed; none if only their order changed. Pure. */
export function getUnsavedEntries(
  { saved, edited }: Part<Answers>,
  defaultLanguage: ContentLanguage,
): readonly string[] {
  return findChangedAnswers(saved, edited).entries.flatMap((id) => {
    const entry = findEntry(edited, id) ?? findEntry(saved, id);
    return entry ? [getEntryTitle(entry, defaultLanguage)] : [];
  });
}
