import type { ReactNode } from "react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { ActivePropertyProvider } from "#app/session/active-property-context.tsx";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { useTogether } from "#app/session/live/tabs.ts";
import { useFrozenValue } from "#app/session/use-frozen-value.ts";
import { LeaveWhenLost } from "./leave-when-lost.tsx";
import { screenOfPath } from "./screen-of-path.ts";

const itself = (id: string | null) => id;

/**
 * The property that the tabs of this browser work on. Another tab may choose another one: this tab follows,
 * with unapplied changes as soon as they are applied or discarded.
 */
export function ActiveProperty({ id: chosen, children }: { id: string | null; children: ReactNode }) {
  const { isEditing } = usePresence();
  const id = useFrozenValue(chosen, itself, isEditing);
  useTogether("property", id, isEditing);
  return (
    <ActivePropertyProvider id={id}>
      <LeaveWhenLost isBehind={id !== chosen}>
        <ReportLocation propertyId={id} />
        {children}
      </LeaveWhenLost>
    </ActivePropertyProvider>
  );
}

/** Tells the people of the same property on which screen this tab is. */
function ReportLocation({ propertyId }: { propertyId: string | null }) {
  const { tell } = usePresence();
  const place = screenOfPath(useLocation().pathname);
  useEffect(() => tell({ propertyId, place }), [tell, propertyId, place]);
  return null;
}
