import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Departure } from "#app/session/exit-reason.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";

/** Says why the person was sent back here [S93, S101], once: the reason then leaves the address. */
export function ArrivalToast({ departure }: { departure: Departure | null }) {
  const { entry, problems } = useMessages();
  const { toasts } = entry;
  const navigate = useNavigate();
  const said = useRef<Departure | null>(null);
  const texts: Record<Departure, string> = {
    "licence-expired": toasts.licenceExpired,
    "property-removed": toasts.propertyRemoved,
    "upgrade-failed": problems.codes.system_update_failed,
  };
  const text = departure && texts[departure];
  const detail = departure === "upgrade-failed" ? toasts.upgradeFailed : undefined;
  useEffect(() => {
    if (said.current === departure) return;
    said.current = departure;
    if (text === null) return;
    showToast({ tone: "error", title: text, detail });
    navigate("/", { replace: true, preventScrollReset: true });
  }, [departure, text, detail, navigate]);
  return null;
}
