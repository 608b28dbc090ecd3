import { useCallback } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { showToast } from "#app/ui/feedback/toast.ts";

/** Shows a toast for an API refusal: what failed, and why. */
export function useRefusalToast() {
  const { problems } = useMessages();
  return useCallback(
    async (answer: Parameters<typeof readProblem>[0], title: string): Promise<void> => {
      const { code } = await readProblem(answer);
      // The person cancelled the proof, and knows it.
      if (code === "proof_required") return;
      showToast({ tone: "error", title, detail: problems.codes[code] });
    },
    [problems],
  );
}
