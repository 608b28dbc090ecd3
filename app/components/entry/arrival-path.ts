/**
 * The entry after signing in: with one property it continues to it [S37]; if the browser rejected the session
 * cookie, it says so.
 */
export const ARRIVAL_PATH = "/?only";
