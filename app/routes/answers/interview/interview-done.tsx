import { useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { getAnswersProgress } from "#domain/answers/answers-progress.ts";
import { getTabPath } from "../../setup/setup-tabs.ts";
import { useAnswers } from "../use-answers.ts";

interface InterviewDoneProps {
  readonly onLeave: () => void;
  readonly onAddEntry: () => void;
}

/** After the last question: how many are answered, and what comes next. */
export function InterviewDone({ onLeave, onAddEntry }: InterviewDoneProps) {
  const { first } = useMessages("answers").answers;
  const { answers } = useAnswers();
  const { answered, asked } = getAnswersProgress(answers);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="my-auto py-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-3xl font-semibold text-balance text-strong outline-hidden"
      >
        {first.doneTitle(answered, asked)}
      </h2>
      <p className="mt-2 text-lg text-muted">{first.doneText}</p>
      <div className="mt-7 flex flex-wrap gap-2">
        <ButtonLink variant="primary" size="lg" to={getTabPath("publish")}>
          {first.publish}
        </ButtonLink>
        <Button size="lg" onClick={onLeave}>
          {first.seeGuide}
        </Button>
        <Button variant="ghost" size="lg" onClick={onAddEntry}>
          {first.addOwn}
        </Button>
      </div>
    </section>
  );
}
