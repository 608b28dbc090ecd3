import { type RefCallback, useCallback, useRef } from "react";

/**
 * Ref for a control that is remounted when its surrounding code loads: if the old element had the focus, the
 * new one gets it. Pass it to both.
 */
export function useHandedFocus(): RefCallback<HTMLElement> {
  const control = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  return useCallback((next: HTMLElement | null) => {
    if (next === null) {
      // Runs while the old element is still in the document.
      hadFocus.current = control.current !== null && control.current === document.activeElement;
    } else if (hadFocus.current) {
      next.focus();
      hadFocus.current = false;
    }
    control.current = next;
  }, []);
}
