import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { probeNetwork } from "#app/session/network/probe-network.ts";
import { useSession } from "#app/session/session-provider.tsx";

/** Revalidates when the person returns to the tab; not while offline or while a new sign-in is needed. */
export function useFocusRefresh(): void {
  const { revalidate } = useRevalidator();
  const { connect } = useSession();
  useEffect(() => {
    const refresh = () =>
      void probeNetwork().then(
        () => (connect().isCovered() ? undefined : revalidate()),
        () => undefined,
      );
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [revalidate, connect]);
}
