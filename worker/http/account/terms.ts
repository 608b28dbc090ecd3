import { createRoute } from "@hono/zod-openapi";
import { termSchema } from "#domain/translation/terms.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { selectTerms } from "../../db/account/terms.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { removeTerm, saveTerm } from "../../services/translation/save-term.ts";
import { signedIn } from "../request/middleware.ts";
import { answer, answerEmpty, refusals } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const termParam = z.object({ termId: idSchema });

const listRoute = createRoute({
  method: "get",
  path: "/",
  summary: "The words of your group that translations keep, or render in a fixed way",
  middleware: signedIn(),
  responses: { 200: jsonBody(z.object({ items: z.array(termSchema) }), "The terms, by name"), ...refusals },
});

const saveRoute = createRoute({
  method: "put",
  path: "/{termId}",
  summary: "Add or change a term of your group; owners only",
  middleware: signedIn({ manage: true, ownBrowser: true }),
  request: { params: termParam, body: requestBody(termSchema.omit({ id: true })) },
  responses: { 200: jsonBody(termSchema, "The term"), ...refusals },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/{termId}",
  summary: "Remove a term of your group; owners only",
  middleware: signedIn({ manage: true, ownBrowser: true }),
  request: { params: termParam },
  responses: { 204: { description: "Removed" }, ...refusals },
});

export const termRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { groupId } = c.var.principal;
    const items = await selectTerms(getDatabase(c.env, ANY_GROUP), groupId);
    return c.json({ items: items.map((term) => ({ ...term })) }, 200);
  })
  .openapi(saveRoute, async (c) => {
    const term = { id: c.req.valid("param").termId, ...c.req.valid("json") };
    const { principal } = c.var;
    return answer(c, await saveTerm(c.env, { principal, now: c.get("now") }, term), 200);
  })
  .openapi(removeRoute, async (c) => {
    const { principal } = c.var;
    const { termId } = c.req.valid("param");
    return answerEmpty(c, await removeTerm(c.env, { principal, now: c.get("now") }, termId));
  });
