import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AnyQuestion } from "#domain/answers/questions.ts";
import { AnswerRow } from "./answer-row.tsx";
import { useQuestionState } from "./use-question-state.ts";

interface QuestionRowProps {
  readonly question: AnyQuestion;
  readonly isTabStop: boolean;
  readonly onOpen: () => void;
}

/** A question with its answer in one line. */
export function QuestionRow({ question: { id, icon }, ...row }: QuestionRowProps) {
  const { buttons, questionNames, questions } = useMessages("answers");
  const { kind, guard, said, line } = useQuestionState(id);
  return (
    <AnswerRow
      {...row}
      id={id}
      mark={{ "data-question": id }}
      icon={icon}
      name={questionNames[id]}
      line={line ?? questions[id].ask}
    >
      {kind === "answered" ? (
        <>
          {guard === null ? null : <Icon name="lock" size="sm" label={buttons.guard[guard]} />}
          <Icon name="check" size="sm" className="text-success-icon" />
          <span className="sr-only">{said}</span>
        </>
      ) : (
        <>
          {kind === "not-answered" ? (
            <span
              aria-hidden="true"
              className="size-3.5 rounded-full border-[1.5px] border-dashed border-control"
            />
          ) : null}
          {kind === "to-check" ? <Icon name="error" size="sm" className="text-danger" /> : null}
          {said}
        </>
      )}
    </AnswerRow>
  );
}
