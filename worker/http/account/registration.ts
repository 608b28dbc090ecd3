import { createRoute } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { brand } from "#brand/brand.ts";
import {
  confirmAddressSchema,
  confirmationRequestSchema,
  registrationSchema,
} from "#domain/account/account-schema.ts";
import { z } from "#domain/zod.ts";
import { confirmByLink, queueConfirmationAgain } from "../../services/account/confirm-address.ts";
import { register } from "../../services/account/register.ts";
import { beginAttempts } from "../../services/account/throttle.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { requireBuiltInIdentity } from "../request/middleware.ts";
import { answerEmpty, refusals, respondProblem } from "../request/problem.ts";
import { getNetworkName, getRecipientLocale } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

/** Registration is available only if the brand offers it (S28). */
const requireOpenRegistration: MiddlewareHandler<HttpEnvironment> = async (c, next) =>
  brand.showRegister ? next() : respondProblem(c, { code: "not_found" });

const registerRoute = createRoute({
  method: "post",
  path: "/register",
  summary: "Open an account with a first property on trial; the address is then to be confirmed",
  middleware: [requireBuiltInIdentity, requireOpenRegistration] as const,
  request: { body: requestBody(registrationSchema) },
  responses: {
    201: jsonBody(z.object({ success: z.literal(true) }), "Opened; a mail with the confirming link is sent"),
    ...refusals,
  },
});

const confirmRoute = createRoute({
  method: "post",
  path: "/confirm-address",
  summary: "Confirm an address by the link that was mailed to it",
  middleware: [requireBuiltInIdentity] as const,
  request: { body: requestBody(confirmAddressSchema) },
  responses: { 204: { description: "Confirmed" }, ...refusals },
});

const resendRoute = createRoute({
  method: "post",
  path: "/confirm-address/send",
  summary: "Mail the confirming link again, if the address still waits for it",
  middleware: [requireBuiltInIdentity] as const,
  request: { body: requestBody(confirmationRequestSchema) },
  responses: { 204: { description: "Asked for, whether or not the address waits" }, ...refusals },
});

export const registrationRoutes = createRoutes()
  .openapi(registerRoute, async (c) => {
    const registration = c.req.valid("json");
    const retryAfterSeconds = await beginAttempts(c.env, [["registration", getNetworkName(c)]]);
    if (retryAfterSeconds > 0) return respondProblem(c, { code: "too_many_requests", retryAfterSeconds });
    const now = c.get("now");
    const verdict = await register(c.env, { registration, now, ...getRecipientLocale(c) });
    if (!verdict.ok) return respondProblem(c, verdict.problem);
    return c.json({ success: true as const }, 201);
  })
  .openapi(confirmRoute, async (c) => {
    return answerEmpty(c, await confirmByLink(c.env, c.req.valid("json").token, c.get("now")));
  })
  .openapi(resendRoute, async (c) => {
    const { email } = c.req.valid("json");
    const retryAfterSeconds = await beginAttempts(c.env, [
      ["mail-network", getNetworkName(c)],
      ["mail", email],
    ]);
    if (retryAfterSeconds > 0) return respondProblem(c, { code: "too_many_requests", retryAfterSeconds });
    const now = c.get("now");
    await queueConfirmationAgain(c.env, { email, now, ...getRecipientLocale(c) });
    return c.body(null, 204);
  });
