import { useRef } from "react";

/**
 * Returns the focus after closing a dialog that was opened by state instead of a trigger. Spread the result
 * onto the dialog's content.
 */
export function useReturningFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}
