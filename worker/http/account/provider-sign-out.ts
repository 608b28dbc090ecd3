import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { ID_TOKEN_COOKIE } from "../../identity/cookie-names.ts";
import { findOutsideProvider } from "../../identity/outside-provider.ts";
import { findEndOfSession, isKeepable } from "../../identity/provider-sign-out.ts";
import { SESSION_TTL_MS } from "../../identity/refresh-token.ts";
import { logEvent } from "../../log-event.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { respondProblem } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";

export const PROVIDER_SIGN_OUT_PATH = "/api/identity/provider/sign-out";

/** Limited to the provider's routes, so that other requests don't carry the large cookie. */
const COOKIE_OPTIONS = {
  path: "/api/identity/provider",
  secure: true,
  httpOnly: true,
  sameSite: "Lax",
} as const;

/** Allowed values of `Sec-Fetch-Site`: another site must not sign anybody out. */
const OWN_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

export function setIdTokenCookie(c: Context<HttpEnvironment>, idToken: string): void {
  if (!isKeepable(idToken)) deleteIdToken(c);
  else setCookie(c, ID_TOKEN_COOKIE, idToken, { ...COOKIE_OPTIONS, maxAge: SESSION_TTL_MS / 1_000 });
}

function deleteIdToken(c: Context<HttpEnvironment>): void {
  deleteCookie(c, ID_TOKEN_COOKIE, COOKIE_OPTIONS);
}

/**
 * After signing out here, redirects to the provider's sign-out page and from there to the entry; straight to
 * the entry if the provider has none or does not respond.
 */
export async function endProviderSession(c: Context<HttpEnvironment>): Promise<Response> {
  const provider = findOutsideProvider(c.env);
  if (!provider) return respondProblem(c, { code: "not_found" });
  if (!OWN_SITES.has(c.req.header("sec-fetch-site") ?? "none")) return c.redirect("/");
  const idToken = getCookie(c, ID_TOKEN_COOKIE);
  deleteIdToken(c);
  const back = `${getPublicOrigin(c.env, c.req.url)}/`;
  const address = await findEndOfSession({ provider, idToken, back, now: c.get("now") }).catch(
    (error: unknown) => {
      logEvent("provider_sign_out_incomplete", { requestId: c.get("requestId"), error });
      return null;
    },
  );
  if (address === null) return c.redirect("/");
  // Not a redirect: `form-action` allows a form sent before scripts load to lead to our own origin only.
  c.header("refresh", `0; url=${address}`);
  c.header("referrer-policy", "no-referrer");
  return c.html("<!doctype html><title>…</title>");
}
