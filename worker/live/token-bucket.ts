import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** How many messages a socket may send at once, and how many more each second. Our own client sends fewer. */
const MESSAGES_MAX = 20;
const MESSAGES_PER_SECOND = 4;

/** How many messages a socket may still send, as of a moment. */
export interface TokenBucket {
  readonly left: number;
  readonly at: EpochMs;
}

export function fullAllowance(now: EpochMs): TokenBucket {
  return { left: MESSAGES_MAX, at: now };
}

/** What is left after one more message; null when there is nothing left for it. */
export function spend({ left, at }: TokenBucket, now: EpochMs): TokenBucket | null {
  const earned = ((now - at) / SECOND_MS) * MESSAGES_PER_SECOND;
  const available = Math.min(MESSAGES_MAX, left + Math.max(0, earned));
  return available < 1 ? null : { left: available - 1, at: now };
}
