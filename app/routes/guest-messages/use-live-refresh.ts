import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";

/** Refetches the lists when guests sent something, or another member has seen to it. */
export function useLiveRefresh(): void {
  const { property } = useActiveProperty();
  const { onChange } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onChange(({ kind, propertyId }) => {
        if (kind === "guest-messages.changed" && propertyId === property.id) void revalidate();
      }),
    [onChange, property.id, revalidate],
  );
}
