import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { localSecrets } from "#scripts/local-secrets.ts";
import { startServer } from "#scripts/local-server.ts";
import { seed } from "#scripts/seed/seed.ts";
import { stateFolder } from "../factories/state-folder.ts";

const STATE = stateFolder("engines-state");
const DEFAULT_PORT = 8796;

/** Starts the production build with its own data and the demo groups, once for all engines. */
export default async function startForEngines({ provide }: TestProject): Promise<() => Promise<void>> {
  rmSync(STATE, { recursive: true, force: true });
  const port = Number(process.env.ENGINES_PORT ?? DEFAULT_PORT);
  const server = await startServer({ port, state: STATE });
  const { CLIENT_KEY: clientKey, OPS_TOKEN: opsToken } = localSecrets();
  const stop = async () => {
    server.stop();
    await server.ended;
  };
  try {
    await seed({ origin: server.origin, send: (request) => fetch(request), clientKey, opsToken });
  } catch (error) {
    await stop();
    throw error;
  }
  provide("enginesPort", port);
  return stop;
}

declare module "vitest" {
  interface ProvidedContext {
    enginesPort: number;
  }
}
