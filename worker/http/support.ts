import { createRoute } from "@hono/zod-openapi";
import { supportMessageSchema, supportReceiptSchema } from "#domain/account/support.ts";
import { writeToSupport } from "../services/mail/write-to-support.ts";
import { requireProperty, requireUser } from "./request/authorise.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { getRecipientLocale } from "./request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "./request/routes.ts";

const writeRoute = createRoute({
  method: "post",
  path: "/messages",
  summary: "Write to the brand's support; needs neither a property nor a licence",
  request: { body: requestBody(supportMessageSchema) },
  responses: { 201: jsonBody(supportReceiptSchema, "What the message is called"), ...refusals },
});

export const supportRoutes = createRoutes().openapi(writeRoute, async (c) => {
  const sent = c.req.valid("json");
  const [now, { language }] = [c.get("now"), getRecipientLocale(c)];
  let about: Parameters<typeof writeToSupport>[1]["about"];
  if (sent.propertyId === null) {
    const user = await requireUser(c);
    if (!user.ok) return respondProblem(c, user.problem);
    if (user.value.desk) return respondProblem(c, { code: "forbidden" });
    about = { principal: user.value, property: null };
  } else {
    const access = await requireProperty(c, sent.propertyId, { ownBrowser: true }, () => []);
    if (!access.ok) return respondProblem(c, access.problem);
    about = access.value.scope;
  }
  const verdict = await writeToSupport(c.env, { about, sent, language, now });
  if (!verdict.ok) return respondProblem(c, verdict.problem);
  return c.json({ reference: verdict.value }, 201);
});
