import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { deriveApplicationContext } from "#app/session/application-context.ts";
import { type Departure, entryPath } from "#app/session/departure.ts";
import { useSession } from "#app/session/session-provider.tsx";

interface LeaveWhenLostProps {
  readonly activePropertyId: string | null;
  readonly children: ReactNode;
}

/**
 * Sends a person to the entry when their property is removed or its licence ends while they work on it
 * (S31, S32, S101). The screen goes first, so that nothing on it can hold them back.
 */
export function LeaveWhenLost({ activePropertyId, children }: LeaveWhenLostProps) {
  const { properties, hasOtherValidLicence, sequence, now } = useSession();
  const language = useLanguage();
  const { departure } = deriveApplicationContext({
    properties,
    hasOtherValidLicence,
    activePropertyId,
    language,
    sequence,
    now,
  });
  return departure ? <Leave departure={departure} /> : children;
}

function Leave({ departure }: { departure: Departure }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(entryPath(departure), { replace: true });
  }, [departure, navigate]);
  return null;
}
