import { useMemo } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { QuestionId } from "#domain/answers/questions.ts";
import type { Guard } from "#domain/content/guard.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { usePartChecks } from "../setup/draft/part-checks.ts";
import { findAnswerErrors } from "./answer-errors.ts";
import { useAnswers } from "./use-answers.ts";
import { useReading } from "./use-reading.ts";

type StateKind = "answered" | "not-applicable" | "not-answered" | "to-check";

interface QuestionState {
  readonly kind: StateKind;
  /** Guard of the answer; `null`: none. */
  readonly guard: Guard | null;
  /** The state in words. */
  readonly said: string;
  /** The answer as guests read it, in the interface's language; `null` while unknown and without one. */
  readonly line: string | null;
}

/** State of a question in the draft. */
export function useQuestionState(id: QuestionId): QuestionState {
  const { answers: words } = useMessages("answers");
  const language = useLanguage();
  const reading = useReading(language);
  const { draft } = useDraft();
  const checks = usePartChecks();
  const { answers } = useAnswers();
  const answer = answers.byQuestion[id];
  const { currency } = answers;
  const isWrong = useMemo(
    () => checks !== null && Object.keys(findAnswerErrors(checks, id, { answer, currency })).length > 0,
    [checks, id, answer, currency],
  );
  const kind: StateKind = answer === undefined ? "not-answered" : isWrong ? "to-check" : answer.state;
  const said: Record<StateKind, string> = {
    answered: words.answered,
    "not-applicable": words.notApplicable,
    "not-answered": words.notAnswered,
    "to-check": words.toCheck,
  };
  const line =
    kind === "not-applicable"
      ? words.nothingSeen
      : (reading?.toLine(id, answers, draft.defaultLanguage) ?? null);
  const guard = (answer?.state === "answered" && answer.guard) || null;
  return { kind, guard, said: said[kind], line };
}
