import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { SESSION_TTL_MS } from "./refresh-token.ts";

/** A session that is not kept signed in ends this long after it was last used. */
const SESSION_IDLE_MS = 12 * HOUR_MS;

/** How many sessions of a person stay open: with one more, the one that was unused longest ends. */
export const OPEN_SESSIONS_MAX = 20;

interface Lifetime {
  readonly createdAt: EpochMs;
  /** The person asked to be kept signed in on this device. */
  readonly keepsSignedIn: boolean;
}

/**
 * When a session ends that is used at a moment: thirty days after the sign-in, and, unless the person asked to
 * be kept signed in, twelve hours after it was last used. It is what `sessions.expires_at` holds, so that each
 * query that asks for open sessions leaves out the ones that nobody has used.
 */
export function sessionEndOf({ createdAt, keepsSignedIn }: Lifetime, usedAt: EpochMs): EpochMs {
  const endsAt = createdAt + SESSION_TTL_MS;
  return keepsSignedIn ? endsAt : Math.min(endsAt, usedAt + SESSION_IDLE_MS);
}

interface Ended extends Pick<Lifetime, "keepsSignedIn"> {
  readonly expiresAt: EpochMs;
  readonly endedAt: EpochMs | null;
}

/** Whether a session is over because nobody has used it, and not because somebody ended it. */
export function hasIdledOut({ keepsSignedIn, expiresAt, endedAt }: Ended, now: EpochMs): boolean {
  return !keepsSignedIn && expiresAt <= now && (endedAt === null || endedAt >= expiresAt);
}
