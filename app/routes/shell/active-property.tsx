import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ActivePropertyProvider, useApplicationContext } from "#app/session/active-property-context.tsx";
import { type ExitReason, getEntryPath } from "#app/session/exit-reason.ts";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { useTogether } from "#app/session/live/tabs.ts";
import { protectsGuests } from "#app/session/protecting-screens.ts";
import { useFrozenValue } from "#app/session/use-frozen-value.ts";
import { PLACES, type Place } from "#domain/live/presence.ts";

const GUIDANCE: ReadonlySet<string> = new Set(["quick-start", "tutorial", "help", "contact"]);

const identity = (id: string | null) => id;

/**
 * The active property of this browser's tabs. When another tab selects another one, this tab follows; with
 * unsaved changes, after they are applied or discarded.
 */
export function ActiveProperty({ id: chosen, children }: { id: string | null; children: ReactNode }) {
  const { isEditing } = usePresence();
  const id = useFrozenValue(chosen, identity, isEditing);
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

/** Announces this tab's screen to people in the same property. */
function ReportLocation({ propertyId }: { propertyId: string | null }) {
  const { sendLocation } = usePresence();
  const place = findScreen(useLocation().pathname);
  useEffect(() => sendLocation({ propertyId, place }), [sendLocation, propertyId, place]);
  return null;
}

interface LeaveWhenLostProps {
  /** Whether another tab has selected another property: in a large group, this tab's may not be loaded any more. */
  readonly isBehind: boolean;
  readonly children: ReactNode;
}

/**
 * Sends the person to the entry when the property is removed or its licence ends (S31, S32, S101). The screen
 * is unmounted first, so that no guard blocks it; screens that protect guests stay (N4).
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
    void navigate(getEntryPath(exitReason), { replace: true });
  }, [exitReason, navigate]);
  return null;
}

/** The presence place of a shell path; `null`: none. */
export function findScreen(pathname: string): Place | null {
  const [first = "", ...below] = pathname.split("/").filter(Boolean);
  const last = first === "settings" ? first : (below.at(-1) ?? first);
  if (first === "inbox") return "guest-messages";
  if (GUIDANCE.has(last)) return "guidance";
  return PLACES.find((place) => place === last) ?? null;
}
