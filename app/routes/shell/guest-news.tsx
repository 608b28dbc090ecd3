import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { bell } from "#app/components/bell.ts";
import { useWhereabouts } from "#app/components/places/use-whereabouts.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { OpenRequestsProvider } from "#app/session/live/open-requests-context.tsx";
import type { OpenAsked } from "#app/session/notifications/attach-notifications.ts";
import type { ReadSession } from "#app/session/read-session.server.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { serviceNameFor } from "#domain/guest/service-name.ts";

const PROPERTY_PARAM = "property";

interface GuestNewsProps {
  readonly session: Pick<ReadSession, "openRequests" | "sequence">;
  /** The property that the session was read for. */
  readonly readFor: string | null;
  readonly children: ReactNode;
}

/**
 * Says of every request that guests of the active property send, wherever staff are at that moment [S84]. Goes where a
 * notification leads that was pressed.
 */
export function GuestNews({ session, readFor, children }: GuestNewsProps) {
  const { inbox } = useMessages();
  const navigate = useNavigate();
  const language = useLanguage();
  const property = useActivePropertyOrNone()?.property;
  const propertyId = property?.id ?? null;
  const defaultLanguage = property?.defaultLanguage ?? language;
  const { openRequests: count, sequence } = session;
  const loaded = useMemo(() => ({ propertyId: readFor, count, sequence }), [readFor, count, sequence]);
  const { connect } = useSession();
  const whereaboutsIn = useWhereabouts();
  useOpenedNotifications();
  const announce = useCallback(
    async (requestId: string) => {
      if (propertyId === null) return;
      const request = connect().api.api.properties[":propertyId"].requests[":requestId"];
      const answer = await request.$get({ param: { propertyId, requestId } });
      // Erased meanwhile, or the network is gone: the list and its count are read again by themselves.
      if (!answer.ok) return;
      const asked = await answer.json();
      if (asked.doneAt !== null) return;
      bell.ring();
      const { where, card } = whereaboutsIn(asked);
      showToast({
        tone: "news",
        title: inbox.arrived(serviceNameFor(asked, language, defaultLanguage), where),
        ...(card === "" ? {} : { detail: inbox.cardOf(card) }),
        action: { label: inbox.show, onPress: () => void navigate(`/inbox?request=${requestId}`) },
      });
    },
    [connect, defaultLanguage, inbox, language, navigate, propertyId, whereaboutsIn],
  );
  return (
    <OpenRequestsProvider propertyId={propertyId} loaded={loaded} onArrival={announce}>
      {children}
    </OpenRequestsProvider>
  );
}

/** The inbox's address that a message of the service worker asks for; null: it asks for nothing. */
function readAsked(data: unknown): URL | null {
  const { open } = (typeof data === "object" && data !== null ? data : {}) as Partial<OpenAsked>;
  const isOfInbox = typeof open === "string" && /^\/inbox(?:[/?]|$)/.test(open);
  return isOfInbox ? new URL(open, location.origin) : null;
}

/** Goes where a notification leads that was pressed: of another property than the open one by a page of its own. */
function useOpenedNotifications(): void {
  const navigate = useNavigate();
  const activeId = useActivePropertyOrNone()?.property.id ?? null;
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = ({ data, ports }: MessageEvent) => {
      const address = readAsked(data);
      if (!address) return;
      ports[0]?.postMessage(true);
      const isOther = address.searchParams.get(PROPERTY_PARAM) !== activeId;
      if (!isOther) address.searchParams.delete(PROPERTY_PARAM);
      const path = `${address.pathname}${address.search}`;
      // The server chooses the property that an address names.
      if (isOther) location.assign(path);
      else void navigate(path);
    };
    // Absent where a browser keeps none, as in private windows.
    serviceWorker?.addEventListener("message", hear);
    return () => serviceWorker?.removeEventListener("message", hear);
  }, [navigate, activeId]);
}
