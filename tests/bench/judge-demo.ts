import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { localSecrets } from "../../scripts/local-secrets.ts";
import { startServer } from "../../scripts/local-server.ts";
import { DEMO, seed } from "../../scripts/seed/seed.ts";
import { judgePage, type LighthouseReport } from "../factories/lighthouse.ts";

const PORT = 8_796;
const STATE = resolve(".wrangler/bench-state");

/** Lighthouse's view of the demo portal, from a server that has the static files too: fonts are part of it. */
export async function judgeDemo(): Promise<LighthouseReport["scores"]> {
  rmSync(STATE, { recursive: true, force: true });
  const server = await startServer({ port: PORT, state: STATE });
  try {
    const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
    const send = (request: Request) => fetch(request);
    await seed({ origin: server.origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN });
    return (await judgePage(`${server.origin}/p/${DEMO.slug}/en`)).scores;
  } finally {
    server.stop();
    await server.ended;
  }
}
