import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the figures anew when a person comes back to them. */
export function useFocusRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => void revalidate();
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [revalidate]);
}
