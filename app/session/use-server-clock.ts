import { useCallback, useEffect, useRef, useState } from "react";
import type { EpochMs } from "#domain/time.ts";

/** What a browser's timer can hold; a licence may run for longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

interface ServerClock {
  /** For a render. */
  readonly now: EpochMs;
  /** At the moment of the call. */
  readonly clock: () => EpochMs;
  /** Brings `now` up to date. */
  readonly tick: () => void;
}

/**
 * The server's clock, for a browser whose own may be days off. `now` moves when `changeAfter` says so; infinity: it
 * need not move.
 */
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
