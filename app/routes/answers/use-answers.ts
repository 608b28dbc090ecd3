import { useCallback, useMemo } from "react";
import type { Answer } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { withAnswer } from "#domain/answers/edit-answers.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import type { PartKey } from "../setup/draft/draft-state.ts";

/** The part of the draft that this screen edits. */
export const ANSWER_KEYS: readonly PartKey[] = ["answers"];

interface AnswersEditor {
  readonly answers: Answers;
  /** Changes the latest answers, also between renders. */
  readonly change: (update: (answers: Answers) => Answers) => void;
  /** Sets or, with `null`, clears an answer. */
  readonly setAnswer: (id: QuestionId, answer: Answer | null) => void;
}

/** The draft's answers, and how they change. */
export function useAnswers(): AnswersEditor {
  const { value, change: changePart } = useDraft();
  const answers = value("answers");
  const change = useCallback<AnswersEditor["change"]>(
    (update) => changePart("answers", update),
    [changePart],
  );
  const setAnswer = useCallback<AnswersEditor["setAnswer"]>(
    (id, answer) => change((latest) => withAnswer(latest, id, answer)),
    [change],
  );
  return useMemo(() => ({ answers, change, setAnswer }), [answers, change, setAnswer]);
}
