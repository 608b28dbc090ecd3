import { useEffect } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/toast.tsx";

/** A connection that comes back within this time was never missed. */
const PATIENCE_MS = 5_000;

/** Says once that changes of others no longer arrive [S183]. */
export function ConnectionWatch() {
  const { isLive } = useSession();
  const { unstableNetwork } = useMessages().common.toasts;
  useEffect(() => {
    if (isLive) return;
    const timer = setTimeout(() => showToast({ tone: "error", title: unstableNetwork }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLive, unstableNetwork]);
  return null;
}
