import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";

/** Kind of name that attempts are counted under. */
export type ThrottleSubject =
  | "account"
  | "network"
  | "mail"
  | "mail-network"
  | "invite-group"
  | "invite-network"
  | "registration"
  /** A person's digits at one shared desk. */
  | "desk";

interface Slope {
  /** Attempts without delay. */
  readonly free: number;
  /** The first delay; each further attempt doubles it. */
  readonly firstMs: number;
  readonly longestMs: number;
}

const SLOPES: Readonly<Record<Exclude<ThrottleSubject, "desk">, Slope>> = {
  // Five minutes at most: acceptable for a user who mistyped, and 288 guesses a day find only common passwords.
  account: { free: 5, firstMs: 2 * SECOND_MS, longestMs: 5 * MINUTE_MS },
  // A whole property shares one address.
  network: { free: 25, firstMs: 2 * SECOND_MS, longestMs: 5 * MINUTE_MS },
  // Every attempt sends a mail to someone.
  mail: { free: 3, firstMs: MINUTE_MS, longestMs: 30 * MINUTE_MS },
  "mail-network": { free: 15, firstMs: 10 * SECOND_MS, longestMs: 15 * MINUTE_MS },
  // Enough to invite a whole team on its first day, too few for mass mailing.
  "invite-group": { free: 30, firstMs: 30 * SECOND_MS, longestMs: 30 * MINUTE_MS },
  "invite-network": { free: 40, firstMs: 30 * SECOND_MS, longestMs: 30 * MINUTE_MS },
  registration: { free: 5, firstMs: MINUTE_MS, longestMs: 30 * MINUTE_MS },
};

/** Delays after the third wrong attempt and each further one (H3); the last repeats. */
const DESK_DELAYS_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;
const DESK_FREE = 3;

/** Delay in milliseconds before the next attempt. */
export function getDelay(subject: ThrottleSubject, attempts: number): number {
  if (subject === "desk") {
    return attempts < DESK_FREE ? 0 : (DESK_DELAYS_MS[attempts - DESK_FREE] ?? DESK_DELAYS_MS[3]);
  }
  const { free, firstMs, longestMs } = SLOPES[subject];
  return attempts < free ? 0 : Math.min(longestMs, firstMs * 2 ** (attempts - free));
}
