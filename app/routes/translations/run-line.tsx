import { useMessages } from "#app/messages/messages-context.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import type { RunProblem, TranslationRun } from "#domain/translation/translation-run.ts";
import type { RunProgress } from "./use-run.ts";

interface RunLineProps {
  /** The run that this screen drives; `null`: none. */
  readonly progress: RunProgress | null;
  /** The property's last run. */
  readonly stored: TranslationRun | null;
}

/** How far *Draft the rest* is, or why it waits. */
export function RunLine({ progress, stored }: RunLineProps) {
  const { translations } = useMessages("translations");
  const words = translations.rest;
  const isElsewhere = progress === null && stored !== null && !stored.isEnded;
  const isRunning = progress?.isRunning ?? (isElsewhere && stored.problem === null);
  const problem = getProblem();
  const text = getText();
  return (
    <div role="status" className="flex-none">
      {text === null ? null : (
        <p
          className={
            problem
              ? "flex items-center gap-2.5 bg-warn-surface px-5 py-2 text-sm text-warn"
              : "flex items-center gap-2.5 bg-surface-sunken px-5 py-2 text-sm text-muted"
          }
        >
          {isRunning ? <Spinner /> : null}
          {text}
        </p>
      )}
    </div>
  );

  /** An ended run of an earlier visit says nothing any more. */
  function getProblem(): RunProblem | null {
    if (progress === null) return isElsewhere ? stored.problem : null;
    if (progress.isRunning) return null;
    return stored ? stored.problem : progress.problem;
  }

  function getText(): string | null {
    if (problem) return words.problems[problem];
    if (progress === null) return isElsewhere ? words.elsewhere : null;
    if (!progress.isRunning) return words.done(progress.written);
    return progress.remaining === 0 ? words.elsewhere : words.running(progress.remaining);
  }
}
