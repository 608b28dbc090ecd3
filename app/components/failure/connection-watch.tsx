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

/** Shorter interruptions are not shown. Without a network the wait is shorter. */
const PATIENCE_MS = 12_000;
const PATIENCE_OFFLINE_MS = 5_000;
const PROBE_INTERVAL_MS = 4_000;

/** Whether changes by others have been missing long enough to say so. */
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

/** Whether the server answers: polled every few seconds while `isSuspected`, otherwise never. */
function useReached(isSuspected: boolean): "unknown" | "yes" | "no" {
  const [reached, setReached] = useState<"unknown" | "yes" | "no">("unknown");
  useEffect(() => {
    if (!isSuspected) return setReached("unknown");
    const probe = () =>
      void probeNetwork().then(
        () => setReached("yes"),
        () => setReached("no"),
      );
    probe();
    const timer = setInterval(probe, PROBE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isSuspected]);
  return reached;
}

/**
 * Connection status on every screen, shown before anybody runs into an error [S183]. If the server answers
 * and only the live channel is down, a subtle line explains that changes by others are delayed.
 */
export function NotConnectedLine() {
  const { notConnected, notConnectedInbox, othersDelayed } = useMessages().shell;
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isCutOff = useIsCutOff();
  // `navigator.onLine` may be wrong, so check the server.
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
