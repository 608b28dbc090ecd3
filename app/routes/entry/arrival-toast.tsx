import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Departure } from "#app/session/departure.ts";
import { showToast } from "#app/ui/toast.tsx";

/** Says why the person was sent back here [S93, S101], once: the reason then leaves the address. */
export function ArrivalToast({ departure }: { departure: Departure | null }) {
  const { toasts } = useMessages().entry;
  const navigate = useNavigate();
  const said = useRef<Departure | null>(null);
  const texts: Record<Departure, string> = {
    "licence-expired": toasts.licenceExpired,
    "property-removed": toasts.propertyRemoved,
    "upgrade-failed": toasts.upgradeFailed,
  };
  const text = departure && texts[departure];
  useEffect(() => {
    if (said.current === departure) return;
    said.current = departure;
    if (text === null) return;
    showToast({ tone: "error", title: text });
    navigate("/", { replace: true, preventScrollReset: true });
  }, [departure, text, navigate]);
  return null;
}
