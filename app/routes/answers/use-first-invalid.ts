import { useCallback } from "react";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { usePartChecks } from "../setup/draft/part-checks.ts";
import { findFirstInvalid, type InvalidAnswer } from "./answer-errors.ts";

/** Finds the first question or own entry that cannot be applied; `null`: none. */
export function useFirstInvalid(): () => InvalidAnswer | null {
  const { current } = useDraft();
  const checks = usePartChecks();
  return useCallback(() => {
    const answers = current().answers?.edited;
    return answers && checks ? findFirstInvalid(checks, answers) : null;
  }, [current, checks]);
}
