import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { analyticsRangeSchema, chosenDateSchema, periodOf } from "#domain/analytics/period.ts";
import { reportSchema } from "#domain/analytics/report.ts";
import { selectButtonDocuments } from "../db/documents.ts";
import { composeReport } from "../services/compose-report.ts";
import { requireProperty } from "./authorise.ts";
import { refusals, respondProblem } from "./problem.ts";
import { propertyParam } from "./properties.ts";
import { jsonOf, newRoutes } from "./routes.ts";

/** `date` chooses the day of `daily` or the month of `monthly`; without one it is the present one. */
export const periodQuery = z.object({
  range: analyticsRangeSchema.default("daily"),
  date: chosenDateSchema.optional(),
});

const reportRoute = createRoute({
  method: "get",
  path: "/{propertyId}/analytics",
  summary: "What guests did in a range of days of the property's own time zone, beside the range before",
  request: { params: propertyParam, query: periodQuery },
  responses: { 200: jsonOf(reportSchema, "The report, from rollups alone"), ...refusals },
});

/** The refusal of a day or month that has not come yet. */
export const NOT_YET = { code: "validation_failed", errors: [{ path: "date", code: "not_yet" }] } as const;

export const analyticsRoutes = newRoutes().openapi(reportRoute, async (c) => {
  const { propertyId } = c.req.valid("param");
  const { range, date } = c.req.valid("query");
  const access = await requireProperty(c, propertyId, { licensed: true }, (db) => [
    selectButtonDocuments(db, propertyId),
  ]);
  if (!access.ok) return respondProblem(c, access.problem);
  const { scope, rows } = access.value;
  const period = periodOf(range, { date, now: scope.now, timeZone: scope.property.timeZone });
  if (period === null) return respondProblem(c, NOT_YET);
  return c.json(await composeReport(c.env, scope, { range, period, documents: rows[0] }), 200);
});
