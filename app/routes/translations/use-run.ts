import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { RunProblem } from "#domain/translation/translation-run.ts";

/** Between two looks at a run that another tab or the server works on. */
const LOOK_AGAIN_MS = 2_000;

/** A run that this screen drives, step by step. */
export interface RunProgress {
  readonly isRunning: boolean;
  readonly remaining: number;
  readonly written: number;
  readonly problem: RunProblem | null;
}

/** Drafts the rest of some languages, one step a call; the server goes on by itself once the screen is closed. */
export function useRun(propertyId: string, onStep: () => Promise<void>) {
  const { translations: words, problems } = useMessages("translations");
  const { common } = useMessages();
  const { connect } = useSession();
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const isShown = useRef(true);
  const isRunning = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const start = useCallback(
    async (languages: readonly ContentLanguage[], again: readonly string[] = []) => {
      if (isRunning.current) return;
      isRunning.current = true;
      let written = 0;
      setProgress({ isRunning: true, remaining: 0, written, problem: null });
      try {
        for (let texts = again; isShown.current; texts = []) {
          const response = await connect().api.api.properties[":propertyId"].translations.runs.$post({
            param: { propertyId },
            json: { languages: [...languages], again: [...texts] },
          });
          if (!response.ok) {
            const { code } = await readProblem(response);
            showToast({ tone: "error", title: words.rest.failed, detail: problems.codes[code] });
            setProgress(null);
            return;
          }
          const step = await response.json();
          written += step.written;
          const goesOn = step.remaining > 0 && !step.run.isEnded && step.run.problem === null;
          setProgress({ isRunning: goesOn, remaining: step.remaining, written, problem: step.run.problem });
          await onStep();
          if (!goesOn) return;
          if (step.written === 0) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        }
      } catch (error) {
        setProgress(null);
        if (error instanceof SignedOutError) return;
        console.warn(error);
        const title = error instanceof TypeError ? common.toasts.unstableNetwork : words.rest.failed;
        showToast({ tone: "error", title });
      } finally {
        isRunning.current = false;
      }
    },
    [connect, propertyId, onStep, words, problems, common],
  );
  return { progress, start };
}
