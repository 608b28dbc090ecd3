/**
 * The entry for a person who has just signed in: with one property it goes straight on [S37], and a browser that
 * did not keep the session's cookie is told so.
 */
export const ARRIVAL_PATH = "/?only";
