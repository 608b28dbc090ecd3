import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { getAnswersProgress } from "#domain/answers/answers-progress.ts";
import { showGuideStarter } from "#domain/content/starter/show-guide-starter.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { useApply } from "../../setup/draft/apply-context.tsx";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import type { PartKey } from "../../setup/draft/draft-state.ts";
import { getTabPath } from "../../setup/setup-tabs.ts";
import { ANSWER_KEYS, useAnswers } from "../use-answers.ts";

interface InterviewDoneProps {
  readonly onLeave: () => void;
  readonly onAddEntry: () => void;
  /** Called if an answer can't be applied. */
  readonly onNotApplied: () => void;
}

/** After the last question: how many are answered, and what comes next. */
export function InterviewDone({ onLeave, onAddEntry, onNotApplied }: InterviewDoneProps) {
  const { answers: words, common } = useMessages("answers");
  const { answers } = useAnswers();
  const { answered, asked } = getAnswersProgress(answers);
  const showGuide = useShowGuide();
  const { isApplying, applyKeys } = useApply();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function goToPublish() {
    if (await applyKeys([...ANSWER_KEYS, ...showGuide()])) await navigate(getTabPath("publish"));
    else onNotApplied();
  }
  return (
    <section className="my-auto py-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-3xl font-semibold text-balance text-strong outline-hidden"
      >
        {words.first.doneTitle(answered, asked)}
      </h2>
      <p className="mt-2 text-lg text-muted">{words.first.doneText}</p>
      <div className="mt-7 flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="lg"
          loading={isApplying}
          loadingLabel={common.applying}
          onClick={() => void goToPublish()}
        >
          {words.first.publish}
        </Button>
        <Button size="lg" onClick={onLeave}>
          {words.first.seeGuide}
        </Button>
        <Button variant="ghost" size="lg" onClick={onAddEntry}>
          {words.first.addOwn}
        </Button>
      </div>
    </section>
  );
}

/** Before the first publication, shows the template's button to the guide. @returns the changed parts of the draft. */
function useShowGuide(): () => readonly PartKey[] {
  const { property, state, change } = useDraft();
  const { answers } = useAnswers();
  return () => {
    if (property.publishedNumber !== null) return [];
    return CONTENT_LANGUAGE_CODES.flatMap((language) => {
      const key = `buttons:${language}` as const;
      const body = state[key]?.edited;
      const shown = body ? showGuideStarter({ language, body }, answers) : null;
      if (!shown) return [];
      change(key, () => shown);
      return [key];
    });
  };
}
