import { createRoute } from "@hono/zod-openapi";
import { recipientQuerySchema, recipientSchema } from "#domain/guest/mail-recipient.ts";
import { z } from "#domain/zod.ts";
import { agreeToMessages, askAgain, readRecipient } from "../../services/mail/mail-recipients.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { answer, answerEmpty, refusals } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const TOKEN_LENGTH_MAX = 100;

const readRoute = createRoute({
  method: "get",
  path: "/{propertyId}/recipient",
  summary: "Whether guests' messages may be mailed to an address",
  middleware: scoped(),
  request: { params: propertyParam, query: recipientQuerySchema },
  responses: { 200: jsonBody(recipientSchema, "What is known of the address"), ...refusals },
});

const askRoute = createRoute({
  method: "post",
  path: "/{propertyId}/recipient/ask",
  summary: "Ask an address again whether it wants guests' messages; at most once an hour",
  middleware: scoped({ write: true }),
  request: { params: propertyParam, body: requestBody(recipientQuerySchema) },
  responses: { 200: jsonBody(recipientSchema, "What is known of the address now"), ...refusals },
});

const confirmRoute = createRoute({
  method: "post",
  path: "/confirm-recipient",
  summary: "Agree to get guests' messages by the link in a mail; the link is all the proof",
  request: { body: requestBody(z.strictObject({ token: z.string().min(1).max(TOKEN_LENGTH_MAX) })) },
  responses: { 204: { description: "Agreed, or it had been" }, ...refusals },
});

/** Recipients of guests' messages, for editors of buttons. */
export const recipientRoutes = createRoutes()
  .openapi(readRoute, async (c) => {
    const { address } = c.req.valid("query");
    return c.json(await readRecipient(c.env, c.var.scope, address), 200);
  })
  .openapi(askRoute, async (c) => {
    const { address } = c.req.valid("json");
    const asked = await askAgain(c.env, c.var.scope, { address, origin: getPublicOrigin(c.env, c.req.url) });
    return answer(c, asked, 200);
  });

/** For the reader of the consent mail, without a session. */
export const confirmRecipientRoutes = createRoutes().openapi(confirmRoute, async (c) => {
  return answerEmpty(c, await agreeToMessages(c.env, c.req.valid("json").token, c.get("now")));
});
