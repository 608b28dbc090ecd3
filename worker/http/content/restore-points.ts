import { createRoute } from "@hono/zod-openapi";
import { restorePointSchema } from "#domain/property/restore-point.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { selectRestorePoint, selectRestorePoints, toRestorePoint } from "../../db/content/restore-points.ts";
import { restoreDraft } from "../../services/content/restore-draft.ts";
import { propertyParam } from "../properties.ts";
import { requireProperty } from "../request/authorise.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";
import { replacedDraftSchema } from "./draft-schema.ts";

const POINTS_MAX = 50;

const listRoute = createRoute({
  method: "get",
  path: "/{propertyId}/restore-points",
  summary: "Earlier states of the draft that can be brought back, newest first",
  request: { params: propertyParam },
  responses: { 200: jsonBody(z.object({ items: z.array(restorePointSchema) }), "The points"), ...refusals },
});

const restoreRoute = createRoute({
  method: "post",
  path: "/{propertyId}/restore-points/{pointId}/restore",
  summary: "Bring back what a restore point holds",
  request: { params: propertyParam.extend({ pointId: idSchema }) },
  responses: {
    200: jsonBody(replacedDraftSchema, "The property as it is now, and what was there before"),
    ...refusals,
  },
});

export const restorePointRoutes = createRoutes()
  .openapi(listRoute, async (c) => {
    const { propertyId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, {}, (db) => [
      selectRestorePoints(db, propertyId, c.get("now"), POINTS_MAX),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    return c.json({ items: access.value.rows[0].map(toRestorePoint) }, 200);
  })
  .openapi(restoreRoute, async (c) => {
    const { propertyId, pointId } = c.req.valid("param");
    const access = await requireProperty(c, propertyId, { write: true }, (db) => [
      selectRestorePoint(db, { id: pointId, propertyId }, c.get("now")),
    ]);
    if (!access.ok) return respondProblem(c, access.problem);
    const [[row]] = access.value.rows;
    if (!row) return respondProblem(c, { code: "not_found" });
    return answer(c, await restoreDraft(c.env, access.value.scope, row), 200);
  });
