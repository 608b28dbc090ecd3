import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { probeNetwork } from "#app/session/network/probe-network.ts";
import { useSession } from "#app/session/session-provider.tsx";

/**
 * Refetches the figures when a person comes back to them. Without a network, and while the person has to sign in again,
 * what is shown stands.
 */
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
