import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useIsWaitingForNetwork } from "#app/session/network/patient-fetch.ts";
import { probeNetwork } from "#app/session/network/probe-network.ts";
import { useIsOnline } from "#app/session/network/use-is-online.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { StatusLine } from "#app/ui/feedback/status-line.tsx";
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

/** Whether the server answers: asked every few seconds while there is a reason to, and never otherwise. */
function useReached(isSuspected: boolean): "unknown" | "yes" | "no" {
  const [reached, setReached] = useState<"unknown" | "yes" | "no">("unknown");
  useEffect(() => {
    if (!isSuspected) return setReached("unknown");
    const look = () =>
      void probeNetwork().then(
        () => setReached("yes"),
        () => setReached("no"),
      );
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSuspected]);
  return reached;
}

/**
 * Stands on every screen for as long as there is no connection, before anybody runs into that [S183]. Where the server
 * answers and only the live channel waits, a quiet line says what that means: nothing that somebody did has failed.
 */
export function NotConnectedLine() {
  const { notConnected, notConnectedInbox, othersDelayed } = useMessages().shell;
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isCutOff = useIsCutOff();
  // What a browser says of its own line is a reason to look, and may be wrong.
  const reached = useReached(!isOnline || isCutOff);
  const isWaiting = useIsWaitingForNetwork();
  if (reached === "no" || isWaiting) {
    return (
      <StatusLine>
        <DrawnAlert className="size-4" />
        {pathname === "/inbox" ? notConnectedInbox : notConnected}
      </StatusLine>
    );
  }
  return (
    <StatusLine quiet>
      {isCutOff && reached === "yes" ? (
        <>
          <StatusDot tone="off" />
          {othersDelayed}
        </>
      ) : null}
    </StatusLine>
  );
}
