import { createRoute } from "@hono/zod-openapi";
import { upgradeRequestSchema } from "#domain/property/licence-schema.ts";
import { propertySchema } from "#domain/property/property.ts";
import { requestPlan } from "../services/mail/request-upgrade.ts";
import { propertyParam } from "./properties.ts";
import { requireScope } from "./request/authorise.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { bodyOf, jsonOf, newRoutes } from "./request/routes.ts";

const requestRoute = createRoute({
  method: "post",
  path: "/{propertyId}/licence/request",
  summary: "Ask for another plan; owners only, also where the licence has run out",
  request: { params: propertyParam, body: bodyOf(upgradeRequestSchema) },
  responses: { 200: jsonOf(propertySchema, "The property as it is now"), ...refusals },
});

export const licenceRoutes = newRoutes().openapi(requestRoute, async (c) => {
  const access = await requireScope(c, c.req.valid("param").propertyId, { manage: true });
  if (!access.ok) return respondProblem(c, access.problem);
  const verdict = await requestPlan(c.env, access.value, c.req.valid("json").plan);
  if (!verdict.ok) return respondProblem(c, verdict.problem);
  return c.json(verdict.value, 200);
});
