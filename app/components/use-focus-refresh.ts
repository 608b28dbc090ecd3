import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the figures anew when a person comes back to them. Without a network, what is shown stands. */
export function useFocusRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () =>
      void fetch("/healthz", { cache: "no-store" }).then(
        () => revalidate(),
        () => undefined,
      );
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [revalidate]);
}
