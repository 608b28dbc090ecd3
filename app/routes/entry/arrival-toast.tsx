import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ExitReason } from "#app/session/exit-reason.ts";
import { showToast } from "#app/ui/feedback/toast.ts";

/** Says why the person was sent back here [S93, S101], once: the reason then leaves the address. */
export function ArrivalToast({ exitReason }: { exitReason: ExitReason | null }) {
  const { entry, problems } = useMessages();
  const { toasts } = entry;
  const navigate = useNavigate();
  const said = useRef<ExitReason | null>(null);
  const texts: Record<ExitReason, string> = {
    "licence-expired": toasts.licenceExpired,
    "property-removed": toasts.propertyRemoved,
    "upgrade-failed": problems.codes.system_update_failed,
  };
  const text = exitReason && texts[exitReason];
  const detail = exitReason === "upgrade-failed" ? toasts.upgradeFailed : undefined;
  useEffect(() => {
    if (said.current === exitReason) return;
    said.current = exitReason;
    if (text === null) return;
    showToast({ tone: "error", title: text, detail });
    navigate("/", { replace: true, preventScrollReset: true });
  }, [exitReason, text, detail, navigate]);
  return null;
}
