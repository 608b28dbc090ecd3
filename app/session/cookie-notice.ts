const COOKIE = "cookie-notice";
const MAX_AGE_SECONDS = 31_536_000;

/** Whether this browser has seen the cookie notice [S52]. */
export function hasSeenCookieNotice(request: Request): boolean {
  return /(?:^|;\s*)cookie-notice=seen(?:;|$)/.test(request.headers.get("cookie") ?? "");
}

export const SEEN_COOKIE_NOTICE = `${COOKIE}=seen; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; Secure`;
