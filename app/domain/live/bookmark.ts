/**
 * D1 session bookmark: a read with a bookmark sees at least that state, from any replica. Bookmarks sort as
 * text, so the later one is greater (D1, "Time Travel and backups").
 */
export const BOOKMARK_PATTERN = /^[\da-f]{8}-[\da-f]{8}-[\da-f]{8}-[\da-f]{32}$/;

/** Cookie with the browser's bookmark. Scripts write it too, so that a late answer never restores an older bookmark. */
const BOOKMARK_COOKIE = "bookmark";
/** Longer than any replica lags; older bookmarks are useless. */
const BOOKMARK_SECONDS = 600;
/** Header with the bookmark of a write; clients without cookies send it back. */
export const BOOKMARK_HEADER = "x-bookmark";

/** `Set-Cookie` value with path and lifetime. */
export function bookmarkCookie(bookmark: string): string {
  return `${BOOKMARK_COOKIE}=${bookmark}; Path=/; SameSite=Lax; Max-Age=${BOOKMARK_SECONDS}`;
}

/** Reads the bookmark from a request's or document's cookies; `null` if absent or malformed. */
export function readBookmark(cookies: string): string | null {
  const value = new RegExp(`(?:^|; ?)${BOOKMARK_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? "";
  return BOOKMARK_PATTERN.test(value) ? value : null;
}
