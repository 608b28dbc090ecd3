import { useEffect, useRef } from "react";
import { MINUTE_MS } from "#domain/time.ts";

const QUIET_MS = MINUTE_MS;

/** Goes back to the names on Escape, and after 60 seconds without a press. */
export function useQuietReturn(onBack: () => void): void {
  const goBack = useRef(onBack);
  useEffect(() => {
    goBack.current = onBack;
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer = 0;
    function restart() {
      clearTimeout(timer);
      timer = window.setTimeout(() => goBack.current(), QUIET_MS);
    }
    restart();
    const leave = (event: KeyboardEvent) => event.key === "Escape" && goBack.current();
    document.addEventListener("keydown", leave, { signal });
    for (const use of ["pointerdown", "keydown"]) {
      document.addEventListener(use, restart, { capture: true, signal });
    }
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
}
