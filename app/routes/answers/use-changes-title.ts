import { useMessages } from "#app/messages/messages-context.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { getUnsavedEntries, getUnsavedQuestions } from "../setup/draft/unsaved-answers.ts";

/** "2 answers changed": unsaved answers and own entries; `undefined` if only something else has changed. */
export function useChangesTitle(): string | undefined {
  const { answers: words, questionNames } = useMessages("answers");
  const { state, draft } = useDraft();
  const { answers } = state;
  if (!answers) return undefined;
  const questions = getUnsavedQuestions(answers, questionNames);
  const count = questions.length + getUnsavedEntries(answers, draft.defaultLanguage).length;
  return count === 0 ? undefined : words.changed(count);
}
