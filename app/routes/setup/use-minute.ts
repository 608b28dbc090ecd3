import { useClock } from "#app/session/use-clock.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";

/** The server's clock, updated every full minute. */
export function useMinute(): EpochMs {
  return useClock((now) => (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS);
}
