import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart, usePartsWhenIdle } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { getTopicProgress, type TopicProgress } from "#domain/answers/answers-progress.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { moveInRows } from "./move-in-rows.ts";
import { QuestionRow } from "./question-row.tsx";
import { getTopicAnchor } from "./topic-anchor.ts";
import { useAnswers } from "./use-answers.ts";
import { useTopicNames } from "./use-topic-names.ts";

/** Loaded with the first question that is opened. */
const QUESTION_CARD = definePart(
  () => import("./question-card.client.tsx"),
  ({ QuestionCard }) => QuestionCard,
);

interface QuestionListProps {
  readonly openId: QuestionId | null;
  readonly language: ContentLanguage;
  readonly onOpen: (id: QuestionId | null) => void;
}

/** All questions by topic; one of them is open. One tab stop for the rows: arrows move, Enter opens. */
export function QuestionList(props: QuestionListProps) {
  usePartsWhenIdle([QUESTION_CARD]);
  const { answers } = useAnswers();
  const topics = getTopicProgress(answers);
  const [atId, setAtId] = useState<QuestionId | null>(null);
  const all = topics.flatMap(({ questions }) => questions);
  // An open question has no row, and another kind of property may not ask the last one.
  const rows = all.filter(({ id }) => id !== props.openId);
  const next = all[all.findIndex(({ id }) => id === props.openId) + 1];
  const stop = (rows.find(({ id }) => id === atId) ?? next ?? rows[0])?.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are buttons
    <div
      onKeyDown={(event) => moveInRows(event, "[data-question]")}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>("[data-question]");
        const found = all.find(({ id }) => id === row?.dataset.question);
        if (found) setAtId(found.id);
      }}
    >
      {topics.map((topic) => (
        <TopicSection key={topic.topic} {...props} progress={topic} stop={stop} />
      ))}
    </div>
  );
}

interface TopicSectionProps extends QuestionListProps {
  readonly progress: TopicProgress;
  /** The row that Tab reaches. */
  readonly stop: QuestionId | undefined;
}

function TopicSection({ progress, openId, language, stop, onOpen }: TopicSectionProps) {
  const { answers: words } = useMessages("answers");
  const names = useTopicNames();
  const { topic, questions, answered, asked } = progress;
  const anchor = getTopicAnchor(topic);
  return (
    <section id={anchor} data-part={topic} aria-labelledby={`${anchor}-title`} className="scroll-mt-4 pb-6">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={`${anchor}-title`} className="text-dialog font-semibold text-strong">
          {names[topic]}
        </h2>
        <span className="text-sm text-muted tabular-nums">{words.ofTopic(answered, asked)}</span>
      </div>
      <ul className="answer-rows">
        {questions.map((question) => (
          <li key={question.id}>
            {question.id === openId ? (
              <LazyPart
                part={QUESTION_CARD}
                props={{ question, language, onOpen }}
                fallback={<Skeleton className="my-1.5 h-80 w-full rounded-row" />}
              />
            ) : (
              <QuestionRow
                question={question}
                isTabStop={question.id === stop}
                onOpen={() => onOpen(question.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
