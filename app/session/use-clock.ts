import { useEffect, useState } from "react";
import type { EpochMs } from "#domain/time.ts";
import { useSession } from "./session-provider.tsx";

/** What a browser's timer can hold. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * The server's clock, for a render. Moves by itself once the moment that `changeAfter` names has come; null: it need
 * not move.
 */
export function useClock(changeAfter: (now: EpochMs) => EpochMs | null): EpochMs {
  const { now: known, clock } = useSession();
  const [now, setNow] = useState(known);
  const next = changeAfter(now);
  useEffect(() => setNow(clock()), [clock]);
  // A timer that rings early leaves `next` as it is: it is set again, as `now` has moved.
  useEffect(() => {
    if (next === null) return;
    const waitMs = Math.max(0, next - Math.max(now, clock()));
    const timer = setTimeout(() => setNow(clock()), Math.min(waitMs, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, now, clock]);
  return now;
}
