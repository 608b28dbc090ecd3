import { useEffect, useState } from "react";

/** Longest wait, because a busy browser may never become idle. */
const LEISURE_MS_MAX = 10_000;

/**
 * Calls a function when the page is idle, after ten seconds at the latest. Browser only.
 *
 * @returns the cancel function.
 */
export function whenIdle(act: () => void): () => void {
  // Safari lacks `requestIdleCallback`: use the next task.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act, { timeout: LEISURE_MS_MAX });
  return () => cancelIdleCallback(callback);
}

/** Whether the page has been idle since mounting: time for parts that are not needed at first. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
