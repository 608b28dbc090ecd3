import { useEffect, useState } from "react";
import type { EpochMs } from "#domain/time.ts";
import { useSession } from "./session-provider.tsx";

/** Longest delay of `setTimeout`. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The server's clock, for rendering. Updates at the moment returned by `changeAfter`; `null`: no update. */
export function useClock(changeAfter: (now: EpochMs) => EpochMs | null): EpochMs {
  const { now: known, clock } = useSession();
  const [now, setNow] = useState(known);
  const next = changeAfter(now);
  useEffect(() => setNow(clock()), [clock]);
  // If a timer fires early, `next` stays the same; the changed `now` sets it again.
  useEffect(() => {
    if (next === null) return;
    const waitMs = Math.max(0, next - Math.max(now, clock()));
    const timer = setTimeout(() => setNow(clock()), Math.min(waitMs, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, now, clock]);
  return now;
}
