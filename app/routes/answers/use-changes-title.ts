import { useMessages } from "#app/messages/messages-context.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { findChangedAnswers } from "../setup/draft/unsaved-answers.ts";

/** "2 answers changed": unsaved answers and own entries; `undefined` if only something else has changed. */
export function useChangesTitle(): string | undefined {
  const { answers: words } = useMessages("answers");
  const { answers } = useDraft().state;
  if (!answers) return undefined;
  const { questions, entries } = findChangedAnswers(answers.saved, answers.edited);
  const count = questions.length + entries.length;
  return count === 0 ? undefined : words.changed(count);
}
