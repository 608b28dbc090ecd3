import { createRoute } from "@hono/zod-openapi";
import { upgradeRequestSchema } from "#domain/property/licence-schema.ts";
import { propertySchema } from "#domain/property/property.ts";
import { requestPlan } from "../services/mail/request-upgrade.ts";
import { propertyParam } from "./properties.ts";
import { scoped } from "./request/middleware.ts";
import { answer, refusals } from "./request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "./request/routes.ts";

const requestRoute = createRoute({
  method: "post",
  path: "/{propertyId}/licence/request",
  summary: "Ask for another plan; owners only, also where the licence has run out",
  middleware: scoped({ manage: true }),
  request: { params: propertyParam, body: requestBody(upgradeRequestSchema) },
  responses: { 200: jsonBody(propertySchema, "The property as it is now"), ...refusals },
});

export const licenceRoutes = createRoutes().openapi(requestRoute, async (c) => {
  return answer(c, await requestPlan(c.env, c.var.scope, c.req.valid("json").plan), 200);
});
