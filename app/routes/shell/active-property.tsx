import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ActivePropertyProvider, useApplicationContext } from "#app/session/active-property-context.tsx";
import { type ExitReason, entryPath } from "#app/session/exit-reason.ts";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { useTogether } from "#app/session/live/tabs.ts";
import { protectsGuests } from "#app/session/protecting-screens.ts";
import { useFrozenValue } from "#app/session/use-frozen-value.ts";
import { PLACES, type Place } from "#domain/live/presence.ts";

const GUIDANCE: ReadonlySet<string> = new Set(["quick-start", "tutorial", "help", "contact"]);

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

interface LeaveWhenLostProps {
  /** Whether another tab has chosen another property: of a large group, this tab's may then not be read any more. */
  readonly isBehind: boolean;
  readonly children: ReactNode;
}

/**
 * Sends a person to the entry when their property is removed or its licence ends while they work on it
 * (S31, S32, S101). The screen goes first, so that nothing on it can hold them back; what protects guests stays (N4).
 */
function LeaveWhenLost({ isBehind, children }: LeaveWhenLostProps) {
  const { exitReason } = useApplicationContext();
  const { pathname } = useLocation();
  if (exitReason === "licence-expired" && protectsGuests(pathname)) return children;
  if (exitReason === null || (isBehind && exitReason === "property-removed")) return children;
  return <Leave exitReason={exitReason} />;
}

function Leave({ exitReason }: { exitReason: ExitReason }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(entryPath(exitReason), { replace: true });
  }, [exitReason, navigate]);
  return null;
}

/** The place that a path of the shell stands for, as others are told; null for a path that has none. */
export function screenOfPath(pathname: string): Place | null {
  const [first = "", ...below] = pathname.split("/").filter(Boolean);
  const last = first === "settings" ? first : (below.at(-1) ?? first);
  if (first === "inbox") return "guest-messages";
  if (GUIDANCE.has(last)) return "guidance";
  return PLACES.find((place) => place === last) ?? null;
}
