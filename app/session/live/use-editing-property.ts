import { useEffect } from "react";
import { usePresence } from "./presence-context.tsx";

/**
 * Announces that a property form has unsaved changes: colleagues see it, and another tab cannot switch the
 * property underneath it.
 */
export function useEditingProperty(isChanged: boolean): void {
  const { sendLocation } = usePresence();
  useEffect(() => {
    sendLocation({ editing: isChanged ? ["property"] : [] });
    return () => sendLocation({ editing: [] });
  }, [sendLocation, isChanged]);
}
