import { useCallback, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/authorised-fetch.ts";
import { showToast } from "#app/ui/toast.tsx";

/**
 * Runs one call of the API that a person asked for, and holds whether it still runs.
 *
 * The deed itself says how the API answered. What never reached the API is said here: a connection that
 * failed leaves everything as it stands, to try again; somebody signed out is on their way to the entry.
 */
export function useDeed() {
  const { common } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(
    async (deed: () => Promise<unknown>): Promise<void> => {
      setIsBusy(true);
      try {
        await deed();
      } catch (error) {
        if (error instanceof SignedOutError) return;
        console.warn(error);
        showToast({ tone: "error", title: common.toasts.unstableNetwork });
      } finally {
        setIsBusy(false);
      }
    },
    [common],
  );
  return { isBusy, run };
}
