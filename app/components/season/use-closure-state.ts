import { useEffect, useRef, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import { type ClosureState, closureStateAt, toClosureMoments } from "#domain/property/closure.ts";
import type { Property } from "#domain/property/property.ts";

/** Below `setTimeout`'s maximum of almost 25 days. */
const TIMER_MAX_MS = 2_000_000_000;

/** State of a property's seasonal closure, updated by the property's clock; `null`: none. */
export function useClosureState({
  closure,
  timeZone,
}: Pick<Property, "closure" | "timeZone">): ClosureState | null {
  const { now } = useSession();
  const [passed, setPassed] = useState(0);
  const at = Math.max(now, passed);
  const moments = closure && toClosureMoments(closure, timeZone);
  const { noticeAt = null, closesAt = 0, opensAt = 0 } = moments ?? {};
  const next = [noticeAt ?? 0, closesAt, opensAt].find((moment) => moment > at);
  // Use the server's clock: a browser's may be days off.
  const clockLead = useRef(0);
  useEffect(() => {
    clockLead.current = now - Date.now();
  }, [now]);
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(
      () => setPassed(Date.now() + clockLead.current),
      Math.min(TIMER_MAX_MS, Math.max(0, next - at)),
    );
    return () => clearTimeout(timer);
  }, [next, at]);
  return moments && closureStateAt(moments, at);
}
