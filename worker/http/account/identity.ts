import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import {
  sessionAnswerSchema,
  signInAnswerSchema,
  signInSchema,
  tokenAnswerSchema,
} from "#domain/account/account-schema.ts";
import { getDetail } from "#domain/problem-code.ts";
import { z } from "#domain/zod.ts";
import { toGroupSummary } from "../../db/property/group-information.ts";
import { REFRESH_COOKIE } from "../../identity/cookie-names.ts";
import { findOutsideProvider } from "../../identity/outside-provider.ts";
import { SESSION_TTL_MS } from "../../identity/refresh-token.ts";
import { signOut } from "../../services/account/end-session.ts";
import { refreshSession } from "../../services/account/refresh-session.ts";
import { signIn } from "../../services/account/sign-in.ts";
import { findDesk } from "../../services/shared-desk/find-desk.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { isOfThisSignIn, requireBuiltInIdentity, signedIn } from "../request/middleware.ts";
import { problemSchema, refusals, respondProblem } from "../request/problem.ts";
import { getRecipientLocale, getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { getDeskKey } from "./desk-cookie.ts";
import { getDeviceToken, setDeviceCookie } from "./device-cookie.ts";
import { PROVIDER_SIGN_OUT_PATH } from "./provider-sign-out.ts";

export const REFRESH_COOKIE_OPTIONS = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" } as const;

/**
 * Without "stay signed in", a session cookie. Its idle limit of twelve hours is enforced by the server; the
 * cookie outlasts it, so that the password is asked for the right user.
 */
export function setRefreshCookie(
  c: Context<HttpEnvironment>,
  token: string,
  { keepsSignedIn }: { readonly keepsSignedIn: boolean },
): void {
  const age = keepsSignedIn ? { maxAge: SESSION_TTL_MS / 1_000 } : {};
  setCookie(c, REFRESH_COOKIE, token, { ...REFRESH_COOKIE_OPTIONS, ...age });
}

const signInRoute = createRoute({
  method: "post",
  path: "/sign-in",
  summary: "Sign in with e-mail and password",
  middleware: [requireBuiltInIdentity] as const,
  request: { body: requestBody(signInSchema) },
  responses: {
    200: jsonBody(signInAnswerSchema, "Signed in; the refresh cookie is set"),
    "4XX": {
      description: "Refused",
      content: {
        "application/problem+json": {
          schema: problemSchema.extend({
            success: z.literal(false).optional(),
            error: z.string().optional(),
          }),
        },
      },
    },
  },
});

const tokenRoute = createRoute({
  method: "post",
  path: "/token",
  summary: "A fresh access token for the refresh cookie, which is rotated",
  request: {
    query: z.object({
      /** Sent by a tab without activity since its last refresh; it does not prolong the session. */
      unattended: z.literal("true").optional(),
    }),
  },
  responses: { 200: jsonBody(tokenAnswerSchema, "A fresh access token"), ...refusals },
});

const sessionRoute = createRoute({
  method: "get",
  path: "/session",
  summary: "Who is signed in, and their group",
  middleware: signedIn(),
  responses: {
    200: jsonBody(sessionAnswerSchema, "The person, what they may do, and the group"),
    ...refusals,
  },
});

const signOutRoute = createRoute({
  method: "post",
  path: "/sign-out",
  summary: "End the session of the refresh cookie",
  responses: {
    204: { description: "Signed out" },
    200: jsonBody(
      z.object({ next: z.string() }),
      "Signed out here; where the outside provider's session ends",
    ),
    ...refusals,
  },
});

export const identityRoutes = createRoutes()
  .openapi(signInRoute, async (c) => {
    const [now, deviceToken] = [c.get("now"), getDeviceToken(c)];
    const { keepsSignedIn } = c.req.valid("json");
    const desk = await findDesk(c.env, getDeskKey(c));
    const attempt = {
      ...c.req.valid("json"),
      ...getRecipientLocale(c),
      source: getRequestSource(c),
      userAgent: c.req.header("user-agent") ?? "",
      deviceToken,
      desk,
      now,
    };
    const verdict = await signIn(c.env, attempt);
    if (!verdict.ok) {
      const { problem } = verdict;
      return respondProblem(c, problem, { success: false, error: getDetail(problem.code) });
    }
    const { refreshToken, answer } = verdict.value;
    setRefreshCookie(c, refreshToken, { keepsSignedIn });
    setDeviceCookie(c, deviceToken);
    return c.json(answer, 200);
  })
  .openapi(tokenRoute, async (c) => {
    const token = getCookie(c, REFRESH_COOKIE);
    if (!token || !(await isOfThisSignIn(c.env, token))) {
      return respondProblem(c, { code: "unauthenticated" });
    }
    const isUsed = c.req.valid("query").unattended === undefined;
    const [now, source] = [c.get("now"), getRequestSource(c)];
    const verdict = await refreshSession(c.env, { token, isUsed, source, now, ...getRecipientLocale(c) });
    if (!verdict.ok) {
      // The cookie stays, so that other idle tabs of the browser get the same answer.
      if (verdict.problem.code !== "session_idle") deleteCookie(c, REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS);
      return respondProblem(c, verdict.problem);
    }
    const { refreshToken, answer } = verdict.value;
    if (refreshToken) setRefreshCookie(c, refreshToken, verdict.value);
    return c.json(answer, 200);
  })
  .openapi(sessionRoute, async (c) => {
    const { uid, email, displayName, role, isLimited, desk } = c.var.principal;
    const group = toGroupSummary(c.var.principal);
    return c.json({ user: { uid, email, displayName }, role, isLimited, desk, group }, 200);
  })
  .openapi(signOutRoute, async (c) => {
    const token = getCookie(c, REFRESH_COOKIE);
    if (token) await signOut(c.env, { token, source: getRequestSource(c), now: c.get("now") });
    deleteCookie(c, REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS);
    if (findOutsideProvider(c.env)) return c.json({ next: PROVIDER_SIGN_OUT_PATH }, 200);
    return c.body(null, 204);
  });
