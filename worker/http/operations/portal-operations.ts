import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { portalCheckSchema, portalStateSchema } from "#domain/property/portal-state.ts";
import { checkPortals, checkStrays } from "../../services/portal/check-portals.ts";
import { explainPortal } from "../../services/portal/explain-portal.ts";
import { propertyParam } from "../properties.ts";
import { limitBody } from "../request/body-limit.ts";
import { requireOperations } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { bodyOf, jsonOf, newRoutes } from "../request/routes.ts";

const checkRoute = createRoute({
  method: "post",
  path: "/portals/check",
  summary: "Compare what guests get with what the database says, a page at a time, and mend it where asked",
  request: {
    body: bodyOf(
      z.strictObject({
        /** All properties, or all that is stored, which finds what belongs to none. */
        of: z.enum(["properties", "stored"]),
        mend: z.boolean(),
        cursor: z.string().max(500).optional(),
      }),
    ),
  },
  responses: { 200: jsonOf(portalCheckSchema, "What differs"), ...refusals },
});

const whyRoute = createRoute({
  method: "get",
  path: "/properties/{propertyId}/portal",
  summary:
    "Why guests of a property get what they get: what the database, the files and the store hold of it",
  request: { params: propertyParam },
  responses: { 200: jsonOf(portalStateSchema, "All that decides it"), ...refusals },
});

const routes = newRoutes();
routes.use(requireOperations, limitBody);

/** How operations find out what guests get, and put it right. */
export const portalOperationRoutes = routes
  .openapi(checkRoute, async (c) => {
    const { of, mend, cursor } = c.req.valid("json");
    const check = of === "properties" ? checkPortals : checkStrays;
    return c.json(await check(c.env, { mend, cursor, now: c.get("now") }), 200);
  })
  .openapi(whyRoute, async (c) => {
    const verdict = await explainPortal(c.env, c.req.valid("param").propertyId, c.get("now"));
    return verdict.ok ? c.json(verdict.value, 200) : respondProblem(c, verdict.problem);
  });
