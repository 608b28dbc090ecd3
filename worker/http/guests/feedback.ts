import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { feedbackSchema } from "#domain/guest/feedback.ts";
import { guestRequestSchema } from "#domain/guest/guest-request.ts";
import { HELD_KINDS, heldFoldsSchema, heldGroupSchema } from "#domain/guest/held-messages.ts";
import { idSchema } from "#domain/id.ts";
import { selectFeedback, toFeedback } from "../../db/guests/feedback.ts";
import { selectGuestRequests, toGuestRequest } from "../../db/guests/guest-requests.ts";
import { HELD_TABLES, selectHeldFolds, toHeldFold } from "../../db/guests/held-messages.ts";
import { newestFirstCursorSchema } from "../../db/newest-first.ts";
import { finishRequest, reopenRequest } from "../../services/guest/finish-request.ts";
import { deleteHeld, releaseHeld } from "../../services/guest/settle-held.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty, requireScope } from "../request/authorise.ts";
import { cursorOf, nextCursorSchema, writeCursor } from "../request/cursor.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { integerOf } from "../request/query-integer.ts";
import { bodyOf, jsonOf, newRoutes } from "../request/routes.ts";

/** So many groups of each kind are listed; the older ones move up as these are settled. */
const FOLDS_SHOWN = 20;

const pageQuery = z.object({
  limit: integerOf({ min: 1, max: 100 }).default(20),
  cursor: cursorOf(newestFirstCursorSchema),
  // The messages of one held group, in place of those that are not held.
  held: heldGroupSchema.optional(),
});

/** Whether the last row of the page before was open, and where it stood among those. */
const requestsQuery = pageQuery.extend({ cursor: cursorOf(z.tuple([z.boolean(), z.int(), z.string()])) });

const feedbackRoute = createRoute({
  method: "get",
  path: "/{propertyId}/feedback",
  summary: "What guests answered, newest first, with the questions as they were asked",
  request: { params: propertyParam, query: pageQuery },
  responses: {
    200: jsonOf(
      z.object({ items: z.array(feedbackSchema), nextCursor: nextCursorSchema.optional() }),
      "A page",
    ),
    ...refusals,
  },
});

const requestsRoute = createRoute({
  method: "get",
  path: "/{propertyId}/requests",
  summary: "What guests asked for: what is open first, of each the newest first",
  request: { params: propertyParam, query: requestsQuery },
  responses: {
    200: jsonOf(
      z.object({ items: z.array(guestRequestSchema), nextCursor: nextCursorSchema.optional() }),
      "A page",
    ),
    ...refusals,
  },
});

const heldRoute = createRoute({
  method: "get",
  path: "/{propertyId}/held",
  summary: "Groups of similar messages that were held back, which the lists leave out, newest first",
  request: { params: propertyParam },
  responses: { 200: jsonOf(heldFoldsSchema, "The newest groups of each kind"), ...refusals },
});

const heldParam = propertyParam.extend({ kind: z.enum(HELD_KINDS), heldGroup: heldGroupSchema });
const settledSchema = z.object({ count: z.int() });

const releaseRoute = createRoute({
  method: "post",
  path: "/{propertyId}/held/{kind}/{heldGroup}/release",
  summary: "Let a group of held messages into the list; nobody is mailed",
  request: { params: heldParam },
  responses: { 200: jsonOf(settledSchema, "How many there were, 0 the second time"), ...refusals },
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/held/{kind}/{heldGroup}",
  summary: "Delete a group of held messages",
  request: { params: heldParam },
  responses: { 200: jsonOf(settledSchema, "How many there were, 0 the second time"), ...refusals },
});

const reopenRoute = createRoute({
  method: "post",
  path: "/{propertyId}/requests/{requestId}/reopen",
  summary: "Open a guest's request again that was ticked off at a moment",
  request: {
    params: propertyParam.extend({ requestId: idSchema }),
    body: bodyOf(z.strictObject({ doneAt: z.iso.datetime().max(40) })),
  },
  responses: { 200: jsonOf(guestRequestSchema, "The request as it is now"), ...refusals },
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

function readPage({ limit, cursor, held }: z.output<typeof pageQuery>) {
  return { heldGroup: held, limit: limit + 1, before: cursor ?? null };
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
    const { cursor, held, limit } = c.req.valid("query");
    const [isBeforeOpen, ...before] = cursor ?? [true, 0, ""];
    const readOf = (asked: { readonly heldGroup: string } | { readonly isOpen: boolean }) => ({
      ...asked,
      limit: limit + 1,
      before: cursor ? before : null,
    });
    const access = await requireProperty(c, propertyId, {}, (db) =>
      held === undefined
        ? [
            // Past the open ones nothing is left of them.
            selectGuestRequests(db, propertyId, {
              ...readOf({ isOpen: true }),
              ...(isBeforeOpen ? {} : { limit: 0 }),
            }),
            selectGuestRequests(db, propertyId, {
              ...readOf({ isOpen: false }),
              ...(isBeforeOpen ? { before: null } : {}),
            }),
          ]
        : [selectGuestRequests(db, propertyId, readOf({ heldGroup: held }))],
    );
    if (!access.ok) return respondProblem(c, access.problem);
    const rows = access.value.rows.flat();
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const nextCursor = last ? { nextCursor: writeCursor([last.doneAt === null, last.at, last.id]) } : {};
    return c.json({ items: rows.slice(0, limit).map(toGuestRequest), ...nextCursor }, 200);
  })
  .openapi(heldRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => [
      selectHeldFolds(db, HELD_TABLES.feedback, propertyId, FOLDS_SHOWN),
      selectHeldFolds(db, HELD_TABLES.requests, propertyId, FOLDS_SHOWN),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [feedback, requests] = access.value.rows;
    return c.json({ feedback: feedback.map(toHeldFold), requests: requests.map(toHeldFold) }, 200);
  })
  .openapi(releaseRoute, async (c) => {
    const { propertyId, ...settling } = c.req.valid("param");
    const access = await requireScope(c, propertyId, { write: true });
    if (!access.ok) return respondProblem(c, access.problem);
    return c.json({ count: await releaseHeld(c.env, access.value, settling) }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    const { propertyId, ...settling } = c.req.valid("param");
    const access = await requireScope(c, propertyId, { write: true });
    if (!access.ok) return respondProblem(c, access.problem);
    return c.json({ count: await deleteHeld(c.env, access.value, settling) }, 200);
  })
  .openapi(reopenRoute, async (c) => {
    const { propertyId, requestId } = c.req.valid("param");
    const { doneAt } = c.req.valid("json");
    const access = await requireScope(c, propertyId, { write: true });
    if (!access.ok) return respondProblem(c, access.problem);
    const reopening = { id: requestId, doneAt: Date.parse(doneAt) };
    const verdict = await reopenRequest(c.env, access.value, reopening);
    return verdict.ok ? c.json(verdict.value, 200) : respondProblem(c, verdict.problem);
  })
  .openapi(doneRoute, async (c) => {
    const { propertyId, requestId } = c.req.valid("param");
    const access = await requireScope(c, propertyId, { write: true });
    if (!access.ok) return respondProblem(c, access.problem);
    const verdict = await finishRequest(c.env, access.value, requestId);
    return verdict.ok ? c.json(verdict.value, 200) : respondProblem(c, verdict.problem);
  });
