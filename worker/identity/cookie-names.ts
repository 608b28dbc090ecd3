/** Carries the refresh token; only its hash is stored on the server. */
export const REFRESH_COOKIE = "__Host-foyer-refresh";

/** Recognises a browser that the user has signed in with; grants no access. */
export const DEVICE_COOKIE = "__Host-foyer-device";

/** The key of a shared desk (H3): the browser shows names, and digits open it. */
export const DESK_COOKIE = "__Host-foyer-desk";

/** Carries the state of a sign-in through the external provider's pages. */
export const SIGN_IN_COOKIE = "__Host-foyer-sign-in";

/** The ID token of the sign-in: lets the provider end the right session without asking. */
export const ID_TOKEN_COOKIE = "__Secure-foyer-id-token";

const PREFIX = /^__(?:Host|Secure)-/;

/** Whether browsers accept the name over TLS only; WebKit does so even at http://localhost. */
export function isTlsName(name: string): boolean {
  return PREFIX.test(name);
}

/** Name of a cookie in a local run. */
export function toLocalCookieName(name: string): string {
  return name.replace(PREFIX, "");
}
