import { useReducer } from "react";
import { findNeighbour, findUnanswered } from "#domain/answers/answers-progress.ts";
import { type QuestionId, questionsFor } from "#domain/answers/questions.ts";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import { getEditedValue } from "../../setup/draft/draft-state.ts";
import { type InterviewState, reduceInterview, startInterview } from "./interview-state.ts";

/** The interview of this visit: where it is, what was answered last, and this person's pace. */
export function useInterview() {
  const { current } = useDraft();
  const read = () => getEditedValue(current(), "answers");
  const [state, act] = useReducer(
    reduceInterview,
    null,
    (): InterviewState => startInterview(read(), Date.now()),
  );
  const answers = read();
  // Another kind of property may not ask the open question.
  const asked = questionsFor(answers.kind);
  const open = state.isDone
    ? null
    : (asked.find(({ id }) => id === state.id) ?? findUnanswered(answers, null));
  return {
    open,
    trail: state.trail.filter((id) => id !== open?.id && read().byQuestion[id] !== undefined).slice(-2),
    pace: state.pace,
    next: () => {
      if (!open) return;
      const latest = read();
      act({
        type: "next",
        from: open.id,
        to: findUnanswered(latest, open.id)?.id ?? null,
        isAnswered: latest.byQuestion[open.id] !== undefined,
        at: Date.now(),
      });
    },
    move: (by: -1 | 1) => {
      const other = open && findNeighbour(read(), open.id, by);
      if (other) act({ type: "open", id: other.id, at: Date.now() });
    },
    openQuestion: (id: QuestionId) => act({ type: "open", id, at: Date.now() }),
  };
}
