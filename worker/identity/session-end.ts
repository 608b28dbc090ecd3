import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { SESSION_TTL_MS } from "./refresh-token.ts";

/** A session without "stay signed in" ends this long after its last use. */
const SESSION_IDLE_MS = 12 * HOUR_MS;

/**
 * An access token's life and a margin: a browser reports use as often as it needs a token, and a desk's session
 * must not end between two reports.
 */
const DESK_MARGIN_MS = 6 * MINUTE_MS;

/** Open sessions per user: beyond that, the least recently used one ends. */
export const OPEN_SESSIONS_MAX = 20;

interface Lifetime {
  readonly createdAt: EpochMs;
  /** "Stay signed in" was chosen on this device. */
  readonly keepsSignedIn: boolean;
  /** Minutes without use after which the shared desk of the session shows the names; `null`: not at a desk. */
  readonly quietMinutes: number | null;
}

/**
 * When a session used at a moment ends: thirty days after the sign-in, and without "stay signed in" at most
 * twelve hours after its last use; at a shared desk soon after its quiet minutes. Stored in
 * `sessions.expires_at`, so that queries for open sessions exclude idle ones.
 */
export function getSessionEnd(lifetime: Lifetime, usedAt: EpochMs): EpochMs {
  const { createdAt, keepsSignedIn, quietMinutes } = lifetime;
  const endsAt = createdAt + SESSION_TTL_MS;
  if (quietMinutes !== null) return Math.min(endsAt, usedAt + quietMinutes * MINUTE_MS + DESK_MARGIN_MS);
  return keepsSignedIn ? endsAt : Math.min(endsAt, usedAt + SESSION_IDLE_MS);
}

interface Ended extends Pick<Lifetime, "keepsSignedIn"> {
  readonly expiresAt: EpochMs;
  readonly endedAt: EpochMs | null;
}

/** Whether a session ended by inactivity, rather than being ended. */
export function hasIdledOut({ keepsSignedIn, expiresAt, endedAt }: Ended, now: EpochMs): boolean {
  return !keepsSignedIn && expiresAt <= now && (endedAt === null || endedAt >= expiresAt);
}
