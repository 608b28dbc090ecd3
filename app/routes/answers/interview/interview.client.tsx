import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { questionsFor } from "#domain/answers/questions.ts";
import { PROPERTY_KINDS } from "#domain/property/property-kind.ts";
import type { InvalidAnswer } from "../answer-errors.ts";
import { AnswersFrame } from "../answers-frame.tsx";
import { AnswersHeader } from "../answers-header.tsx";
import { useAnswers } from "../use-answers.ts";
import { useFirstInvalid } from "../use-first-invalid.ts";
import { useShareOpenAnswer } from "../use-share-open-answer.ts";
import { InterviewDone } from "./interview-done.tsx";
import { InterviewQuestion } from "./interview-question.tsx";
import { Journey } from "./journey.tsx";
import { estimateMinutes } from "./pace.ts";
import { Trail } from "./trail.tsx";
import { useInterview } from "./use-interview.ts";

const KIND_ICONS = { hotel: "bed", restaurant: "food", ship: "ship" } as const;

interface InterviewProps {
  readonly onLeave: () => void;
  readonly onAddEntry: () => void;
  /** Opens an own entry that cannot be applied, which the interview does not show. */
  readonly onOpenInvalid: (invalid: InvalidAnswer) => void;
}

/** The first visit: one question at a time (picture 73b). */
export function Interview({ onLeave, onAddEntry, onOpenInvalid }: InterviewProps) {
  const { common } = useMessages();
  const { answers: words } = useMessages("answers");
  const { answers, change } = useAnswers();
  const { open, trail, pace, next, move, openQuestion } = useInterview();
  const findInvalid = useFirstInvalid();
  useShareOpenAnswer(open?.id ?? null);
  const openInvalid = () => {
    const invalid = findInvalid();
    if (invalid === null) return;
    if ("question" in invalid) openQuestion(invalid.question);
    else onOpenInvalid(invalid);
  };
  const asked = questionsFor(answers.kind);
  const index = asked.findIndex(({ id }) => id === open?.id);
  const left = asked.slice(index).filter(({ id }) => answers.byQuestion[id] === undefined).length;
  return (
    <>
      <AnswersHeader>
        <Segmented
          label={words.kind}
          labelHidden
          options={PROPERTY_KINDS.map((kind) => ({
            value: kind,
            label: common.propertyKind.kinds[kind],
            icon: KIND_ICONS[kind],
          }))}
          value={answers.kind}
          onChange={(kind) => change((latest) => ({ ...latest, kind }))}
        />
        <Button variant="ghost" size="sm" onClick={onLeave}>
          {words.allQuestions}
        </Button>
      </AnswersHeader>
      <AnswersFrame entryId={open?.id ?? null} onNotApplied={openInvalid}>
        <div className="mx-auto flex min-h-full max-w-140 flex-col">
          {open ? (
            <>
              <Journey position={index + 1} asked={asked.length} minutes={estimateMinutes(left, pace)} />
              <InterviewQuestion key={open.id} question={open} onNext={next} onMove={move} />
            </>
          ) : (
            <InterviewDone onLeave={onLeave} onAddEntry={onAddEntry} onNotApplied={openInvalid} />
          )}
          {trail.length > 0 ? <Trail ids={trail} onChange={openQuestion} /> : null}
        </div>
      </AnswersFrame>
    </>
  );
}
