import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "../time.ts";

/** At most `max` wrong PINs within a time. */
export interface GuessLimit {
  readonly max: number;
  readonly withinMs: number;
}

/** Limit of one network. A hotel's guests share it, so several may mistype within a minute. */
export const NETWORK_GUESS_LIMIT: GuessLimit = { max: 5, withinMs: MINUTE_MS };
/** Limit of one network per hour: a quarter of the property's, so that one address cannot use up all of it. */
export const NETWORK_HOUR_GUESS_LIMIT: GuessLimit = { max: 15, withinMs: HOUR_MS };
/** Limit across all networks of a property. */
export const PROPERTY_GUESS_LIMIT: GuessLimit = { max: 60, withinMs: HOUR_MS };
/** Limit for known guests, counted separately so that strangers cannot use it up. */
export const KNOWN_NETWORK_GUESS_LIMIT: GuessLimit = { max: 60, withinMs: HOUR_MS };
/** Wrong PINs per button and day: counted without a limit; from `GUESSES_REPORTED_MIN` on, staff are warned. */
export const DAY_GUESS_LIMIT: GuessLimit = { max: Number.MAX_SAFE_INTEGER, withinMs: DAY_MS };
export const GUESSES_REPORTED_MIN = 200;

/** Counter of wrong PINs, and when it expires. */
export interface Guesses {
  readonly count: number;
  readonly until: EpochMs;
}

/** Counts a guess. `null`: too many within the time, and the PIN is not checked. Pure; `now` in epoch milliseconds. */
export function admitGuess(before: Guesses | null, limit: GuessLimit, now: EpochMs): Guesses | null {
  if (before === null || before.until <= now) return { count: 1, until: now + limit.withinMs };
  return before.count < limit.max ? { ...before, count: before.count + 1 } : null;
}
