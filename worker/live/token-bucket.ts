import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** Token bucket: capacity, and tokens added per second. */
export interface Pace {
  readonly max: number;
  readonly perSecond: number;
}

/** Messages of one socket; our own client sends fewer. */
export const MESSAGE_PACE: Pace = { max: 20, perSecond: 4 };

/** Tokens left at a moment. */
export interface TokenBucket {
  readonly left: number;
  readonly at: EpochMs;
}

export function fullBucket({ max }: Pace, now: EpochMs): TokenBucket {
  return { left: max, at: now };
}

/** Takes one token; `null`: none left. */
export function spend({ left, at }: TokenBucket, { max, perSecond }: Pace, now: EpochMs): TokenBucket | null {
  const earned = ((now - at) / SECOND_MS) * perSecond;
  const available = Math.min(max, left + Math.max(0, earned));
  return available < 1 ? null : { left: available - 1, at: now };
}
