import {
  createExecutionContext,
  createScheduledController,
  env,
  waitOnExecutionContext,
} from "cloudflare:test";
import type { Target } from "#scripts/api/caller.ts";
import worker from "#tests/setup/worker/worker-inside.ts";
import { type AroundCall, watchBindings } from "../databases/watched-bindings.ts";
import { target } from "./worker-target.ts";

/** The Worker in process with other bindings. */
export function targetOn(bindings: Env): Target {
  return {
    ...target,
    send: async (request) =>
      worker.fetch(request as Parameters<typeof worker.fetch>[0], bindings, createExecutionContext()),
  };
}

/** The Worker in process, with `around` at each call to database, files, store and writers. */
export function watchedTarget(around: AroundCall): Target {
  return targetOn(watchBindings(env, around));
}

/** Fires the scheduled work of one wrangler.toml pattern, and waits for it. */
export async function fireCron(cron = "*/5 * * * *"): Promise<void> {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ scheduledTime: new Date(), cron }), env);
  await waitOnExecutionContext(context);
}
