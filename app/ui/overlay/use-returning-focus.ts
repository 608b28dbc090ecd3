import { useRef } from "react";

/**
 * Gives the focus back to what had it when a dialog opened, for dialogs that are opened by state and
 * not by a trigger of their own. Spread the result onto the dialog's content.
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
