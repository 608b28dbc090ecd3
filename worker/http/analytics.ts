import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { analyticsRangeSchema, reportSchema } from "#domain/analytics.ts";
import { requireScope } from "./authorise.ts";
import { refusals, respondProblem } from "./problem.ts";
import { propertyParam } from "./properties.ts";
import { jsonOf, newRoutes } from "./routes.ts";

const reportRoute = createRoute({
  method: "get",
  path: "/{propertyId}/analytics",
  summary: "What guests did in a range of days of the property's own time zone",
  request: { params: propertyParam, query: z.object({ range: analyticsRangeSchema.default("daily") }) },
  responses: { 200: jsonOf(reportSchema, "The report, from rollups alone"), ...refusals },
});

export const analyticsRoutes = newRoutes().openapi(reportRoute, async (c) => {
  const access = await requireScope(c, c.req.valid("param").propertyId, { licensed: true });
  if (!access.ok) return respondProblem(c, access.problem);
  const { property, now } = access.value;
  const analytics = c.env.PROPERTY_ANALYTICS.get(c.env.PROPERTY_ANALYTICS.idFromName(property.id));
  const report = await analytics.report(c.req.valid("query").range, now, property.timeZone);
  return c.json(reportSchema.parse(report), 200);
});
