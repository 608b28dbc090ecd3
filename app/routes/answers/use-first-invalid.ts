import { useCallback } from "react";
import { type QuestionId, questionsFor } from "#domain/answers/questions.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { usePartChecks } from "../setup/draft/part-checks.ts";
import { findAnswerErrors } from "./answer-errors.ts";

/** Finds the first question whose answer cannot be applied; `null`: none. */
export function useFirstInvalid(): () => QuestionId | null {
  const { current } = useDraft();
  const checks = usePartChecks();
  return useCallback(() => {
    const answers = current().answers?.edited;
    if (!answers || !checks) return null;
    const { currency, byQuestion } = answers;
    const invalid = questionsFor(answers.kind).find(
      ({ id }) => Object.keys(findAnswerErrors(checks, id, { answer: byQuestion[id], currency })).length > 0,
    );
    return invalid?.id ?? null;
  }, [current, checks]);
}
