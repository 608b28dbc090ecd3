import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie } from "hono/cookie";
import {
  changePasswordSchema,
  resetConfirmSchema,
  resetRequestSchema,
} from "#domain/account/account-schema.ts";
import type { Problem } from "#domain/problem.ts";
import { z } from "#domain/zod.ts";
import { REFRESH_COOKIE } from "../../identity/cookie-names.ts";
import { changePassword } from "../../services/account/change-password.ts";
import { requestPasswordReset } from "../../services/account/request-password-reset.ts";
import { resetPassword } from "../../services/account/reset-password.ts";
import { beginAttempts } from "../../services/account/throttle.ts";
import { findDesk } from "../../services/shared-desk/find-desk.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { requireBuiltInIdentity, signedIn } from "../request/middleware.ts";
import { refusals, respondProblem, toInputErrors } from "../request/problem.ts";
import { getNetworkName, getRecipientLocale, getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { getDeskKey } from "./desk-cookie.ts";
import { getDeviceToken, setDeviceCookie } from "./device-cookie.ts";
import { REFRESH_COOKIE_OPTIONS, setRefreshCookie } from "./identity.ts";

/** The specification's call: a form in, the word "Success" out (S152, S218). */
const requestRoute = createRoute({
  method: "post",
  path: "/reset-password",
  summary: "Mail a link that sets a new password, if the address has an account",
  middleware: [requireBuiltInIdentity] as const,
  request: {
    body: {
      content: { "application/x-www-form-urlencoded": { schema: resetRequestSchema } },
      required: true,
    },
  },
  responses: {
    200: {
      description: "Asked for, whether or not the address has an account",
      content: { "text/plain": { schema: z.literal("Success") } },
    },
    ...refusals,
  },
});

const confirmRoute = createRoute({
  method: "post",
  path: "/reset-password/confirm",
  summary: "Set a new password with a mailed link; ends every session",
  middleware: [requireBuiltInIdentity] as const,
  request: { body: requestBody(resetConfirmSchema) },
  responses: {
    204: { description: "Set" },
    200: jsonBody(
      z.object({ signedIn: z.literal(true) }),
      "Set by the link of an invitation, and signed in: the refresh cookie is set",
    ),
    ...refusals,
  },
});

const changeRoute = createRoute({
  method: "post",
  path: "/change-password",
  summary: "Change one's password; ends every session",
  middleware: [requireBuiltInIdentity, signedIn({ ownBrowser: true })] as const,
  request: { body: requestBody(changePasswordSchema) },
  responses: { 204: { description: "Changed" }, ...refusals },
});

/** The specification's text for a failed reset (S152). */
function failureFor(email: unknown): { detail: string } {
  return { detail: `ERROR: Reset password for ${typeof email === "string" ? email : ""} failed` };
}

async function refuseRequest(c: Context<HttpEnvironment>, error: Parameters<typeof toInputErrors>[0]) {
  const { useremail } = await c.req.parseBody();
  const problem: Problem = { code: "validation_failed", errors: toInputErrors(error) };
  return respondProblem(c, problem, failureFor(useremail));
}

export const passwordRoutes = createRoutes()
  .openapi(
    requestRoute,
    async (c) => {
      const { useremail: email } = c.req.valid("form");
      const retryAfterSeconds = await beginAttempts(c.env, [
        ["mail-network", getNetworkName(c)],
        ["mail", email],
      ]);
      if (retryAfterSeconds > 0) {
        return respondProblem(c, { code: "too_many_requests", retryAfterSeconds }, failureFor(email));
      }
      const now = c.get("now");
      await requestPasswordReset(c.env, { email, now, ...getRecipientLocale(c) });
      return c.text("Success" as const, 200);
    },
    (result, c) => (result.success ? undefined : refuseRequest(c, result.error)),
  )
  .openapi(confirmRoute, async (c) => {
    const now = c.get("now");
    const deviceToken = getDeviceToken(c);
    const userAgent = c.req.header("user-agent") ?? "";
    const desk = await findDesk(c.env, getDeskKey(c));
    const from = { desk, source: getRequestSource(c), deviceToken, userAgent, ...getRecipientLocale(c) };
    const verdict = await resetPassword(c.env, { ...c.req.valid("json"), ...from, now });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    const refreshToken = verdict.value;
    if (refreshToken === null) {
      deleteCookie(c, REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS);
      return c.body(null, 204);
    }
    setRefreshCookie(c, refreshToken, { keepsSignedIn: false });
    setDeviceCookie(c, deviceToken);
    return c.json({ signedIn: true as const }, 200);
  })
  .openapi(changeRoute, async (c) => {
    const now = c.get("now");
    const { current, next } = c.req.valid("json");
    const change = { principal: c.var.principal, current, next, now, ...getRecipientLocale(c) };
    const verdict = await changePassword(c.env, change);
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    deleteCookie(c, REFRESH_COOKIE, REFRESH_COOKIE_OPTIONS);
    return c.body(null, 204);
  });
