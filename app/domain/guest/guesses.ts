import { type EpochMs, HOUR_MS, MINUTE_MS } from "../time.ts";

/** How many wrong PINs one name may try within a time. */
export interface GuessLimit {
  readonly max: number;
  readonly withinMs: number;
}

/** A hotel's guests are one network: a few of them may mistype in one minute. */
export const NETWORK_GUESSES: GuessLimit = { max: 5, withinMs: MINUTE_MS };
/** One who has many networks tries no more of a property than that. */
export const PROPERTY_GUESSES: GuessLimit = { max: 60, withinMs: HOUR_MS };

/** What is counted of one name: wrong PINs, and until when they count. */
export interface Guesses {
  readonly count: number;
  readonly until: EpochMs;
}

/** Counts a guess. Null: too many within the time, and it is not looked at. Pure; `now` in epoch milliseconds. */
export function admitGuess(before: Guesses | null, limit: GuessLimit, now: EpochMs): Guesses | null {
  if (before === null || before.until <= now) return { count: 1, until: now + limit.withinMs };
  return before.count < limit.max ? { ...before, count: before.count + 1 } : null;
}
