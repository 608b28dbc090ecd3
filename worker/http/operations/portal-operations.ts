import { createRoute } from "@hono/zod-openapi";
import { mendOutcomeSchema, portalCheckSchema, portalStateSchema } from "#domain/property/portal-state.ts";
import { renderPaceSchema, renderPageSchema } from "#domain/property/rendering.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { getDatabase } from "../../db/client.ts";
import { writeRenderPace } from "../../db/flags/render-pace.ts";
import { selectAnyProperty } from "../../db/property/properties.ts";
import { checkPlaceCodes } from "../../services/portal/check-place-codes.ts";
import { checkPortals, checkStrays } from "../../services/portal/check-portals.ts";
import { explainPortal } from "../../services/portal/explain-portal.ts";
import { mendPortal } from "../../services/portal/mend-portal.ts";
import { renderPortals } from "../../services/portal/render-portals.ts";
import { propertyParam } from "../properties.ts";
import { answer, refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const checkRoute = createRoute({
  method: "post",
  path: "/portals/check",
  summary: "Compare what guests get with what the database says, a page at a time, and mend it where asked",
  request: {
    body: requestBody(
      z.strictObject({
        /** All properties, all place codes, or all stored portals, which finds those of no property. */
        of: z.enum(["properties", "places", "stored"]),
        mend: z.boolean(),
        cursor: z.string().max(500).optional(),
      }),
    ),
  },
  responses: { 200: jsonBody(portalCheckSchema, "What differs"), ...refusals },
});

const explainRoute = createRoute({
  method: "get",
  path: "/properties/{propertyId}/portal",
  summary:
    "Why guests of a property get what they get: what the database, the files and the store hold of it",
  request: { params: propertyParam },
  responses: { 200: jsonBody(portalStateSchema, "All that decides it"), ...refusals },
});

const rebuildRoute = createRoute({
  method: "post",
  path: "/properties/{propertyId}/portal/rebuild",
  summary: "Write what guests of a property get again, as the database and the files have it",
  request: { params: propertyParam },
  responses: { 200: jsonBody(z.object({ outcome: mendOutcomeSchema }), "What became of it"), ...refusals },
});

const renderRoute = createRoute({
  method: "post",
  path: "/portals/render",
  summary: "Render published portals again from their snapshots, a page at a time",
  request: {
    body: requestBody(
      z.strictObject({
        /** One property, whatever renderer made its pages; absent: all that wait or failed before. */
        propertyId: idSchema.optional(),
        groupId: idSchema.optional(),
        /** Only lists the portals, without rendering them. */
        dryRun: z.boolean(),
        cursor: idSchema.optional(),
      }),
    ),
  },
  responses: { 200: jsonBody(renderPageSchema, "What became of each"), ...refusals },
});

const paceRoute = createRoute({
  method: "put",
  path: "/portals/render-pace",
  summary: "Set how many portals of an older renderer are rendered again in an hour",
  request: { body: requestBody(renderPaceSchema) },
  responses: { 200: jsonBody(renderPaceSchema, "The pace as it is now"), ...refusals },
});

const CHECKS = { properties: checkPortals, places: checkPlaceCodes, stored: checkStrays } as const;

/** Checks and repairs of guests' portals. */
export const portalOperationRoutes = createRoutes()
  .openapi(checkRoute, async (c) => {
    const { of, mend, cursor } = c.req.valid("json");
    return c.json(await CHECKS[of](c.env, { mend, cursor, now: c.get("now") }), 200);
  })
  .openapi(explainRoute, async (c) => {
    return answer(c, await explainPortal(c.env, c.req.valid("param").propertyId, c.get("now")), 200);
  })
  .openapi(rebuildRoute, async (c) => {
    const [found] = await selectAnyProperty(
      getDatabase(c.env, c.req.valid("param").propertyId),
      c.req.valid("param").propertyId,
    );
    if (!found) return respondProblem(c, { code: "not_found" });
    return c.json({ outcome: await mendPortal(c.env, found.property) }, 200);
  })
  .openapi(renderRoute, async (c) => {
    const { propertyId, groupId, dryRun: isDryRun, cursor } = c.req.valid("json");
    return c.json(await renderPortals(c.env, { scope: { propertyId, groupId }, isDryRun, cursor }), 200);
  })
  .openapi(paceRoute, async (c) => {
    const pace = c.req.valid("json");
    await writeRenderPace(c.env.FLAGS, pace.anHour);
    return c.json(pace, 200);
  });
