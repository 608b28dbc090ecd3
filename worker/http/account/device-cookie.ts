import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { DEVICE_COOKIE } from "../../identity/cookie-names.ts";
import { newSecret } from "../../identity/secret.ts";
import type { HttpEnvironment } from "../request/environment.ts";

const SECRET = /^[\w-]{43}$/;
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** The secret of the device cookie; a new one if missing or malformed. */
export function getDeviceToken<Environment extends HttpEnvironment>(c: Context<Environment>): string {
  const brought = getCookie(c, DEVICE_COOKIE);
  return brought !== undefined && SECRET.test(brought) ? brought : newSecret();
}

/** Sets the device cookie, which identifies the browser at later sign-ins. */
export function setDeviceCookie<Environment extends HttpEnvironment>(
  c: Context<Environment>,
  token: string,
): void {
  const options = { path: "/", secure: true, httpOnly: true, sameSite: "Lax", maxAge: KEPT_SECONDS } as const;
  setCookie(c, DEVICE_COOKIE, token, options);
}
