import { useEffect, useId, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";
import { findNeighbour } from "#domain/answers/answers-progress.ts";
import { withPart } from "#domain/answers/edit-answers.ts";
import { type AnyQuestion, type QuestionId, questionsFor } from "#domain/answers/questions.ts";
import { toGuideGuardId } from "#domain/content/guard.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { GuardChoice } from "../setup/buttons/fields/guard-choice.tsx";
import { AnswerControls } from "./answer-controls.tsx";
import { focusFirstControl } from "./focus-first-control.ts";
import { KeyHint } from "./key-hint.tsx";
import { OpenedElsewhere } from "./opened-elsewhere.tsx";
import { onQuestionKey } from "./question-keys.ts";
import { useAnswerForm } from "./use-answer-form.ts";
import { useAnswerInUse } from "./use-answer-in-use.tsx";
import { useAnswers } from "./use-answers.ts";
import { useQuestionState } from "./use-question-state.ts";

/** Longer names of the next question are left out of the button. */
const NEXT_NAME_MAX = 24;

interface QuestionCardProps {
  readonly question: AnyQuestion;
  /** Language of staff's own words. */
  readonly language: ContentLanguage;
  /** Opens another question; `null` closes this one. */
  readonly onOpen: (id: QuestionId | null) => void;
}

/** The open question with its controls. Enter goes on, Escape skips, Alt + X does not apply. */
export function QuestionCard({ question, language, onOpen }: QuestionCardProps) {
  const { answers: words, changes, questionNames, questions } = useMessages("answers");
  const { answers, setAnswer } = useAnswers();
  const { form, confirm } = useAnswerForm(question, language);
  const { said } = useQuestionState(question.id);
  const inUse = useAnswerInUse(question.id);
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const { id } = question;
  const answer = answers.byQuestion[id];
  const name = questionNames[id];
  const asked = questionsFor(answers.kind);
  const position = asked.findIndex((one) => one.id === id) + 1;
  const next = findNeighbour(answers, id, 1);

  useEffect(() => {
    card.current?.scrollIntoView({ block: "center" });
    if (card.current) focusFirstControl(card.current);
  }, []);

  const goOn = () => onOpen(next?.id ?? null);
  const notApplicable = () =>
    inUse.askBefore(() => {
      setAnswer(id, { state: "not-applicable" });
      goOn();
    });
  const keys = {
    next: async () => {
      if (await confirm()) goOn();
    },
    skip: goOn,
    notApplicable,
    move: (by: -1 | 1) => {
      const other = findNeighbour(answers, id, by);
      if (other) onOpen(other.id);
    },
  };
  const wholeError = form.errors[""];
  const nextName = next ? questionNames[next.id] : null;
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      onKeyDown={onQuestionKey(keys)}
      className="-mx-3 my-1.5 rounded-[14px] border border-strong bg-surface-raised shadow-md"
    >
      <header className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 px-3 pt-3">
        <span className="grid size-8 place-items-center rounded-md bg-surface-highlight text-on-highlight">
          <Icon name={question.icon} size="sm" />
        </span>
        <div className="min-w-0">
          <h3 id={titleId} className="text-lg font-semibold text-strong">
            {name}
          </h3>
          <p className="text-sm text-muted">
            {questions[id].ask}
            {inUse.count > 0 ? ` ${words.shownIn(inUse.count)}` : null}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <OpenedElsewhere id={id} />
          <Menu trigger={<IconButton icon="more" size="sm" label={words.moreOf(name)} />}>
            <MenuItem
              icon="trash"
              disabled={answer === undefined}
              onSelect={() => inUse.askBefore(() => setAnswer(id, null))}
            >
              {words.clear}
            </MenuItem>
          </Menu>
        </div>
      </header>
      {inUse.dialog}
      <p role="status" className="sr-only">
        {words.nowOpen(name, position, asked.length, said)}
      </p>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 px-5 pt-3.5 pb-4">
        <AnswerControls form={form} question={question} />
        {answer?.state === "answered" ? (
          <GuardChoice
            title={changes.entry.guard}
            propertyId={form.propertyId}
            guardId={toGuideGuardId(id)}
            guard={answer.guard ?? null}
            onChange={(guard) => setAnswer(id, withPart(answer, "guard", guard ?? undefined))}
            className="col-span-2 -mb-4"
          />
        ) : null}
        {wholeError ? (
          <div className="col-start-2">
            <FieldNote id={`${form.prefix}whole-note`} error={words.onlyNote} />
          </div>
        ) : null}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-2 rounded-b-[13px] border-t border-subtle bg-surface-canvas py-2.5 ps-2 pe-3">
        <div className="flex flex-wrap gap-0.5">
          <Button variant="ghost" size="sm" aria-keyshortcuts="Alt+X" onClick={notApplicable}>
            {words.notApplicable}
            <KeyHint>Alt X</KeyHint>
          </Button>
          <Button variant="ghost" size="sm" aria-keyshortcuts="Escape" onClick={keys.skip}>
            {words.skip}
            <KeyHint>Esc</KeyHint>
          </Button>
        </div>
        <Button size="sm" aria-keyshortcuts="Enter" onClick={() => void keys.next()}>
          {nextName === null
            ? words.finish
            : nextName.length > NEXT_NAME_MAX
              ? words.next
              : words.nextOf(nextName)}
          <KeyHint>Enter</KeyHint>
        </Button>
      </footer>
    </section>
  );
}
