import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { probeNetwork } from "#app/session/network/probe-network.ts";

/** Refetches the screen at a press. Without a connection it says so, and everything stays as it is [S183]. */
export function useRefetch() {
  const { state, revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  return {
    isReading: isBusy || state === "loading",
    refetch: () =>
      void run(async () => {
        // A screen whose loaders can't be reached crashes; this call only fails.
        await probeNetwork();
        await revalidate();
      }),
  };
}
