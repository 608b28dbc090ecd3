import { type RefCallback, useCallback, useRef } from "react";

/**
 * A ref for a control that is made again when the code of what stands around it comes: where the one before had the
 * focus, the next one gets it. Give it to both.
 */
export function useHandedFocus(): RefCallback<HTMLElement> {
  const control = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  return useCallback((next: HTMLElement | null) => {
    if (next === null) {
      // Called while the control still stands in the page.
      hadFocus.current = control.current !== null && control.current === document.activeElement;
    } else if (hadFocus.current) {
      next.focus();
      hadFocus.current = false;
    }
    control.current = next;
  }, []);
}
