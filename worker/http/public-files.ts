import { createRoute } from "@hono/zod-openapi";
import { healthSchema } from "#domain/account/health.ts";
import { z } from "#domain/zod.ts";
import { readMaintenance } from "../db/flags/maintenance.ts";
import { getPublicKeySet } from "../identity/signing-key.ts";
import { checkHealth } from "../ops/health.ts";
import { isLocalRun } from "./request/local-run.ts";
import { createRoutes, jsonBody } from "./request/routes.ts";

const keySetSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.string(),
      use: z.string(),
    }),
  ),
});

const keySetRoute = createRoute({
  method: "get",
  path: "/.well-known/jwks.json",
  summary: "The keys that verify our access tokens",
  responses: { 200: jsonBody(keySetSchema, "A JWK set") },
});

const maintenanceRoute = createRoute({
  method: "get",
  path: "/maintenance/maintenance.json",
  summary: "Whether the product is under maintenance",
  responses: {
    200: jsonBody(
      z.object({ maintenance: z.boolean(), time: z.string() }),
      "The flag; off when it can't be read",
    ),
  },
});

const healthRoute = createRoute({
  method: "get",
  path: "/healthz",
  summary: "Liveness: the state of each binding, what waits, and when each scheduled job last ran",
  responses: { 200: jsonBody(healthSchema, "Well"), 503: jsonBody(healthSchema, "Unwell") },
});

const KEY_SET_TTL = "public, max-age=300";

export const publicFileRoutes = createRoutes()
  .openapi(keySetRoute, async (c) => {
    c.header("cache-control", KEY_SET_TTL);
    return c.json(keySetSchema.parse(await getPublicKeySet(c.env)), 200);
  })
  .openapi(maintenanceRoute, async (c) => c.json(await readMaintenance(c.env.FLAGS, c.get("now")), 200))
  .openapi(healthRoute, async (c) => {
    const health = await checkHealth(c.env, c.get("now"));
    c.header("cache-control", "no-store");
    // In a local run crons don't fire while the machine sleeps: only the bindings count.
    const isLocal = isLocalRun(c.env, c.req.url) && Object.values(health.bindings).every(Boolean);
    return health.ok || isLocal ? c.json({ ...health, ok: true }, 200) : c.json(health, 503);
  });
