import { createRoute } from "@hono/zod-openapi";
import { type ActivityPage, activityPageSchema } from "#domain/live/activity.ts";
import { z } from "#domain/zod.ts";
import { selectActivity, toActivityEntry } from "../db/activity.ts";
import { getDatabase } from "../db/client.ts";
import { propertyParam } from "./properties.ts";
import { cursorParam, writeCursor } from "./request/cursor.ts";
import type { RequestContext } from "./request/environment.ts";
import { scoped, signedIn } from "./request/middleware.ts";
import { refusals } from "./request/problem.ts";
import { integerParam } from "./request/query-integer.ts";
import { createRoutes, jsonBody } from "./request/routes.ts";

const pageQuery = z.object({
  limit: integerParam({ min: 1, max: 100 }).default(20),
  cursor: cursorParam(z.int()),
});

const groupRoute = createRoute({
  method: "get",
  path: "/",
  summary: "Who did what in your group, the newest first",
  middleware: signedIn(),
  request: { query: pageQuery },
  responses: { 200: jsonBody(activityPageSchema, "A page"), ...refusals },
});

const propertyRoute = createRoute({
  method: "get",
  path: "/{propertyId}/activity",
  summary: "Who did what to a property, the newest first",
  middleware: scoped(),
  request: { params: propertyParam, query: pageQuery },
  responses: { 200: jsonBody(activityPageSchema, "A page"), ...refusals },
});

/** A page of an already authorised group. */
async function readPage(
  c: RequestContext,
  of: { readonly groupId: string; readonly propertyId?: string },
  { limit, cursor }: z.output<typeof pageQuery>,
): Promise<ActivityPage> {
  const page = { ...of, before: cursor ?? null, limit: limit + 1 };
  const rows = await selectActivity(getDatabase(c.env, of.groupId), page);
  const items = rows.slice(0, limit).map(toActivityEntry);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, ...(last ? { nextCursor: writeCursor(last.id) } : {}) };
}

export const groupActivityRoutes = createRoutes().openapi(groupRoute, async (c) => {
  const page = await readPage(c, { groupId: c.var.principal.groupId }, c.req.valid("query"));
  return c.json(page, 200);
});

export const propertyActivityRoutes = createRoutes().openapi(propertyRoute, async (c) => {
  const { propertyId } = c.req.valid("param");
  const { groupId } = c.var.scope.principal;
  const page = await readPage(c, { groupId, propertyId }, c.req.valid("query"));
  return c.json(page, 200);
});
