import { applyD1Migrations, env, evictAllDurableObjects, reset } from "cloudflare:test";
import { inject, vi } from "vitest";
import { MAINTENANCE_OFF } from "#domain/property/maintenance.ts";
import { admitBeacon } from "#worker/guest/counting/countable-request.ts";
import { MAX_NAMES } from "#worker/guest/counting/minute-limit.ts";
import { admitAsk } from "#worker/guest/counting/not-found-rate-limit.ts";
import { writeMaintenance } from "#worker/ops/maintenance.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey } from "#worker/portal/portal-store.ts";

declare module "vitest" {
  interface ProvidedContext {
    migrations: Parameters<typeof applyD1Migrations>[1];
  }
}

const LONG_AGO = 0;

async function forgetPortals(): Promise<void> {
  const prefix = portalKey("");
  let cursor: string | null = null;
  do {
    const page: KVNamespaceListResult<unknown, string> = await env.PORTALS.list({ prefix, cursor });
    for (const { name } of page.keys) evictPortal(name.slice(prefix.length));
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor !== null);
}

/** Names of long ago push every other name out of the limits of a minute. */
function forgetPaces(): void {
  for (let name = 0; name < MAX_NAMES; name += 1) {
    admitAsk({ slug: `old-${name}`, network: `old-${name}` }, LONG_AGO);
    admitBeacon({ network: `old-${name}`, userAgent: "", languages: "" }, LONG_AGO);
  }
}

// One workerd runs many files, because starting one takes seconds. What it stores, and what its isolate remembers
// for a while, is new for every file.
vi.useRealTimers();
await forgetPortals();
forgetPaces();
await writeMaintenance(env.FLAGS, MAINTENANCE_OFF);
await evictAllDurableObjects({ webSockets: "close" });
await reset();
await applyD1Migrations(env.DB, inject("migrations"));
