import { useEffect, useState } from "react";

/** A busy browser may find no leisure at all. */
const LEISURE_MS_MAX = 10_000;

/**
 * Calls a function once the page has nothing more urgent to do, after ten seconds in any case. Browser only.
 *
 * @returns how to call that off.
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`; there it is the next task.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act, { timeout: LEISURE_MS_MAX });
  return () => cancelIdleCallback(callback);
}

/** Whether the page has been idle since the caller was mounted: what it does not open with may come then. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
