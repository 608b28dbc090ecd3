import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ProblemCode } from "#domain/problem-code.ts";
import { SIGN_IN_COOKIE } from "../../identity/cookie-names.ts";
import {
  findOutsideProvider,
  type OutsideProvider,
  verifyOutsideToken,
} from "../../identity/outside-provider.ts";
import {
  beginProviderSignIn,
  discoverProvider,
  redeemCode,
  SIGN_IN_MINUTES,
} from "../../identity/provider-sign-in.ts";
import { logEvent } from "../../log-event.ts";
import { signInOutside } from "../../services/account/sign-in-outside.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { respondProblem } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { getRecipientLocale, getRequestSource } from "../request/recipient-locale.ts";
import { REFRESH_COOKIE_OPTIONS, setRefreshCookie } from "./identity.ts";
import { setIdTokenCookie } from "./provider-sign-out.ts";

export const PROVIDER_SIGN_IN_PATH = "/api/identity/provider/sign-in";
export const PROVIDER_CALLBACK_PATH = "/api/identity/provider/callback";

type Step = (c: Context<HttpEnvironment>, provider: OutsideProvider) => Promise<Response>;

/** Wraps a step of the provider sign-in: errors redirect to the entry screen. */
function wrapStep(step: Step) {
  return async (c: Context<HttpEnvironment>): Promise<Response> => {
    const provider = findOutsideProvider(c.env);
    if (!provider) return respondProblem(c, { code: "not_found" });
    try {
      return await step(c, provider);
    } catch (error) {
      // The provider refused, the address was used before, the cookie is missing, or the network failed.
      logEvent("provider_sign_in_refused", { requestId: c.get("requestId"), error });
      return backToEntry(c, "provider_refused");
    }
  };
}

/** `?only`: like after the built-in sign-in, a user with one property goes straight to it. */
function backToEntry(c: Context<HttpEnvironment>, problem?: ProblemCode): Response {
  deleteCookie(c, SIGN_IN_COOKIE, REFRESH_COOKIE_OPTIONS);
  return c.redirect(problem ? `/?refused=${problem}` : "/?only");
}

async function getSignInStart(c: Context<HttpEnvironment>, provider: OutsideProvider) {
  const now = c.get("now");
  const server = await discoverProvider(provider, now);
  if (!server) throw new Error(`${provider.issuer} has no pages to sign in at.`);
  const callback = `${getPublicOrigin(c.env, c.req.url)}${PROVIDER_CALLBACK_PATH}`;
  return { provider, server, callback, now };
}

/** Redirects to the provider (authorization code with PKCE, state and nonce). */
export const startProviderSignIn = wrapStep(async (c, provider) => {
  const { address, cookie } = await beginProviderSignIn(c.env, await getSignInStart(c, provider));
  setCookie(c, SIGN_IN_COOKIE, cookie, { ...REFRESH_COOKIE_OPTIONS, maxAge: SIGN_IN_MINUTES * 60 });
  return c.redirect(address);
});

/** Handles the provider's redirect, and opens a session for the user. */
export const finishProviderSignIn = wrapStep(async (c, provider) => {
  // The sign-in began by setting a cookie: a browser without any cookie does not accept them.
  if (c.req.query("code") && !c.req.header("cookie")) return backToEntry(c, "cookies_not_kept");
  const beginning = await getSignInStart(c, provider);
  const idToken = await redeemCode(c.env, {
    ...beginning,
    returned: new URL(c.req.url),
    cookie: getCookie(c, SIGN_IN_COOKIE) ?? "",
    secret: c.env.IDENTITY_CLIENT_SECRET,
  });
  const claims = await verifyOutsideToken(provider, idToken, beginning.now);
  if (!claims) throw new Error("The provider's ID token does not verify.");
  const userAgent = c.req.header("user-agent") ?? "";
  const verdict = await signInOutside(c.env, provider, {
    claims,
    userAgent,
    source: getRequestSource(c),
    language: getRecipientLocale(c).language,
    now: beginning.now,
  });
  if (!verdict.ok) return backToEntry(c, verdict.problem.code);
  setRefreshCookie(c, verdict.value, { keepsSignedIn: false });
  setIdTokenCookie(c, idToken);
  return backToEntry(c);
});
