import { useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { LanguageChoice } from "../setup/language-switch.tsx";
import { AnswersFrame } from "./answers-frame.tsx";
import { AnswersHeader } from "./answers-header.tsx";
import { OwnEntries } from "./entries/own-entries.tsx";
import { PartsNav } from "./parts-nav.tsx";
import { QuestionList } from "./question-list.tsx";
import { useFirstInvalid } from "./use-first-invalid.ts";
import type { OpenAnswer } from "./use-open-answer.ts";
import { usePartInView } from "./use-part-in-view.ts";
import { useShareOpenAnswer } from "./use-share-open-answer.ts";

interface AnswersOverviewProps {
  readonly open: OpenAnswer;
  readonly onStart: () => void;
}

/** All questions by topic, one of them open, and the own entries (picture 73). */
export function AnswersOverview({ open, onStart }: AnswersOverviewProps) {
  const { answers: words, translation } = useMessages("answers");
  const { draft } = useDraft();
  const { mayEdit } = useRights();
  const pane = useRef<HTMLDivElement>(null);
  const part = usePartInView(pane);
  const findInvalid = useFirstInvalid();
  useShareOpenAnswer(open.questionId ?? open.entryId);
  return (
    <>
      <AnswersHeader>
        {mayEdit ? (
          <Button size="sm" onClick={onStart}>
            {words.start}
          </Button>
        ) : null}
      </AnswersHeader>
      <AnswersFrame
        pane={pane}
        entryId={open.questionId ?? open.entryId}
        onNotApplied={() => {
          const invalid = findInvalid();
          if (invalid !== null) open.openInvalid(invalid);
        }}
        parts={<PartsNav current={part} onAddEntry={() => open.addEntry()} />}
      >
        {draft.languages.length > 1 && mayEdit ? (
          <div className="mb-4 flex flex-wrap items-center justify-end gap-2 text-sm text-muted">
            <TextLink to={`/translations?language=${open.language}&from=answers`} className="me-auto">
              {translation.list.title}
            </TextLink>
            {words.wordsIn}
            <LanguageChoice
              label={words.wordsIn}
              size="sm"
              language={open.language}
              onChoose={open.chooseLanguage}
            />
          </div>
        ) : null}
        <QuestionList openId={open.questionId} language={open.language} onOpen={open.openQuestion} />
        <OwnEntries
          openId={open.entryId}
          language={open.language}
          onOpen={open.openEntry}
          onAdd={open.addEntry}
        />
      </AnswersFrame>
    </>
  );
}
