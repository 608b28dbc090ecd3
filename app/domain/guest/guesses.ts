import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "../time.ts";

/** How many wrong PINs one name may try within a time. */
export interface GuessLimit {
  readonly max: number;
  readonly withinMs: number;
}

/** A hotel's guests are one network: a few of them may mistype in one minute. */
export const NETWORK_GUESSES: GuessLimit = { max: 5, withinMs: MINUTE_MS };
/** One network's part of the property's hour, so that no address uses it up. */
export const NETWORK_HOUR_GUESSES: GuessLimit = { max: 15, withinMs: HOUR_MS };
/** One who has many networks tries no more of a property than that. */
export const PROPERTY_GUESSES: GuessLimit = { max: 60, withinMs: HOUR_MS };
/** Guesses of guests whom the property knows are counted apart: strangers can't use these up. */
export const KNOWN_GUESSES: GuessLimit = { max: 60, withinMs: HOUR_MS };
/** Wrong PINs of a button within a day; staff are told from so many on. */
export const DAY_GUESSES: GuessLimit = { max: Number.MAX_SAFE_INTEGER, withinMs: DAY_MS };
export const GUESSES_TOLD_MIN = 200;

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
