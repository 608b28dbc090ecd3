import { setTimeout as wait } from "node:timers/promises";
import { build } from "../local-server.ts";
import { DeployError } from "./deploy-error.ts";
import type { Environment } from "./environment.ts";

/** Everything that a deployment needs from its machine. */
export interface DeployContext {
  readonly environment: Environment;
  /** Folder of `production.env`, `staging.env` and the staged upload. Never committed. */
  readonly folder: string;
  /** File of local secrets; no deployment may use their values. */
  readonly localSecrets: string;
  /** Base URL of the provider's HTTP API; wrangler reads the same variable. */
  readonly apiBase: string;
  readonly apiToken: string;
  readonly build: () => void;
  /** Output folder of `build`. */
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
