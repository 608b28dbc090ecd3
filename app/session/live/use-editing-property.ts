import { useEffect } from "react";
import { usePresence } from "./presence-context.tsx";

/**
 * Says that a form of the property is changed: colleagues see it, and another tab that chooses another property does
 * not take the form away.
 */
export function useEditingProperty(isChanged: boolean): void {
  const { tell } = usePresence();
  useEffect(() => {
    tell({ editing: isChanged ? ["property"] : [] });
    return () => tell({ editing: [] });
  }, [tell, isChanged]);
}
