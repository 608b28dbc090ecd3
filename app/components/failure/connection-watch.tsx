import { useEffect } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";

/** A connection that comes back within this time was never missed. Without a network nothing comes back that soon. */
const PATIENCE_MS = 12_000;
const PATIENCE_OFFLINE_MS = 5_000;

/** Says once that changes of others no longer arrive [S183]. */
export function ConnectionWatch() {
  const { isLive } = useSession();
  const { unstableNetwork } = useMessages().common.toasts;
  useEffect(() => {
    if (isLive) return;
    const patienceMs = navigator.onLine ? PATIENCE_MS : PATIENCE_OFFLINE_MS;
    const timer = setTimeout(() => showToast({ tone: "error", title: unstableNetwork }), patienceMs);
    return () => clearTimeout(timer);
  }, [isLive, unstableNetwork]);
  return null;
}
