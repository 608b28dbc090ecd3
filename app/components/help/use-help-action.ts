import { useCallback } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ToastContent } from "#app/ui/feedback/toast.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import { articlePath } from "./articles.ts";
import { findProblemArticle } from "./problem-articles.ts";

/** Toast action for a refusal: opens its article in a new tab, so that typed input stays. Empty without an article. */
export function useHelpAction(): (code: ProblemCode) => Pick<ToastContent, "action"> {
  const { howToSolve } = useMessages().guidance;
  return useCallback(
    (code) => {
      const article = findProblemArticle(code);
      if (article === null) return {};
      return {
        action: { label: howToSolve, onPress: () => window.open(articlePath(article), "_blank", "noopener") },
      };
    },
    [howToSolve],
  );
}
