import { createRoute } from "@hono/zod-openapi";
import { recipientQuerySchema, recipientSchema } from "#domain/guest/mail-recipient.ts";
import { z } from "#domain/zod.ts";
import { databaseOf } from "../../db/client.ts";
import { selectRecipient, toRecipient } from "../../db/mail/mail-recipients.ts";
import { agreeToMessages, askAgain } from "../../services/mail/mail-recipients.ts";
import { propertyParam } from "../properties.ts";
import { requireScope } from "../request/authorise.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { publicOrigin } from "../request/public-origin.ts";
import { bodyOf, jsonOf, newRoutes } from "../request/routes.ts";

const TOKEN_LENGTH_MAX = 100;

const readRoute = createRoute({
  method: "get",
  path: "/{propertyId}/recipient",
  summary: "Whether guests' messages may be mailed to an address",
  request: { params: propertyParam, query: recipientQuerySchema },
  responses: { 200: jsonOf(recipientSchema, "What is known of the address"), ...refusals },
});

const askRoute = createRoute({
  method: "post",
  path: "/{propertyId}/recipient/ask",
  summary: "Ask an address again whether it wants guests' messages; at most once an hour",
  request: { params: propertyParam, body: bodyOf(recipientQuerySchema) },
  responses: { 200: jsonOf(recipientSchema, "What is known of the address now"), ...refusals },
});

const confirmRoute = createRoute({
  method: "post",
  path: "/confirm-recipient",
  summary: "Agree to get guests' messages by the link in a mail; the link is all the proof",
  request: { body: bodyOf(z.strictObject({ token: z.string().min(1).max(TOKEN_LENGTH_MAX) })) },
  responses: { 204: { description: "Agreed, or it had been" }, ...refusals },
});

/** Addresses that get guests' messages, as the editors of buttons see them. */
export const recipientRoutes = newRoutes()
  .openapi(readRoute, async (c) => {
    const access = await requireScope(c, c.req.valid("param").propertyId, {});
    if (!access.ok) return respondProblem(c, access.problem);
    const { address } = c.req.valid("query");
    const { groupId } = access.value.principal;
    const [row] = await selectRecipient(databaseOf(c.env, groupId), { groupId, address, now: c.get("now") });
    return c.json(toRecipient(address, row), 200);
  })
  .openapi(askRoute, async (c) => {
    const access = await requireScope(c, c.req.valid("param").propertyId, { write: true });
    if (!access.ok) return respondProblem(c, access.problem);
    const { address } = c.req.valid("json");
    const asked = await askAgain(c.env, access.value, { address, origin: publicOrigin(c.env, c.req.url) });
    if (!asked.ok) return respondProblem(c, asked.problem);
    return c.json(asked.value, 200);
  });

/** For the reader of the mail, without a session. */
export const confirmRecipientRoutes = newRoutes().openapi(confirmRoute, async (c) => {
  const agreed = await agreeToMessages(c.env, c.req.valid("json").token, c.get("now"));
  return agreed.ok ? c.body(null, 204) : respondProblem(c, agreed.problem);
});
