import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { sessionSchema } from "#domain/account.ts";
import { idSchema } from "#domain/id.ts";
import { openDatabase } from "../db/client.ts";
import { selectOpenSessions } from "../db/sessions.ts";
import { endOwnSession } from "../services/end-session.ts";
import { requireUser } from "./authorise.ts";
import { refusals, respondProblem } from "./problem.ts";
import { jsonOf, newRoutes } from "./routes.ts";

const listRoute = createRoute({
  method: "get",
  path: "/sessions",
  summary: "The browsers that one is signed in with, the last used first",
  responses: { 200: jsonOf(z.object({ items: z.array(sessionSchema) }), "The sessions"), ...refusals },
});

const endRoute = createRoute({
  method: "delete",
  path: "/sessions/{sessionId}",
  summary: "Sign out one of them; its sockets close",
  request: { params: z.object({ sessionId: idSchema }) },
  responses: { 204: { description: "Signed out" }, ...refusals },
});

export const sessionRoutes = newRoutes()
  .openapi(listRoute, async (c) => {
    const user = await requireUser(c);
    if (!user.ok) return respondProblem(c, user.problem);
    const { uid, sid } = user.value;
    const rows = await selectOpenSessions(openDatabase(c.env.DB), uid, c.get("now"));
    const items = rows.map((row) => ({
      id: row.id,
      createdAt: new Date(row.createdAt).toISOString(),
      lastUsedAt: new Date(row.rotatedAt).toISOString(),
      device: row.device,
      isCurrent: row.id === sid,
    }));
    return c.json({ items }, 200);
  })
  .openapi(endRoute, async (c) => {
    const user = await requireUser(c);
    if (!user.ok) return respondProblem(c, user.problem);
    const { sessionId: sid } = c.req.valid("param");
    const verdict = await endOwnSession(c.env, { principal: user.value, sid, now: c.get("now") });
    return verdict.ok ? c.body(null, 204) : respondProblem(c, verdict.problem);
  });
