import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { probeNetwork } from "#app/session/network/probe-network.ts";

/** Refetches the figures when a person comes back to them. Without a network, what is shown stands. */
export function useFocusRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () =>
      void probeNetwork().then(
        () => revalidate(),
        () => undefined,
      );
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [revalidate]);
}
