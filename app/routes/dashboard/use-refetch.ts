import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { probeNetwork } from "#app/session/network/probe-network.ts";

/** Revalidates on a press. Offline it shows a message and keeps everything [S183]. */
export function useRefetch() {
  const { state, revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  return {
    isReading: isBusy || state === "loading",
    refetch: () =>
      void run(async () => {
        // Revalidating offline would show an error page; this call only rejects.
        await probeNetwork();
        await revalidate();
      }),
  };
}
