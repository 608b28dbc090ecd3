import { useCallback, useEffect } from "react";
import { probeNetwork } from "#app/session/network/probe-network.ts";

const PROBE_INTERVAL_MS = 4_000;

/**
 * Reloads a screen when the network returns: on the browser's event, every few seconds, or on a press. Until
 * then everything stays, because the browser's own error page is a dead end.
 *
 * @returns a function that retries now. `to` is the target; `null`: the current address, `undefined`: nothing
 * to load.
 */
export function useGoingOn(to: string | null | undefined): () => void {
  const look = useCallback(() => {
    if (to === undefined) return;
    void probeNetwork().then(
      () => (to === null ? location.reload() : location.assign(to)),
      // Still offline: the next check may succeed.
      () => undefined,
    );
  }, [to]);
  useEffect(() => {
    if (to === undefined) return;
    const timer = setInterval(look, PROBE_INTERVAL_MS);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [to, look]);
  return look;
}
