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
  /** The property of the loaded session. */
  readonly readFor: string | null;
  readonly children: ReactNode;
}

/**
 * Toast and sound for each new request in the active property, on any screen [S84]. Also navigates for
 * pressed notifications.
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
      // The request was erased, or the browser is offline. List and count refresh by themselves.
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

/** The inbox URL in a service worker message; `null`: none. */
function readAsked(data: unknown): URL | null {
  const { open } = (typeof data === "object" && data !== null ? data : {}) as Partial<OpenAsked>;
  const isOfInbox = typeof open === "string" && /^\/inbox(?:[/?]|$)/.test(open);
  return isOfInbox ? new URL(open, location.origin) : null;
}

/** Navigates to a pressed notification's target; another property needs a new document. */
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
      // The server selects the property named by the address.
      if (isOther) location.assign(path);
      else void navigate(path);
    };
    // `serviceWorker` is absent in private windows of some browsers.
    serviceWorker?.addEventListener("message", hear);
    return () => serviceWorker?.removeEventListener("message", hear);
  }, [navigate, activeId]);
}
