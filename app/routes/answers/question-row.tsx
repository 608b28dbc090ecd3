import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import type { AnyQuestion } from "#domain/answers/questions.ts";
import { useQuestionState } from "./use-question-state.ts";

interface QuestionRowProps {
  readonly question: AnyQuestion;
  /** Whether Tab reaches this row; arrows reach the others. */
  readonly isTabStop: boolean;
  readonly onOpen: () => void;
}

const LOOK =
  "relative -mx-3 grid min-h-13.5 w-[calc(100%+1.5rem)] grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 rounded-row px-3 py-2 text-start";

/** A question with its answer in one line. Viewers get no button. */
export function QuestionRow({ question, isTabStop, onOpen }: QuestionRowProps) {
  const { mayEdit } = useRights();
  const content = <RowContent question={question} />;
  if (!mayEdit) return <div className={LOOK}>{content}</div>;
  return (
    <button
      type="button"
      data-question={question.id}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onOpen}
      className={`${LOOK} hover:bg-surface-hover`}
    >
      {content}
    </button>
  );
}

function RowContent({ question }: { question: AnyQuestion }) {
  const { questionNames, questions } = useMessages("answers");
  const { id, icon } = question;
  const { kind, said, line } = useQuestionState(id);
  return (
    <>
      <span className="grid size-8 place-items-center rounded-md bg-surface-neutral text-on-neutral">
        <Icon name={icon} size="sm" />
      </span>
      <span className="min-w-0">
        <span className="block text-md font-medium text-strong [overflow-wrap:anywhere]">
          {questionNames[id]}
        </span>
        <TruncatedText as="span" className="block text-sm text-muted" text={line ?? questions[id].ask} />
      </span>
      <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted">
        {kind === "answered" ? (
          <>
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
      </span>
    </>
  );
}
