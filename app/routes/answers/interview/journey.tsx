import type { CSSProperties } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { getTopicProgress } from "#domain/answers/answers-progress.ts";
import { useAnswers } from "../use-answers.ts";

interface JourneyProps {
  /** Position of the open question, from 1. */
  readonly position: number;
  readonly asked: number;
  readonly minutes: number;
}

/** Five bars as wide as their topics, the position, and the time that is left. */
export function Journey({ position, asked, minutes }: JourneyProps) {
  const { answers: words } = useMessages("answers");
  const { answers } = useAnswers();
  const label = words.first.question(position, asked);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={asked}
        aria-valuenow={position}
        className="flex gap-1"
      >
        {getTopicProgress(answers).map((topic) => (
          <span
            key={topic.topic}
            style={{ flexGrow: topic.asked }}
            className="h-1.5 basis-0 overflow-hidden rounded-full bg-fill-track"
          >
            <span style={getShare(topic.answered, topic.asked)} className="block h-full bg-fill-primary" />
          </span>
        ))}
      </div>
      <p className="mt-2.5 flex justify-between gap-4 text-sm text-muted">
        <b className="font-semibold text-strong tabular-nums">{words.progress(position, asked)}</b>
        <span>{words.first.minutes(minutes)}</span>
      </p>
    </div>
  );
}

function getShare(answered: number, asked: number): CSSProperties {
  return { width: asked === 0 ? 0 : `${(answered / asked) * 100}%` };
}
