/** Sent to one browser as a `__Host-` cookie; only its hash is stored. */
export const REFRESH_COOKIE = "__Host-foyer-refresh";
export const SESSION_TTL_MS = 30 * 24 * 60 * 60 * 1_000;
