import { type RefCallback, useCallback, useRef } from "react";

/**
 * A ref for a control that is made anew when the code of what stands around it comes: where the one before had the
 * focus, the next one gets it. Give it to both.
 */
export function useHandedFocus(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  return useCallback((control: HTMLElement | null) => {
    if (!control) return;
    if (hadFocus.current) control.focus();
    hadFocus.current = false;
    // Called while the control still stands in the page.
    return () => {
      hadFocus.current = control === document.activeElement;
    };
  }, []);
}
