import { createRoute } from "@hono/zod-openapi";
import { ENDABLE_MAILS } from "#domain/analytics/mail-preferences.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { endMail } from "../services/mail/mail-preferences.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { createRoutes, requestBody } from "./request/routes.ts";

const stopRoute = createRoute({
  method: "post",
  path: "/stop-mail",
  summary: "End a kind of mail by the link at its foot; the link is all the proof",
  request: { body: requestBody(z.strictObject({ token: idSchema, mail: z.enum(ENDABLE_MAILS) })) },
  responses: { 204: { description: "Ended, or it had been" }, ...refusals },
});

export const stopMailRoutes = createRoutes().openapi(stopRoute, async (c) => {
  const { token, mail } = c.req.valid("json");
  const ended = await endMail(c.env, token, mail);
  return ended.ok ? c.body(null, 204) : respondProblem(c, { code: "link_expired" });
});
