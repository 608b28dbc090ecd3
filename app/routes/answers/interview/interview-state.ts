import type { Answers } from "#domain/answers/answers.ts";
import { findUnanswered } from "#domain/answers/answers-progress.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import type { EpochMs } from "#domain/time.ts";
import { PAUSE_MS_MAX, type Pace } from "./pace.ts";

export interface InterviewState {
  /** The open question; `null`: there was none to open. */
  readonly id: QuestionId | null;
  /** Whether the last question is behind. */
  readonly isDone: boolean;
  /** Questions answered in this visit, the last one last. */
  readonly trail: readonly QuestionId[];
  readonly pace: Pace;
  readonly openedAt: EpochMs;
}

type InterviewAction =
  | {
      readonly type: "next";
      readonly from: QuestionId;
      /** `null`: none is left. */
      readonly to: QuestionId | null;
      readonly isAnswered: boolean;
      readonly at: EpochMs;
    }
  | { readonly type: "open"; readonly id: QuestionId; readonly at: EpochMs };

/** Starts with the first unanswered question. */
export function startInterview(answers: Pick<Answers, "kind" | "byQuestion">, at: EpochMs): InterviewState {
  const id = findUnanswered(answers, null)?.id ?? null;
  return { id, isDone: id === null, trail: [], pace: { questions: 0, spentMs: 0 }, openedAt: at };
}

export function reduceInterview(state: InterviewState, action: InterviewAction): InterviewState {
  if (action.type === "open") return { ...state, id: action.id, isDone: false, openedAt: action.at };
  const { from, to, isAnswered, at } = action;
  const spentMs = Math.min(at - state.openedAt, PAUSE_MS_MAX);
  return {
    id: to ?? state.id,
    isDone: to === null,
    trail: isAnswered ? [...state.trail.filter((id) => id !== from), from] : state.trail,
    pace: { questions: state.pace.questions + 1, spentMs: state.pace.spentMs + spentMs },
    openedAt: at,
  };
}
