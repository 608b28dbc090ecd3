import { setTimeout as wait } from "node:timers/promises";
import { build } from "../local-server.ts";
import { DeployError } from "./deploy-error.ts";
import type { Environment } from "./environment.ts";

/** What a deployment takes from the machine that it runs on. */
export interface DeployContext {
  readonly environment: Environment;
  /** Holds `production.env` and `staging.env`, and what is about to be uploaded. Never committed. */
  readonly folder: string;
  /** The file of local secrets, whose values no deployment may have. */
  readonly localSecrets: string;
  /** The provider's HTTP API; wrangler takes it from the same variable. */
  readonly apiBase: string;
  readonly apiToken: string;
  readonly build: () => void;
  /** The folder that `build` fills. */
  readonly built: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly say: (line: string) => void;
}

const API = "https://api.cloudflare.com/client/v4";

export function createDeployContext(environment: Environment): DeployContext {
  const apiToken = process.env.CLOUDFLARE_API_TOKEN;
  if (!apiToken) {
    throw new DeployError(
      "CLOUDFLARE_API_TOKEN is missing. docs/operations.md says which token, and how to set it.",
    );
  }
  return {
    environment,
    folder: ".deploy",
    localSecrets: ".dev.vars",
    apiBase: process.env.CLOUDFLARE_API_BASE_URL ?? API,
    apiToken,
    build,
    built: "build",
    fetch,
    now: Date.now,
    wait,
    say: console.log,
  };
}
