import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { startServer } from "../../../scripts/local-server.ts";
import { seed } from "../../../scripts/seed/seed.ts";
import { createLargeGroups, fillLargeGroups } from "./large-group.ts";
import { e2eTarget, PORT } from "./target.ts";

const STATE = resolve(".wrangler/e2e-state");

/** Starts the production build on data of its own, with the demo groups, for the whole run. */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  rmSync(STATE, { recursive: true, force: true });
  const first = await startServer({ port: PORT, state: STATE });
  await seed(e2eTarget);
  await createLargeGroups();
  first.stop();
  await first.ended;
  fillLargeGroups();
  const server = await startServer({ port: PORT, state: STATE });
  return async () => {
    server.stop();
    await server.ended;
  };
}
