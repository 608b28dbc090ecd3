import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";

/** What is counted under one name. */
export type ThrottleSubject =
  | "account"
  | "network"
  | "mail"
  | "mail-network"
  | "invite-group"
  | "invite-network"
  | "registration";

interface Slope {
  /** Attempts without any wait. */
  readonly free: number;
  /** The first wait; each further attempt doubles it. */
  readonly firstMs: number;
  readonly longestMs: number;
}

const SLOPES: Readonly<Record<ThrottleSubject, Slope>> = {
  // Five minutes at most: a person who was mistaken too often can wait for that, and 288 guesses a day
  // find no password that is not a common one.
  account: { free: 5, firstMs: 2 * SECOND_MS, longestMs: 5 * MINUTE_MS },
  // A whole property stands behind one address.
  network: { free: 25, firstMs: 2 * SECOND_MS, longestMs: 5 * MINUTE_MS },
  // Every attempt is a mail in somebody's inbox.
  mail: { free: 3, firstMs: MINUTE_MS, longestMs: 30 * MINUTE_MS },
  "mail-network": { free: 15, firstMs: 10 * SECOND_MS, longestMs: 15 * MINUTE_MS },
  // The whole team on its first day; strangers by the hundred are not it.
  "invite-group": { free: 30, firstMs: 30 * SECOND_MS, longestMs: 30 * MINUTE_MS },
  "invite-network": { free: 40, firstMs: 30 * SECOND_MS, longestMs: 30 * MINUTE_MS },
  registration: { free: 5, firstMs: MINUTE_MS, longestMs: 30 * MINUTE_MS },
};

/** How long the next attempt has to wait after so many, in milliseconds. */
export function delayAfter(subject: ThrottleSubject, attempts: number): number {
  const { free, firstMs, longestMs } = SLOPES[subject];
  return attempts < free ? 0 : Math.min(longestMs, firstMs * 2 ** (attempts - free));
}
