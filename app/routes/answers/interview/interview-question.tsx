import { useEffect, useId, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { withPart } from "#domain/answers/edit-answers.ts";
import { type AnyQuestion, questionsFor } from "#domain/answers/questions.ts";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import { AnswerControls } from "../answer-controls.tsx";
import { focusFirstControl } from "../focus-first-control.ts";
import { KeyHint } from "../key-hint.tsx";
import { OpenedElsewhere } from "../opened-elsewhere.tsx";
import { onQuestionKey } from "../question-keys.ts";
import { useAnswerForm } from "../use-answer-form.ts";
import { useAnswerInUse } from "../use-answer-in-use.tsx";
import { useAnswers } from "../use-answers.ts";
import { useQuestionState } from "../use-question-state.ts";
import { useTopicNames } from "../use-topic-names.ts";
import { BigTime } from "./big-time.tsx";

interface InterviewQuestionProps {
  readonly question: AnyQuestion;
  /** Called with the question answered or left out. */
  readonly onNext: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** One question, large: its controls, the sentence that guests read, and how to go on. */
export function InterviewQuestion({ question, onNext, onMove }: InterviewQuestionProps) {
  const { answers: words, questionNames, questions } = useMessages("answers");
  const topics = useTopicNames();
  const { defaultLanguage } = useDraft().draft;
  const { answers, setAnswer } = useAnswers();
  const { form, confirm } = useAnswerForm(question, defaultLanguage);
  const { kind, line, said } = useQuestionState(question.id);
  const inUse = useAnswerInUse(question.id);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { id, icon, topic, parts } = question;
  const answer = answers.byQuestion[id];
  const asked = questionsFor(answers.kind);
  const position = asked.findIndex((one) => one.id === id) + 1;
  const isTime = "time" in parts;
  const { ask, help } = questions[id];

  useEffect(() => {
    if (section.current) focusFirstControl(section.current);
  }, []);

  const notApplicable = () =>
    inUse.askBefore(() => {
      setAnswer(id, { state: "not-applicable" });
      onNext();
    });
  const keys = {
    next: async () => {
      if (await confirm()) onNext();
    },
    skip: onNext,
    notApplicable,
    move: onMove,
  };
  return (
    <section ref={section} aria-labelledby={titleId} onKeyDown={onQuestionKey(keys)} className="my-auto py-6">
      {inUse.dialog}
      <p className="flex items-center gap-2 text-sm font-medium text-link">
        <Icon name={icon} />
        {topics[topic]}
        <span className="ms-auto">
          <OpenedElsewhere id={id} />
        </span>
      </p>
      <h2 id={titleId} className="mt-2.5 text-3xl font-semibold text-balance text-strong">
        {ask}
      </h2>
      {help ? <p className="mt-2 text-lg text-muted">{help}</p> : null}
      <p role="status" className="sr-only">
        {words.nowOpen(questionNames[id], position, asked.length, said)}
      </p>
      <div className="mt-7 grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3">
        {isTime ? (
          <BigTime
            form={form}
            question={question}
            value={answer?.state === "answered" ? answer.time : undefined}
            onChange={(time) => setAnswer(id, withPart(answer, "time", time))}
          />
        ) : null}
        <AnswerControls form={form} question={question} without={isTime ? ["time", "note"] : ["note"]} />
      </div>
      <p className="mt-5 flex min-h-6 items-center gap-2.5 text-md text-default">
        {kind === "answered" && line ? (
          <>
            <Icon name="phone-device" className="text-subtle" />
            <span>
              {words.first.read} <b className="font-semibold text-strong">{line}</b>
            </span>
          </>
        ) : null}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="lg"
          className="min-w-42"
          aria-keyshortcuts="Enter"
          onClick={() => void keys.next()}
        >
          {words.next}
          <KeyHint>Enter</KeyHint>
        </Button>
        <Button variant="ghost" size="lg" aria-keyshortcuts="Escape" onClick={keys.skip}>
          {words.skip}
          <KeyHint>Esc</KeyHint>
        </Button>
        <Button variant="ghost" size="lg" aria-keyshortcuts="Alt+X" onClick={notApplicable}>
          {words.notApplicable}
          <KeyHint>Alt X</KeyHint>
        </Button>
      </div>
    </section>
  );
}
