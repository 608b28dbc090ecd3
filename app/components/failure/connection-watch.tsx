import { useEffect, useState, useSyncExternalStore } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useIsWaitingForNetwork } from "#app/session/network/patient-fetch.ts";
import { probeNetwork } from "#app/session/network/probe-network.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { StatusLine } from "#app/ui/feedback/status-line.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { DrawnAlert } from "./network-lost.tsx";

/** A connection that comes back within this time was never missed. Without a network nothing comes back that soon. */
const PATIENCE_MS = 12_000;
const PATIENCE_OFFLINE_MS = 5_000;
const LOOK_EVERY_MS = 4_000;

/** Whether changes of others have not arrived for so long that it is worth a word. */
function useIsCutOff(): boolean {
  const { isLive } = useSession();
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    if (isLive) return setIsCutOff(false);
    const patienceMs = navigator.onLine ? PATIENCE_MS : PATIENCE_OFFLINE_MS;
    const timer = setTimeout(() => setIsCutOff(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return isCutOff;
}

/** Says once that changes of others no longer arrive [S183]. */
export function ConnectionWatch() {
  const isCutOff = useIsCutOff();
  const { unstableNetwork } = useMessages().common.toasts;
  useEffect(() => {
    if (isCutOff) showToast({ tone: "error", title: unstableNetwork });
  }, [isCutOff, unstableNetwork]);
  return null;
}

function watchOnline(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the server can't be reached: asked every few seconds while there is a reason to, and never otherwise. */
function useIsUnreachable(isSuspected: boolean): boolean {
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => {
    if (!isSuspected) return setIsUnreachable(false);
    const look = () =>
      void probeNetwork().then(
        () => setIsUnreachable(false),
        () => setIsUnreachable(true),
      );
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSuspected]);
  return isUnreachable;
}

/** Stands on every screen for as long as there is no connection, before anybody runs into that. */
export function NotConnectedLine() {
  const { notConnected } = useMessages().shell;
  const isOnline = useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );
  const isCutOff = useIsCutOff();
  // What a browser says of its own line is a reason to look, and may be wrong.
  const isUnreachable = useIsUnreachable(!isOnline || isCutOff);
  const isWaiting = useIsWaitingForNetwork();
  return (
    <StatusLine>
      {isUnreachable || isWaiting ? (
        <>
          <DrawnAlert className="size-4" />
          {notConnected}
        </>
      ) : null}
    </StatusLine>
  );
}
