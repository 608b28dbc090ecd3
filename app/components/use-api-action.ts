import { useCallback, useState } from "react";
import type { ShellMessages } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { showToast } from "#app/ui/feedback/toast.ts";

/**
 * Runs one API call requested by a person, and tracks whether it is pending.
 *
 * The action handles the API's answers. This hook reports only failures to reach the API: a network error
 * keeps everything for a retry; a signed-out person is redirected to the entry; an unreadable answer, such as
 * a hotel network's sign-in page, is an error of its own.
 */
export function useApiAction() {
  const { common } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(
    async (action: () => Promise<unknown>): Promise<void> => {
      setIsBusy(true);
      try {
        await action();
      } catch (error) {
        if (error instanceof SignedOutError) return;
        console.warn(error);
        showToast({ tone: "error", title: getFailureTitle(error, common) });
      } finally {
        setIsBusy(false);
      }
    },
    [common],
  );
  return { isBusy, run };
}

/** `fetch` reports network errors as TypeError; anything else is unexpected [S169, S183]. */
function getFailureTitle(error: unknown, { toasts }: ShellMessages["common"]): string {
  return error instanceof TypeError ? toasts.unstableNetwork : toasts.somethingWentWrong;
}
