import { useSyncExternalStore } from "react";

/** Below this width, which follows the reader's text size, the sidebar shows icons only: `lg` of the style sheet. */
const NARROW = "(width < 75rem)";

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
