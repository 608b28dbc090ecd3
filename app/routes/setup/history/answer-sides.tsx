import { useAnswerWords } from "#app/components/use-answer-words.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { QuestionId } from "#domain/answers/questions.ts";
import { type AnswerSide, showAnswers } from "../changes/shown-answer.ts";
import type { ShownValue } from "../changes/shown-value.ts";

interface AnswerSidesProps {
  readonly question: QuestionId;
  readonly sides: readonly [AnswerSide, AnswerSide];
}

/** The answer then and now, each in one line, because the pages beside each other do not show answers. */
export function AnswerSides({ question, sides }: AnswerSidesProps) {
  const messages = useMessages("setup");
  const language = useLanguage();
  const words = useAnswerWords([language])[language] ?? null;
  const [before, after] = showAnswers(["byQuestion", question], sides, { messages, language, words });
  const { changes } = messages;
  return (
    <dl className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <dt className="sr-only">{changes.before}</dt>
      <Line shown={before} />
      <dt className="sr-only">{changes.after}</dt>
      <Line shown={after} isAfter />
    </dl>
  );
}

function Line({ shown, isAfter = false }: { readonly shown: ShownValue; readonly isAfter?: boolean }) {
  return (
    <dd className={`wrap-anywhere ${shown.kind === "quiet" ? "text-subtle" : "text-strong"}`}>
      {isAfter ? (
        <Icon name="arrow-right" size="sm" className="me-2 inline text-subtle rtl:-scale-x-100" />
      ) : null}
      {"text" in shown ? shown.text : ""}
    </dd>
  );
}
