import {
  type applyD1Migrations,
  env,
  listDurableObjectIds,
  reset,
  runInDurableObject,
} from "cloudflare:test";
import { inject, vi } from "vitest";
import { MAINTENANCE_OFF } from "#domain/property/maintenance.ts";
import { writeMaintenance } from "#worker/db/flags/maintenance.ts";
import { beaconLimits } from "#worker/guest/counting/countable-request.ts";
import { notFoundLimits } from "#worker/guest/counting/not-found-rate-limit.ts";
import { crashLimits } from "#worker/http/crash-limits.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey } from "#worker/portal/portal-store.ts";

declare module "vitest" {
  interface ProvidedContext {
    migrations: Parameters<typeof applyD1Migrations>[1];
  }
}

/** Every file writes to this object, to verify that the next file finds it empty. */
const CANARY = "canary";
const RESETS_MAX = 8;
const PAUSE_MS = 100;

async function evictPortals(): Promise<void> {
  const prefix = portalKey("");
  let cursor: string | null = null;
  do {
    const page: KVNamespaceListResult<unknown, string> = await env.PORTALS.list({ prefix, cursor });
    for (const { name } of page.keys) evictPortal(name.slice(prefix.length));
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor !== null);
}

/** Resets the isolate's counters of the last minute. */
function clearLimits(): void {
  const limits = [beaconLimits, notFoundLimits, crashLimits].flatMap((of) => Object.values(of));
  for (const limit of limits) limit.clear();
}

// One workerd runs many files, because starting one takes seconds. Its storage and the isolate's memory are reset for
// every file.
vi.useRealTimers();
await evictPortals();
clearLimits();
await writeMaintenance(env.FLAGS, MAINTENANCE_OFF, 0);

/** Whether an earlier file left data in the database or an object. */
async function isAnythingLeft(): Promise<boolean> {
  const tables = env.DB.prepare("select count(*) as count from sqlite_master where name = 'users'");
  if ((await tables.first<number>("count")) !== 0) return true;
  const canary = env.SIGN_IN_THROTTLE.getByName(CANARY);
  return runInDurableObject(canary, async (_, { storage }) => (await storage.get(CANARY)) !== undefined);
}

/**
 * Wakes the sign-in throttles: a reset clears objects in memory and skips sleeping ones. Only throttles have names
 * that files share, such as the tests' common address; other objects have ids of their file.
 */
async function wakeThrottles(): Promise<void> {
  const namespace = env.SIGN_IN_THROTTLE;
  for (const id of await listDurableObjectIds(namespace)) {
    await runInDurableObject(namespace.get(id), () => undefined);
  }
}

/**
 * Empties what files share and verifies it. Objects sleep after ten seconds, the canary first: only then do any need
 * waking.
 */
async function empty(): Promise<void> {
  await reset();
  for (let attempt = 1; await isAnythingLeft(); attempt += 1) {
    if (attempt > RESETS_MAX) throw new Error("What a file before has stored can't be removed.");
    await scheduler.wait((attempt - 1) * PAUSE_MS);
    await wakeThrottles();
    await reset();
  }
}

/**
 * Runs all migrations in one batch, in a fifth of the time of separate batches, and records their names as D1 does.
 */
async function migrate(): Promise<void> {
  const { DB } = env;
  await DB.batch([
    DB.prepare(
      "create table d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)",
    ),
    ...inject("migrations").flatMap(({ name, queries }) => [
      ...queries.map((query) => DB.prepare(query)),
      DB.prepare("insert into d1_migrations (name) values (?)").bind(name),
    ]),
  ]);
}

await empty();
await migrate();
const canary = env.SIGN_IN_THROTTLE.getByName(CANARY);
await runInDurableObject(canary, async (_, { storage }) => storage.put(CANARY, true));
