import { useCallback } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ToastContent } from "#app/ui/feedback/toast.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import { articleOfProblem } from "./article-of.ts";
import { articlePath } from "./articles.ts";

/**
 * What a toast about a refusal offers: the article that tells how to solve it, in a tab of its own so that
 * nothing typed is left. Nothing where there is no article.
 */
export function useHelpAction(): (code: ProblemCode) => Pick<ToastContent, "action"> {
  const { howToSolve } = useMessages().guidance;
  return useCallback(
    (code) => {
      const article = articleOfProblem(code);
      if (article === null) return {};
      return {
        action: { label: howToSolve, onPress: () => window.open(articlePath(article), "_blank", "noopener") },
      };
    },
    [howToSolve],
  );
}
