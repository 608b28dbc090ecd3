import { createRoute } from "@hono/zod-openapi";
import { type ActivityPage, activityPageSchema } from "#domain/live/activity.ts";
import { z } from "#domain/zod.ts";
import type { Principal } from "../db/account/access.ts";
import { getVisible } from "../db/account/visible-properties.ts";
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
  summary: "Who did what in the properties that you may see, the newest first",
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

/** A page for an authorised reader: of all they see, or of one property. */
async function readPage(
  c: RequestContext,
  principal: Principal,
  of: { readonly propertyId?: string },
  { limit, cursor }: z.output<typeof pageQuery>,
): Promise<ActivityPage> {
  const page = { ...of, visible: getVisible(principal), before: cursor ?? null, limit: limit + 1 };
  const rows = await selectActivity(getDatabase(c.env, principal.groupId), page);
  const items = rows.slice(0, limit).map(toActivityEntry);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, ...(last ? { nextCursor: writeCursor(last.id) } : {}) };
}

export const groupActivityRoutes = createRoutes().openapi(groupRoute, async (c) => {
  const page = await readPage(c, c.var.principal, {}, c.req.valid("query"));
  return c.json(page, 200);
});

export const propertyActivityRoutes = createRoutes().openapi(propertyRoute, async (c) => {
  const { propertyId } = c.req.valid("param");
  const page = await readPage(c, c.var.scope.principal, { propertyId }, c.req.valid("query"));
  return c.json(page, 200);
});
