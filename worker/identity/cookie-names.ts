/** Carries the refresh token: sent to one browser, and only its hash is stored. */
export const REFRESH_COOKIE = "__Host-foyer-refresh";

/** Carries what a sign-in began with through the provider's pages and back. */
export const SIGN_IN_COOKIE = "__Host-foyer-sign-in";

/** The ID token that a browser signed in with: it tells the provider whom to sign out, without asking. */
export const ID_TOKEN_COOKIE = "__Secure-foyer-id-token";
