/** Carries the refresh token: sent to one browser, and only its hash is stored. */
export const REFRESH_COOKIE = "__Host-foyer-refresh";

/** Tells a person's browser from one that they have not used before; it proves nothing and opens nothing. */
export const DEVICE_COOKIE = "__Host-foyer-device";

/** Carries what a sign-in began with through the provider's pages and back. */
export const SIGN_IN_COOKIE = "__Host-foyer-sign-in";

/** The ID token that a browser signed in with: it tells the provider whom to sign out, without asking. */
export const ID_TOKEN_COOKIE = "__Secure-foyer-id-token";

const PREFIX = /^__(?:Host|Secure)-/;

/** Whether browsers keep a cookie of this name over TLS alone; WebKit does so at http://localhost as well. */
export function isTlsName(name: string): boolean {
  return PREFIX.test(name);
}

/** The name that a cookie has on a local run. */
export function localName(name: string): string {
  return name.replace(PREFIX, "");
}
