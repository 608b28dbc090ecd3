import type { Answers } from "#domain/answers/answers.ts";
import type { PublishedAnswers } from "#domain/answers/publish-answers.ts";
import { QUESTION_IDS } from "#domain/answers/questions.ts";
import { isSameData } from "#domain/content/merge.ts";

/** The questions and own entries that differ between two states of the answers. Pure. */
export function findChangedAnswers(before: Answers, after: Answers): PublishedAnswers {
  const find = ({ entries }: Answers, id: string) => entries.find((entry) => entry.id === id);
  const ids = new Set([...before.entries, ...after.entries].map(({ id }) => id));
  return {
    questions: QUESTION_IDS.filter((id) => !isSameData(before.byQuestion[id], after.byQuestion[id])),
    entries: [...ids].filter((id) => !isSameData(find(before, id), find(after, id))),
  };
}
