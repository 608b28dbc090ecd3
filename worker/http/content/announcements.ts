import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  announcementInputSchema,
  announcementReceiptsSchema,
  announcementSchema,
  announcementStateAt,
} from "#domain/announcement/announcement.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import {
  type AnnouncementRow,
  selectAnnouncement,
  selectAnnouncements,
  toAnnouncement,
} from "../../db/announcements/announcements.ts";
import { deleteAnnouncement, endAnnouncement } from "../../services/announcement/end-announcement.ts";
import { readReceipts } from "../../services/announcement/read-receipts.ts";
import { saveAnnouncement } from "../../services/announcement/save-announcement.ts";
import type { PropertyScope } from "../../services/scope.ts";
import { propertyParam } from "../properties.ts";
import { isLicensed, type PropertyDemand, requireProperty } from "../request/authorise.ts";
import { cursorParam, nextCursorSchema, writeCursor } from "../request/cursor.ts";
import type { HttpEnvironment } from "../request/environment.ts";
import { scoped } from "../request/middleware.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { integerParam } from "../request/query-integer.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { readRevision, toEtag } from "./revision.ts";

const announcementParam = propertyParam.extend({ announcementId: idSchema });

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/announcements",
  summary:
    "The announcements of a property: drafts, then what is planned and on, then what has ended in the last thirty days",
  request: {
    params: propertyParam,
    query: z.object({
      limit: integerParam({ min: 1, max: 100 }).default(50),
      cursor: cursorParam(idSchema),
    }),
  },
  responses: {
    200: jsonBody(
      z.object({ items: z.array(announcementSchema), nextCursor: nextCursorSchema.optional() }),
      "A page",
    ),
    ...refusals,
  },
});

const receiptsRoute = createRoute({
  method: "get",
  path: "/{propertyId}/announcements/receipts",
  summary: "How many pages of a property are open, and what its announcements have reached",
  middleware: scoped(),
  request: { params: propertyParam },
  responses: {
    200: jsonBody(announcementReceiptsSchema, "By announcement; what has reached nobody is left out"),
    ...refusals,
  },
});

const stopRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/announcements/subscriptions",
  summary: "End the notifications of all guests of a property, now; each may allow them again",
  middleware: scoped({ write: true }),
  request: { params: propertyParam },
  responses: { 200: jsonBody(z.object({ ended: z.int() }), "How many there were"), ...refusals },
});

const addRoute = createRoute({
  method: "post",
  path: "/{propertyId}/announcements",
  summary: "Write an announcement, as a draft or to be sent, at once or at a local time of the property",
  middleware: scoped({ serve: true }),
  request: { params: propertyParam, body: requestBody(announcementInputSchema) },
  responses: { 201: jsonBody(announcementSchema, "The announcement"), ...refusals },
});

const saveRoute = createRoute({
  method: "put",
  path: "/{propertyId}/announcements/{announcementId}",
  summary:
    "Save a draft, send it, change what is planned, or correct text and end of what is on, on the revision that If-Match names",
  request: { params: announcementParam, body: requestBody(announcementInputSchema) },
  responses: { 200: jsonBody(announcementSchema, "The announcement as it is now"), ...refusals },
});

const endRoute = createRoute({
  method: "post",
  path: "/{propertyId}/announcements/{announcementId}/end",
  summary: "End what is on, now",
  middleware: scoped({ protects: true }),
  request: { params: announcementParam },
  responses: { 200: jsonBody(announcementSchema, "The announcement as it is now"), ...refusals },
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{propertyId}/announcements/{announcementId}",
  summary: "Delete a draft or what is planned, on the revision that If-Match names",
  request: { params: announcementParam },
  responses: { 204: { description: "Deleted" }, ...refusals },
});

interface Stored {
  readonly scope: PropertyScope;
  readonly stored: AnnouncementRow;
  readonly revision: number;
}

/** Authorises a write of an announcement; returns the stored row and the revision from the request. */
async function requireStored(
  c: Context<HttpEnvironment>,
  { propertyId, announcementId }: { readonly propertyId: string; readonly announcementId: string },
  demand: PropertyDemand,
): Promise<Verdict<Stored>> {
  const access = await requireProperty(c, propertyId, demand, (db) => [
    selectAnnouncement(db, propertyId, announcementId),
  ]);
  if (!access.ok) return access;
  const { scope, rows } = access.value;
  const [[stored]] = rows;
  const revision = readRevision(c);
  if (!revision.ok) return revision;
  return stored ? accept({ scope, stored, revision: revision.value }) : refuse("not_found");
}

/** A running emergency may be edited without a valid licence. */
function isRunningEmergency({ scope, stored }: Stored): boolean {
  return stored.kind === "emergency" && announcementStateAt(stored, scope.now) === "on";
}

export const announcementRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const { limit, cursor = null } = c.req.valid("query");
    const access = await requireProperty(c, propertyId, {}, (db) => [
      selectAnnouncements(db, propertyId, { after: cursor, limit: limit + 1 }),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, rows } = access.value;
    const found = rows[0].slice(0, limit);
    const last = rows[0].length > limit ? found.at(-1) : undefined;
    const items = found.map((row) => toAnnouncement(row, scope.property, scope.now));
    return c.json({ items, ...(last ? { nextCursor: writeCursor(last.id) } : {}) }, 200);
  })
  .openapi(receiptsRoute, async (c) => {
    const { property, now } = c.var.scope;
    return c.json(await readReceipts(c.env, { propertyId: property.id, now }), 200);
  })
  .openapi(stopRoute, async (c) => {
    const { property, principal, now } = c.var.scope;
    const by = { userId: principal.uid, userName: principal.displayName, at: now };
    return c.json({ ended: await c.env.GUEST_DESK.getByName(property.id).endSubscriptions(by) }, 200);
  })
  .openapi(addRoute, async (c) => {
    const input = { ...c.req.valid("json"), stored: null, revision: 0 };
    const saved = await saveAnnouncement(c.env, c.var.scope, input);
    if (!saved.ok) return respondProblem(c, saved.problem);
    c.header("etag", toEtag(saved.value.revision));
    return c.json(saved.value, 201);
  })
  .openapi(saveRoute, async (c) => {
    const access = await requireStored(c, c.req.valid("param"), { protects: true });
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, ...at } = access.value;
    if (!isLicensed(scope) && !isRunningEmergency(access.value))
      return respondProblem(c, { code: "licence_unavailable" });
    const saved = await saveAnnouncement(c.env, scope, { ...c.req.valid("json"), ...at });
    if (!saved.ok) return respondProblem(c, saved.problem);
    c.header("etag", toEtag(saved.value.revision));
    return c.json(saved.value, 200);
  })
  .openapi(endRoute, async (c) => {
    const { announcementId } = c.req.valid("param");
    return answer(c, await endAnnouncement(c.env, c.var.scope, announcementId), 200);
  })
  .openapi(deleteRoute, async (c) => {
    const access = await requireStored(c, c.req.valid("param"), { serve: true });
    if (!access.ok) return respondProblem(c, access.problem);
    const { scope, ...at } = access.value;
    const deleted = await deleteAnnouncement(c.env, scope, at);
    if (!deleted.ok) return respondProblem(c, deleted.problem);
    c.header("etag", toEtag(at.revision));
    return c.body(null, 204);
  });
