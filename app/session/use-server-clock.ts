import { useCallback, useEffect, useRef, useState } from "react";
import type { EpochMs } from "#domain/time.ts";

/** Longest delay of `setTimeout`; a licence may run longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

interface ServerClock {
  /** For rendering. */
  readonly now: EpochMs;
  /** At the time of the call. */
  readonly clock: () => EpochMs;
  /** Updates `now`. */
  readonly tick: () => void;
}

/** The server's clock, since a browser's may be days off. `now` updates when `changeAfter` says; `Infinity`: never. */
export function useServerClock(loadedAt: EpochMs, changeAfter: (now: EpochMs) => EpochMs): ServerClock {
  const [now, setNow] = useState(loadedAt);
  const lead = useRef(0);
  const clock = useCallback(() => Date.now() + lead.current, []);
  const tick = useCallback(() => setNow(clock()), [clock]);
  useEffect(() => {
    lead.current = loadedAt - Date.now();
    setNow(loadedAt);
  }, [loadedAt]);

  const next = changeAfter(now);
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.max(0, next - clock());
    const timer = setTimeout(tick, Math.min(waitMs, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, clock, tick]);
  return { now, clock, tick };
}
