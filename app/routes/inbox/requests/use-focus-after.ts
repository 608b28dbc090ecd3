import { type RefObject, useEffect, useRef } from "react";

/** Where what had the focus went with a change, the keyboard goes on from `target`. */
export function useFocusAfter(change: string, target: RefObject<HTMLElement | null>): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [change, target]);
}
