import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { DESK_COOKIE } from "../../identity/cookie-names.ts";
import type { HttpEnvironment } from "../request/environment.ts";

const SECRET = /^[\w-]{43}$/;
const OPTIONS = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" } as const;
/** The longest that browsers keep a cookie; each sign-in renews it. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** The key of a shared desk (H3); `null`: the browser is none. */
export function getDeskKey<Environment extends HttpEnvironment>(c: Context<Environment>): string | null {
  const brought = getCookie(c, DESK_COOKIE);
  return brought !== undefined && SECRET.test(brought) ? brought : null;
}

export function setDeskCookie<Environment extends HttpEnvironment>(
  c: Context<Environment>,
  key: string,
): void {
  setCookie(c, DESK_COOKIE, key, { ...OPTIONS, maxAge: KEPT_SECONDS });
}

/** The browser is a desk no longer. */
export function deleteDeskCookie<Environment extends HttpEnvironment>(c: Context<Environment>): void {
  deleteCookie(c, DESK_COOKIE, OPTIONS);
}
