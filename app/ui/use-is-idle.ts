import { useEffect, useState } from "react";

/** Calls a function once the page has nothing more urgent to do. @returns how to call that off. Browser only. */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`; there it is the next task.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act);
  return () => cancelIdleCallback(callback);
}

/** Whether the page has been idle since the caller was mounted: what it does not open with may come then. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
