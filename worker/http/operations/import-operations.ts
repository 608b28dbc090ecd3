import { createRoute } from "@hono/zod-openapi";
import {
  importBeginSchema,
  importCheckSchema,
  importEndedSchema,
  importEndSchema,
  importPageSchema,
  importProgressSchema,
} from "#domain/account/group-transfer.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { checkImport, endImport, openImport } from "../../services/operations/import-group.ts";
import { importLines } from "../../services/operations/import-lines.ts";
import { answer, refusals } from "../request/problem.ts";
import { getPublicOrigin } from "../request/public-origin.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const ofGroup = z.object({ groupId: idSchema });
const progress = { 200: jsonBody(importProgressSchema, "How many lines are stored"), ...refusals };

const checkRoute = createRoute({
  method: "post",
  path: "/imports/check",
  summary: "Whether a group of another installation may be brought here; changes nothing",
  request: { body: requestBody(importCheckSchema) },
  responses: progress,
});

const beginRoute = createRoute({
  method: "post",
  path: "/imports",
  summary: "Begin to bring a group here, or go on with the same file",
  request: { body: requestBody(importBeginSchema) },
  responses: progress,
});

const linesRoute = createRoute({
  method: "post",
  path: "/imports/{groupId}/lines",
  summary: "Store a page of a group's file; nobody sees it yet, and it may come twice",
  request: { params: ofGroup, body: requestBody(importPageSchema) },
  responses: progress,
});

const endRoute = createRoute({
  method: "post",
  path: "/imports/{groupId}/end",
  summary: "Make a group that was brought here visible, and its portals due",
  request: { params: ofGroup, body: requestBody(importEndSchema) },
  responses: { 200: jsonBody(importEndedSchema, "What came"), ...refusals },
});

/** Import of a group's file, from another installation or a backup of this one. */
export const importOperationRoutes = createRoutes()
  .openapi(checkRoute, async (c) => {
    return answer(c, await checkImport(c.env, c.req.valid("json")), 200);
  })
  .openapi(beginRoute, async (c) => {
    return answer(c, await openImport(c.env, { ...c.req.valid("json"), now: c.get("now") }), 200);
  })
  .openapi(linesRoute, async (c) => {
    return answer(c, await importLines(c.env, c.req.valid("param").groupId, c.req.valid("json")), 200);
  })
  .openapi(endRoute, async (c) => {
    const input = { ...c.req.valid("json"), origin: getPublicOrigin(c.env, c.req.url), now: c.get("now") };
    return answer(c, await endImport(c.env, c.req.valid("param").groupId, input), 200);
  });
