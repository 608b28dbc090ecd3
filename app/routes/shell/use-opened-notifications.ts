import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import type { OpenAsked } from "#app/session/notifications/attach-notifications.ts";

const PROPERTY = "property";

/** The inbox's address that a message of the service worker asks for; null: it asks for nothing. */
function readAsked(data: unknown): URL | null {
  const { open } = (typeof data === "object" && data !== null ? data : {}) as Partial<OpenAsked>;
  const isOfInbox = typeof open === "string" && /^\/inbox(?:[/?]|$)/.test(open);
  return isOfInbox ? new URL(open, location.origin) : null;
}

/** Goes where a notification leads that was pressed: of another property than the open one by a page of its own. */
export function useOpenedNotifications(): void {
  const navigate = useNavigate();
  const activeId = useActivePropertyOrNone()?.property.id ?? null;
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = ({ data, ports }: MessageEvent) => {
      const address = readAsked(data);
      if (!address) return;
      ports[0]?.postMessage(true);
      const isOther = address.searchParams.get(PROPERTY) !== activeId;
      if (!isOther) address.searchParams.delete(PROPERTY);
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
