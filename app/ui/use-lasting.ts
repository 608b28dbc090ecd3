import { useEffect, useRef, useState } from "react";

const DELAY_MS = 150;
const LEAST_MS = 300;

/**
 * Whether a skeleton should stand in for something pending: from 150 ms on, so that quick answers don't
 * flash, and then for at least 300 ms, so that it never flickers.
 */
export function useLasting(isPending: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (isPending === isShown) return;
    const waitMs = isPending ? DELAY_MS : Math.max(0, shownAt.current + LEAST_MS - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setIsShown(isPending);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isPending, isShown]);

  return isShown;
}
