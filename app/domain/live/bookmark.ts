/**
 * A bookmark of the database: a read that names it sees at least what was there then, from whichever replica answers.
 * They grow as text, so that of two the later one is the greater (D1, "Time Travel and backups").
 */
export const BOOKMARK_PATTERN = /^[\da-f]{8}-[\da-f]{8}-[\da-f]{8}-[\da-f]{32}$/;

/** Carries a browser's bookmark to the server: scripts write it too, so that an older answer never sets it back. */
const BOOKMARK_COOKIE = "bookmark";
/** Longer than any replica is behind; an older bookmark says nothing. */
const BOOKMARK_SECONDS = 600;
/** Carries the bookmark of a write to its maker, and back by programs that keep no cookies. */
export const BOOKMARK_HEADER = "x-bookmark";

/** The value without what a cookie says of itself: where it is sent, and for how long. */
export function bookmarkCookie(bookmark: string): string {
  return `${BOOKMARK_COOKIE}=${bookmark}; Path=/; SameSite=Lax; Max-Age=${BOOKMARK_SECONDS}`;
}

/** The bookmark among a request's or a document's cookies; null where there is none, or none of a sound form. */
export function readBookmark(cookies: string): string | null {
  const value = new RegExp(`(?:^|; ?)${BOOKMARK_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? "";
  return BOOKMARK_PATTERN.test(value) ? value : null;
}
