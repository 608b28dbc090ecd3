import { createRoute } from "@hono/zod-openapi";
import { heldGroupIdSchema, heldGroupsSchema } from "#domain/guest/held-messages.ts";
import {
  type AnyMessage,
  getKindByPath,
  type ItemOf,
  MESSAGE_KINDS,
  type MessageKindName,
  toItem,
} from "#domain/guest/messages/kinds.ts";
import { MESSAGE_PATHS, type MessagePath } from "#domain/guest/messages/message-path.ts";
import { ratingFilterSchema } from "#domain/guest/rating-filter.ts";
import { handlingStepSchema } from "#domain/guest/request-state.ts";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { BUTTON_ICONS } from "#domain/look/icon.ts";
import { foldPlaceName } from "#domain/place/place.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { selectServiceIcons, toServiceIcons } from "../../db/content/service-icons.ts";
import type { MessageCursor } from "../../desk/messages.ts";
import { deleteHeld, releaseHeld } from "../../services/guest/decide-held.ts";
import { handleRequest } from "../../services/guest/handle-request.ts";
import { propertyParam } from "../properties.ts";
import { isLicensed, requireProperty } from "../request/authorise.ts";
import { cursorParam, nextCursorSchema, writeCursor } from "../request/cursor.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { integerParam } from "../request/query-integer.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

/** Whether the last message of the previous page was open, with its time and id. */
const cursorSchema = z.tuple([z.boolean(), z.int(), z.string()]);

const pageQuery = z.object({
  limit: integerParam({ min: 1, max: 100 }).default(20),
  cursor: cursorParam(cursorSchema),
  // Messages of one held group, instead of those not held.
  held: heldGroupIdSchema.optional(),
});

function pageSchemaFor<Name extends MessageKindName>(kind: Name) {
  const item: (typeof MESSAGE_KINDS)[Name]["item"] = MESSAGE_KINDS[kind].item;
  return z.object({ items: z.array(item), nextCursor: nextCursorSchema.optional() });
}

/** A page of each kind, for its list and for the inbox's opening. */
const PAGES = {
  requests: pageSchemaFor("request"),
  feedback: pageSchemaFor("feedback"),
} satisfies Record<MessagePath, z.ZodType>;

const feedbackQuery = pageQuery.extend({
  rating: ratingFilterSchema.optional().meta({
    description:
      "Stars to the nearest whole one, `low` for three and fewer; what is held is not looked through",
  }),
});

const feedbackRoute = createRoute({
  method: "get",
  path: "/{propertyId}/feedback",
  summary: "What guests answered, newest first, with the questions as they were asked",
  middleware: scoped(),
  request: { params: propertyParam, query: feedbackQuery },
  responses: { 200: jsonBody(PAGES.feedback, "A page"), ...refusals },
});

const requestsQuery = pageQuery.extend({
  room: z.string().max(PLACE_NAME_LENGTH_MAX, "too_long").transform(foldPlaceName).default("").meta({
    description: "Only what was wanted there: a number or name that was typed, or that of the card’s place",
  }),
});

const requestsRoute = createRoute({
  method: "get",
  path: "/{propertyId}/requests",
  summary: "What guests asked for: what is open first, of each the newest first",
  middleware: scoped(),
  request: { params: propertyParam, query: requestsQuery },
  responses: { 200: jsonBody(PAGES.requests, "A page"), ...refusals },
});

const overviewRoute = createRoute({
  method: "get",
  path: "/{propertyId}/guest-messages",
  summary:
    "What waits and the newest of each kind, and the groups that were held back: what their screen opens with",
  request: { params: propertyParam },
  responses: {
    200: jsonBody(
      z.object({
        ...PAGES,
        held: heldGroupsSchema,
        /** Icons of the draft's services, by their ids. */
        serviceIcons: z.record(idSchema, z.enum(BUTTON_ICONS)),
      }),
      "The newest of each kind",
    ),
    ...refusals,
  },
});

const requestParam = propertyParam.extend({ requestId: idSchema });

const requestRoute = createRoute({
  method: "get",
  path: "/{propertyId}/requests/{requestId}",
  summary: "What one guest asked for",
  middleware: scoped(),
  request: { params: requestParam },
  responses: { 200: jsonBody(MESSAGE_KINDS.request.item, "The request"), ...refusals },
});

const heldRoute = createRoute({
  method: "get",
  path: "/{propertyId}/held",
  summary: "Groups of similar messages that were held back, which the lists leave out, newest first",
  middleware: scoped(),
  request: { params: propertyParam },
  responses: { 200: jsonBody(heldGroupsSchema, "The newest groups of each kind"), ...refusals },
});

const heldParam = propertyParam.extend({ kind: z.enum(MESSAGE_PATHS), heldGroup: heldGroupIdSchema });
/** More steps than a request ever has. */
const REVISION_MAX = 1_000_000;
const settledSchema = z.object({ count: z.int() });

const releaseRoute = createRoute({
  method: "post",
  path: "/{propertyId}/held/{kind}/{heldGroup}/release",
  summary: "Let a group of held messages into the list; nobody is mailed",
  middleware: scoped({ serve: true }),
  request: { params: heldParam },
  responses: { 200: jsonBody(settledSchema, "How many there were, 0 the second time"), ...refusals },
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/held/{kind}/{heldGroup}",
  summary: "Delete a group of held messages",
  middleware: scoped({ serve: true }),
  request: { params: heldParam },
  responses: { 200: jsonBody(settledSchema, "How many there were, 0 the second time"), ...refusals },
});

const handlingRoute = createRoute({
  method: "post",
  path: "/{propertyId}/requests/{requestId}/handling",
  summary: "Say what is done about a guest's request: who is on it, that it is done, or why it can't be",
  middleware: scoped({ protects: true }),
  request: {
    params: requestParam,
    body: requestBody(
      handlingStepSchema.extend({
        /** The revision that the member saw. */
        revision: z.int().min(0).max(REVISION_MAX),
        /** The assignee, if not the caller. */
        holderId: idSchema.optional(),
      }),
    ),
  },
  responses: { 200: jsonBody(MESSAGE_KINDS.request.item, "The request as it is now"), ...refusals },
});

/** A page of results; one extra row means that there are more. */
function toPage<Name extends MessageKindName>(
  kind: Name,
  messages: readonly AnyMessage[],
  limit: number,
): { items: ItemOf<Name>[]; nextCursor?: string } {
  const last = messages.length > limit ? messages[limit - 1] : undefined;
  const cursor: MessageCursor | null = last ? [last.closedAt === null, last.at, last.id] : null;
  const items = messages.slice(0, limit).map((message) => toItem(kind, message));
  return { items, ...(cursor ? { nextCursor: writeCursor([...cursor]) } : {}) };
}

const OVERVIEW_LIMIT = 20;

/** Messages that guests send through a portal's forms. */
export const messageRoutes = createRoutes()
  .openapi(feedbackRoute, async (c) => {
    const { cursor: before = null, held: heldGroup = null, rating = null, limit } = c.req.valid("query");
    const desk = c.env.GUEST_DESK.getByName(c.var.scope.property.id);
    const read = await desk.list({ kind: "feedback", heldGroup, rating, before, limit: limit + 1 });
    return c.json(toPage("feedback", read, limit), 200);
  })
  .openapi(requestsRoute, async (c) => {
    const { cursor: before = null, held: heldGroup = null, room, limit } = c.req.valid("query");
    const desk = c.env.GUEST_DESK.getByName(c.var.scope.property.id);
    const read = await desk.list({ kind: "request", heldGroup, room, before, limit: limit + 1 });
    return c.json(toPage("request", read, limit), 200);
  })
  .openapi(overviewRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => [selectServiceIcons(db, propertyId)]);
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const desk = c.env.GUEST_DESK.getByName(scope.property.id);
    const { newest, held } = await desk.overview(OVERVIEW_LIMIT);
    const pages = {
      requests: toPage("request", newest.request.messages, newest.request.limit),
      feedback: toPage("feedback", newest.feedback.messages, newest.feedback.limit),
    } satisfies Record<MessagePath, unknown>;
    return c.json({ ...pages, held, serviceIcons: toServiceIcons(rows[0]) }, 200);
  })
  .openapi(requestRoute, async (c) => {
    const { requestId } = c.req.valid("param");
    const found = await c.env.GUEST_DESK.getByName(c.var.scope.property.id).find("request", requestId);
    return found ? c.json(toItem("request", found), 200) : respondProblem(c, { code: "not_found" });
  })
  .openapi(heldRoute, async (c) => {
    return c.json(await c.env.GUEST_DESK.getByName(c.var.scope.property.id).held(), 200);
  })
  .openapi(releaseRoute, async (c) => {
    const { kind, heldGroup } = c.req.valid("param");
    const settling = { kind: getKindByPath(kind), heldGroup };
    return c.json({ count: await releaseHeld(c.env, c.var.scope, settling) }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    const { kind, heldGroup } = c.req.valid("param");
    const settling = { kind: getKindByPath(kind), heldGroup };
    return c.json({ count: await deleteHeld(c.env, c.var.scope, settling) }, 200);
  })
  .openapi(handlingRoute, async (c) => {
    const { requestId } = c.req.valid("param");
    const { revision, holderId, ...step } = c.req.valid("json");
    // Answering a guest is allowed without a valid licence.
    const isAnswer = step.to === "done" || step.to === "refused";
    if (!isAnswer && !isLicensed(c.var.scope)) return respondProblem(c, { code: "licence_unavailable" });
    const asked = { requestId, revision, step, holderId };
    return answer(c, await handleRequest(c.env, c.var.scope, asked), 200);
  });
