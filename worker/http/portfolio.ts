import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { portfolioSchema } from "#domain/analytics/report.ts";
import { idSchema } from "#domain/id.ts";
import { openDatabase } from "../db/client.ts";
import { selectPortfolio } from "../db/portfolio.ts";
import { composePortfolioRow } from "../services/compose-portfolio.ts";
import { periodQuery } from "./analytics.ts";
import { requireUser } from "./authorise.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { refusals, respondProblem } from "./problem.ts";
import { jsonOf, newRoutes } from "./routes.ts";

const cursorSchema = z.object({ name: z.string(), id: idSchema });

const portfolioRoute = createRoute({
  method: "get",
  path: "/portfolio",
  summary: "The properties of your group side by side, by name",
  request: {
    query: periodQuery.extend({
      // Each is a call of its own analytics, of which a request may make so many.
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(400).optional(),
    }),
  },
  responses: { 200: jsonOf(portfolioSchema, "A page"), ...refusals },
});

export const portfolioRoutes = newRoutes().openapi(portfolioRoute, async (c) => {
  const user = await requireUser(c);
  if (!user.ok) return respondProblem(c, user.problem);
  const { range, date, limit, cursor } = c.req.valid("query");
  const after = cursor ? readCursor(cursor, cursorSchema) : null;
  if (cursor && !after) {
    return respondProblem(c, { code: "validation_failed", errors: [{ path: "cursor", code: "invalid" }] });
  }
  const found = await selectPortfolio(openDatabase(c.env.DB), user.value.groupId, {
    limit: limit + 1,
    after,
  });
  const asked = { range, date, now: c.get("now") };
  const page = found.slice(0, limit);
  const items = await Promise.all(page.map((entry) => composePortfolioRow(c.env, entry, asked)));
  const last = found.length > limit ? page.at(-1)?.property : undefined;
  const nextCursor = last ? { nextCursor: writeCursor({ name: last.name, id: last.id }) } : {};
  return c.json({ range, items, ...nextCursor }, 200);
});
