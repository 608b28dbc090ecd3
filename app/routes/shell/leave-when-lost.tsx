import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { useApplicationContext } from "#app/session/active-property-context.tsx";
import { type Departure, entryPath } from "#app/session/exit-reason.ts";

interface LeaveWhenLostProps {
  /** Whether another tab has chosen another property: of a large group, this tab's may then not be read any more. */
  readonly isBehind: boolean;
  readonly children: ReactNode;
}

/**
 * Sends a person to the entry when their property is removed or its licence ends while they work on it
 * (S31, S32, S101). The screen goes first, so that nothing on it can hold them back.
 */
export function LeaveWhenLost({ isBehind, children }: LeaveWhenLostProps) {
  const { departure } = useApplicationContext();
  if (departure === null || (isBehind && departure === "property-removed")) return children;
  return <Leave departure={departure} />;
}

function Leave({ departure }: { departure: Departure }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(entryPath(departure), { replace: true });
  }, [departure, navigate]);
  return null;
}
