import { createRoute, z } from "@hono/zod-openapi";
import { closureSchema, propertySchema } from "#domain/property/property.ts";
import { setClosure } from "../../services/property/set-closure.ts";
import { propertyParam } from "../properties.ts";
import { scoped } from "../request/middleware.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";
import { readRevision, toEtag } from "./revision.ts";

const setRoute = createRoute({
  method: "put",
  path: "/{propertyId}/closure",
  summary:
    "Closes the property for the season, or takes that back; at once, without a publication, on the revision that If-Match names",
  middleware: scoped({ write: true }),
  request: {
    params: propertyParam,
    body: requestBody(z.strictObject({ closure: closureSchema.nullable() })),
  },
  responses: { 200: jsonBody(propertySchema, "The property as it is now"), ...refusals },
});

export const closureRoutes = createRoutes().openapi(setRoute, async (c) => {
  const revision = readRevision(c);
  if (!revision.ok) return respondProblem(c, revision.problem);
  const { closure } = c.req.valid("json");
  const set = await setClosure(c.env, c.var.scope, { closure, revision: revision.value });
  if (!set.ok) return respondProblem(c, set.problem);
  c.header("etag", toEtag(set.value.revision));
  return c.json(set.value, 200);
});
