import { useRevalidator } from "react-router";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";

/** Refetches the lists when guests sent something, or another member has seen to it. */
export function useLiveRefresh(): void {
  const { property } = useActiveProperty();
  const { revalidate } = useRevalidator();
  useOnChange(["guest-messages.changed"], () => void revalidate(), property.id);
}
