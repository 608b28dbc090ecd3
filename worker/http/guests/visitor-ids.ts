import { createRoute } from "@hono/zod-openapi";
import { propertySchema, visitorIdsSchema } from "#domain/property/property.ts";
import { setVisitorIds } from "../../services/property/set-visitor-ids.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { refusals } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const setRoute = createRoute({
  method: "put",
  path: "/{propertyId}/visitor-ids",
  summary: "Whether guests' pages keep a random id until the end of the day; owners only, at once",
  middleware: scoped({ manage: true }),
  request: { params: propertyParam, body: requestBody(visitorIdsSchema) },
  responses: { 200: jsonBody(propertySchema, "The property as it is now"), ...refusals },
});

export const visitorIdRoutes = createRoutes().openapi(setRoute, async (c) => {
  return c.json(await setVisitorIds(c.env, c.var.scope, c.req.valid("json").isOn), 200);
});
