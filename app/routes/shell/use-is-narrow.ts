import { useSyncExternalStore } from "react";

/** Below this width the sidebar shows icons only. */
const NARROW = "(width < 1200px)";

function watch(onChange: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the sidebar shows icons only; false until the browser says. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
