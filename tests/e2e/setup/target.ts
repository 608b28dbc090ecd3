import type { Target } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";

export const PORT = Number(process.env.E2E_PORT ?? 8797);

const { CLIENT_KEY, OPS_TOKEN } = localSecrets();

/** The server under test, for arranging what a journey begins with. */
export const e2eTarget: Target = {
  origin: `http://localhost:${PORT}`,
  send: (request) => fetch(request),
  clientKey: CLIENT_KEY,
  opsToken: OPS_TOKEN,
};
