import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { publicKeySet } from "../identity/signing-key.ts";
import { checkHealth } from "../ops/health.ts";
import { readMaintenance } from "../ops/maintenance.ts";
import { jsonOf, newRoutes } from "./request/routes.ts";

const keySetRoute = createRoute({
  method: "get",
  path: "/.well-known/jwks.json",
  summary: "The keys that verify our access tokens",
  responses: { 200: jsonOf(z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }), "A JWK set") },
});

const maintenanceRoute = createRoute({
  method: "get",
  path: "/maintenance/maintenance.json",
  summary: "Whether the product is under maintenance",
  responses: {
    200: jsonOf(
      z.object({ maintenance: z.boolean(), time: z.string() }),
      "The flag; off when it can't be read",
    ),
  },
});

const healthRoute = createRoute({
  method: "get",
  path: "/healthz",
  summary: "Liveness, and the state of each binding",
  responses: {
    200: jsonOf(z.object({ ok: z.literal(true), bindings: z.record(z.string(), z.boolean()) }), "Well"),
    503: jsonOf(z.object({ ok: z.literal(false), bindings: z.record(z.string(), z.boolean()) }), "Unwell"),
  },
});

const KEY_SET_TTL = "public, max-age=300";

export const publicFileRoutes = newRoutes()
  .openapi(keySetRoute, async (c) => {
    c.header("cache-control", KEY_SET_TTL);
    const { keys } = await publicKeySet(c.env);
    return c.json({ keys: keys.map((key) => ({ ...key, kid: key.kid ?? "" })) }, 200);
  })
  .openapi(maintenanceRoute, async (c) => c.json(await readMaintenance(c.env.FLAGS, c.get("now")), 200))
  .openapi(healthRoute, async (c) => {
    const bindings = await checkHealth(c.env);
    const isWell = Object.values(bindings).every(Boolean);
    return isWell
      ? c.json({ ok: true as const, bindings }, 200)
      : c.json({ ok: false as const, bindings }, 503);
  });
