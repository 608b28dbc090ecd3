import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "../time.ts";

/** Limit for wrong PINs within a time. */
export interface GuessLimit {
  readonly max: number;
  readonly withinMs: number;
}

/** A hotel's guests share one network: several may mistype within a minute. */
export const NETWORK_GUESS_LIMIT: GuessLimit = { max: 5, withinMs: MINUTE_MS };
/** One network's share of the property's hour, so that no address can use all of it. */
export const NETWORK_HOUR_GUESS_LIMIT: GuessLimit = { max: 15, withinMs: HOUR_MS };
/** Limit across all networks of a property. */
export const PROPERTY_GUESS_LIMIT: GuessLimit = { max: 60, withinMs: HOUR_MS };
/** Guesses of known guests are counted separately, so that strangers cannot use them up. */
export const KNOWN_NETWORK_GUESS_LIMIT: GuessLimit = { max: 60, withinMs: HOUR_MS };
/** Wrong PINs per button and day; staff are warned from this number on. */
export const DAY_GUESS_LIMIT: GuessLimit = { max: Number.MAX_SAFE_INTEGER, withinMs: DAY_MS };
export const GUESSES_TOLD_MIN = 200;

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
