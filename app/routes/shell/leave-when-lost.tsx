import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useApplicationContext } from "#app/session/active-property-context.tsx";
import { type ExitReason, entryPath } from "#app/session/exit-reason.ts";
import { protectsGuests } from "#app/session/protecting-screens.ts";

interface LeaveWhenLostProps {
  /** Whether another tab has chosen another property: of a large group, this tab's may then not be read any more. */
  readonly isBehind: boolean;
  readonly children: ReactNode;
}

/**
 * Sends a person to the entry when their property is removed or its licence ends while they work on it
 * (S31, S32, S101). The screen goes first, so that nothing on it can hold them back; what protects guests stays (N4).
 */
export function LeaveWhenLost({ isBehind, children }: LeaveWhenLostProps) {
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
