import { type ReactNode, useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { OpenRequestsProvider } from "#app/session/live/open-requests-context.tsx";
import type { ReadSession } from "#app/session/read-session.server.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { ArrivedRequest } from "#domain/guest/guest-request.ts";

interface GuestNewsProps {
  readonly session: Pick<ReadSession, "openRequests" | "sequence">;
  /** The property that the session was read for. */
  readonly readFor: string | null;
  readonly children: ReactNode;
}

/** Says of every request that guests of the active property send, wherever staff are at that moment [S84]. */
export function GuestNews({ session, readFor, children }: GuestNewsProps) {
  const { inbox } = useMessages();
  const navigate = useNavigate();
  const propertyId = useActivePropertyOrNone()?.property.id ?? null;
  const { openRequests: count, sequence } = session;
  const loaded = useMemo(() => ({ propertyId: readFor, count, sequence }), [readFor, count, sequence]);
  const announce = useCallback(
    ({ service, room }: ArrivedRequest) =>
      showToast({
        tone: "news",
        title: inbox.arrived(service, room),
        action: { label: inbox.show, onPress: () => void navigate("/guest-messages") },
      }),
    [inbox, navigate],
  );
  return (
    <OpenRequestsProvider propertyId={propertyId} loaded={loaded} onArrival={announce}>
      {children}
    </OpenRequestsProvider>
  );
}
