import { useCallback, useEffect } from "react";
import { probeNetwork } from "#app/session/network/probe-network.ts";

const LOOK_EVERY_MS = 4_000;

/**
 * Loads a screen again once there is a network: when the browser says so, every few seconds, or at a press. Without one
 * everything stays, as the browser's own error page leads nowhere.
 *
 * @returns how to look now. `to` is the way there; null for the page's own address, undefined for nowhere.
 */
export function useGoingOn(to: string | null | undefined): () => void {
  const look = useCallback(() => {
    if (to === undefined) return;
    void probeNetwork().then(
      () => (to === null ? location.reload() : location.assign(to)),
      // Still none: the next look may find it.
      () => undefined,
    );
  }, [to]);
  useEffect(() => {
    if (to === undefined) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [to, look]);
  return look;
}
