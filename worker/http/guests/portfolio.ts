import { createRoute } from "@hono/zod-openapi";
import { portfolioSchema } from "#domain/analytics/report.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { getVisible } from "../../db/account/visible-properties.ts";
import { getDatabase } from "../../db/client.ts";
import { COUNTED_MAX, composePortfolio } from "../../services/guest/compose-portfolio.ts";
import { cursorParam, writeCursor } from "../request/cursor.ts";
import { signedIn } from "../request/middleware.ts";
import { refusals } from "../request/problem.ts";
import { integerParam } from "../request/query-integer.ts";
import { createRoutes, jsonBody } from "../request/routes.ts";
import { periodQuery } from "./analytics.ts";

const cursorSchema = cursorParam(z.object({ name: z.string(), id: idSchema }));

const portfolioRoute = createRoute({
  method: "get",
  path: "/portfolio",
  summary:
    "The properties of your group side by side, by name; a page of more than 50 as they were counted last",
  middleware: signedIn(),
  request: {
    query: periodQuery.extend({
      limit: integerParam({ min: 1, max: 2_000 }).default(COUNTED_MAX),
      cursor: cursorSchema,
    }),
  },
  responses: { 200: jsonBody(portfolioSchema, "A page"), ...refusals },
});

export const portfolioRoutes = createRoutes().openapi(portfolioRoute, async (c) => {
  const { range, date, limit, cursor: after = null } = c.req.valid("query");
  const asked = { visible: getVisible(c.var.principal), range, date, limit, after, now: c.get("now") };
  const { items, last } = await composePortfolio(c.env, getDatabase(c.env, c.var.principal.groupId), asked);
  const nextCursor = last ? { nextCursor: writeCursor({ name: last.name, id: last.id }) } : {};
  return c.json({ range, items, ...nextCursor }, 200);
});
