import { createRoute } from "@hono/zod-openapi";
import type { Session } from "#domain/account/account.ts";
import { sessionSchema } from "#domain/account/account-schema.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { type SessionRow, selectOpenSessions } from "../../db/account/sessions.ts";
import { storeLanguage } from "../../db/account/users.ts";
import { getDatabase } from "../../db/client.ts";
import { endOwnSession } from "../../services/account/end-session.ts";
import { signedIn } from "../request/middleware.ts";
import { answerEmpty, refusals } from "../request/problem.ts";
import { getRequestSource } from "../request/recipient-locale.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

export const sessionListSchema = z.object({ items: z.array(sessionSchema) });

/** A session in the API's format; `sid` is the caller's. */
export function toSession(row: SessionRow, sid: string): Session {
  return {
    id: row.id,
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.rotatedAt).toISOString(),
    device: row.device,
    isCurrent: row.id === sid,
    keepsSignedIn: row.keepsSignedIn,
  };
}

const listRoute = createRoute({
  method: "get",
  path: "/sessions",
  summary: "The browsers that one is signed in with, the last used first",
  middleware: signedIn({ ownBrowser: true }),
  responses: { 200: jsonBody(sessionListSchema, "The sessions"), ...refusals },
});

const endRoute = createRoute({
  method: "delete",
  path: "/sessions/{sessionId}",
  summary: "Sign out one of them; its sockets close",
  middleware: signedIn({ ownBrowser: true }),
  request: { params: z.object({ sessionId: idSchema }) },
  responses: { 204: { description: "Signed out" }, ...refusals },
});

const languageRoute = createRoute({
  method: "put",
  path: "/language",
  summary: "The language of mails and notifications that come by themselves",
  middleware: signedIn(),
  request: { body: requestBody(z.strictObject({ language: z.enum(INTERFACE_LANGUAGES) })) },
  responses: { 204: { description: "Kept" }, ...refusals },
});

export const sessionRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { uid, sid } = c.var.principal;
    const rows = await selectOpenSessions(getDatabase(c.env, uid), uid, c.get("now"));
    return c.json({ items: rows.map((row) => toSession(row, sid)) }, 200);
  })
  .openapi(endRoute, async (c) => {
    const { sessionId: sid } = c.req.valid("param");
    const verdict = await endOwnSession(c.env, {
      principal: c.var.principal,
      sid,
      source: getRequestSource(c),
      now: c.get("now"),
    });
    return answerEmpty(c, verdict);
  })
  .openapi(languageRoute, async (c) => {
    const { uid } = c.var.principal;
    await storeLanguage(getDatabase(c.env, uid), uid, c.req.valid("json").language);
    return c.body(null, 204);
  });
