import { mkdirSync, writeFileSync } from "node:fs";
import { inject, onTestFinished } from "vitest";
import type { Target } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import type { Engine, WindowSize } from "./engine.ts";
import { openRelay, type Relay } from "./relay.ts";

const PICTURES = "test-results/engines";
const port = inject("enginesPort");
const { CLIENT_KEY: clientKey, OPS_TOKEN: opsToken } = localSecrets();

export const engineTarget: Target = {
  origin: `http://localhost:${port}`,
  send: (request) => fetch(request),
  clientKey,
  opsToken,
};

interface Opened {
  readonly engine: Engine;
  readonly relay: Relay;
}

/** Runs a journey in a browser with its own relay to the server; a failure stores a screenshot. */
export function withEngine(name: string, openEngine: (size: WindowSize) => Promise<Engine>) {
  return async (size: WindowSize, journey: string): Promise<Opened> => {
    const relay = await openRelay(port);
    onTestFinished(() => relay.cut());
    const engine = await openEngine(size);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") {
        mkdirSync(PICTURES, { recursive: true });
        writeFileSync(`${PICTURES}/${name}-${journey}.png`, await engine.picture());
      }
      await engine.close();
    });
    return { engine, relay };
  };
}
