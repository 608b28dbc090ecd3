import { useCallback, useState } from "react";
import type { Messages } from "#app/messages/en.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { showToast } from "#app/ui/feedback/toast.ts";

/**
 * Runs one call of the API that a person asked for, and tracks whether it is pending.
 *
 * The action itself says how the API answered. What never reached the API is said here: a connection that
 * failed leaves everything as it stands, to try again; somebody signed out is on their way to the entry.
 * An answer nobody can read, as from a hotel network's own sign-in page, is neither.
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
        showToast({ tone: "error", title: failureTitle(error, common) });
      } finally {
        setIsBusy(false);
      }
    },
    [common],
  );
  return { isBusy, run };
}

/** `fetch` reports a failed connection as a TypeError; anything else is nobody's plan [S169, S183]. */
function failureTitle(error: unknown, { toasts }: Messages["common"]): string {
  return error instanceof TypeError ? toasts.unstableNetwork : toasts.somethingWentWrong;
}
