import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { startServer } from "../../../scripts/local-server.ts";
import { seed } from "../../../scripts/seed/seed.ts";
import { e2eTarget, PORT } from "./target.ts";

const STATE = resolve(".wrangler/e2e-state");

/** Starts the production build on data of its own, with the demo groups, for the whole run. */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  rmSync(STATE, { recursive: true, force: true });
  const server = await startServer({ port: PORT, state: STATE });
  await seed(e2eTarget);
  return async () => {
    server.stop();
    await server.ended;
  };
}
