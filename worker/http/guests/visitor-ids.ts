import { createRoute } from "@hono/zod-openapi";
import { propertySchema, visitorIdsSchema } from "#domain/property/property.ts";
import { setVisitorIds } from "../../services/property/set-visitor-ids.ts";
import { propertyParam } from "../properties.ts";
import { requireScope } from "../request/authorise.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { bodyOf, jsonOf, newRoutes } from "../request/routes.ts";

const setRoute = createRoute({
  method: "put",
  path: "/{propertyId}/visitor-ids",
  summary: "Whether guests' pages keep a random id until the end of the day; owners only, at once",
  request: { params: propertyParam, body: bodyOf(visitorIdsSchema) },
  responses: { 200: jsonOf(propertySchema, "The property as it is now"), ...refusals },
});

export const visitorIdRoutes = newRoutes().openapi(setRoute, async (c) => {
  const access = await requireScope(c, c.req.valid("param").propertyId, { manage: true });
  if (!access.ok) return respondProblem(c, access.problem);
  return c.json(await setVisitorIds(c.env, access.value, c.req.valid("json").isOn), 200);
});
