import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { feedbackSchema } from "#domain/feedback.ts";
import { guestRequestSchema } from "#domain/guest-request.ts";
import { idSchema } from "#domain/id.ts";
import { selectFeedback, toFeedback } from "../db/feedback.ts";
import { selectGuestRequests, toGuestRequest } from "../db/guest-requests.ts";
import { newestFirstCursorSchema } from "../db/newest-first.ts";
import { finishRequest } from "../services/finish-request.ts";
import { requireProperty, requireScope } from "./authorise.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { refusals, respondProblem } from "./problem.ts";
import { propertyParam } from "./properties.ts";
import { jsonOf, newRoutes } from "./routes.ts";

const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(100).optional(),
});

const feedbackRoute = createRoute({
  method: "get",
  path: "/{propertyId}/feedback",
  summary: "What guests answered, newest first, with the questions as they were asked",
  request: { params: propertyParam, query: pageQuery },
  responses: {
    200: jsonOf(z.object({ items: z.array(feedbackSchema), nextCursor: z.string().optional() }), "A page"),
    ...refusals,
  },
});

const requestsRoute = createRoute({
  method: "get",
  path: "/{propertyId}/requests",
  summary: "What guests asked for, newest first",
  request: { params: propertyParam, query: pageQuery },
  responses: {
    200: jsonOf(
      z.object({ items: z.array(guestRequestSchema), nextCursor: z.string().optional() }),
      "A page",
    ),
    ...refusals,
  },
});

const doneRoute = createRoute({
  method: "post",
  path: "/{propertyId}/requests/{requestId}/done",
  summary: "Tick a guest's request off",
  request: { params: propertyParam.extend({ requestId: idSchema }) },
  responses: { 200: jsonOf(guestRequestSchema, "The request as it is now"), ...refusals },
});

function pageOf<Row extends { readonly at: number; readonly id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): { items: Item[]; nextCursor?: string } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const nextCursor = last ? { nextCursor: writeCursor([last.at, last.id]) } : {};
  return { items: page.map(toItem), ...nextCursor };
}

function readPage({ limit, cursor }: z.output<typeof pageQuery>) {
  return { limit: limit + 1, before: cursor ? readCursor(cursor, newestFirstCursorSchema) : null };
}

/** What guests send through the forms of a portal. */
export const feedbackRoutes = newRoutes()
  .openapi(feedbackRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const query = c.req.valid("query");
    const access = await requireProperty(c, propertyId, {}, (db) => [
      selectFeedback(db, propertyId, readPage(query)),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    return c.json(pageOf(access.value.rows[0], query.limit, toFeedback), 200);
  })
  .openapi(requestsRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const query = c.req.valid("query");
    const access = await requireProperty(c, propertyId, {}, (db) => [
      selectGuestRequests(db, propertyId, readPage(query)),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    return c.json(pageOf(access.value.rows[0], query.limit, toGuestRequest), 200);
  })
  .openapi(doneRoute, async (c) => {
    const { propertyId, requestId } = c.req.valid("param");
    const access = await requireScope(c, propertyId, { write: true });
    if (!access.ok) return respondProblem(c, access.problem);
    const verdict = await finishRequest(c.env, access.value, requestId);
    return verdict.ok ? c.json(verdict.value, 200) : respondProblem(c, verdict.problem);
  });
