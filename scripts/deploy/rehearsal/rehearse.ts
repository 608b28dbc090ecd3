import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deploy } from "../deploy.ts";
import type { DeployContext } from "../deploy-context.ts";
import { type Environment, getOtherEnvironment } from "../environment.ts";
import { ProviderDouble, TOKEN } from "./provider-double.ts";

/** What is rehearsed, and where its words go. */
export interface Rehearsal extends Pick<DeployContext, "build" | "built" | "localSecrets" | "say"> {
  readonly environment: Environment;
  /** Where the settings are; they are copied, and what is made is kept nowhere. */
  readonly folder: string;
}

const ORIGINS: Readonly<Record<Environment, string>> = {
  production: "https://portal.rehearsal-hotels.com",
  staging: "https://staging.rehearsal-hotels.com",
};

/** What the product answers to the smoke test: nothing serves it at the provider's double. */
const SITE: Readonly<Record<string, () => Response>> = {
  "/healthz": () => Response.json({ ok: true }),
  "/": () => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
};

/**
 * Deploys an environment to a double of the provider on this machine, the other environment beside it, and the first
 * one again: everything that a first deployment does, by the same code and the real wrangler, with nobody's account.
 * Reads the settings of both; where a file is missing, it stands one in.
 *
 * @returns the double, stopped, for callers that look into it. Throws what a deployment throws.
 */
export async function rehearse({ environment, folder, say, ...build }: Rehearsal): Promise<ProviderDouble> {
  const provider = new ProviderDouble();
  const copy = mkdtempSync(join(tmpdir(), "foyer-rehearsal-"));
  const other = getOtherEnvironment(environment);
  try {
    for (const name of [environment, other]) {
      const own = join(folder, `${name}.env`);
      const copied = join(copy, `${name}.env`);
      if (existsSync(own)) cpSync(own, copied);
      else writeFileSync(copied, `PUBLIC_ORIGIN=${ORIGINS[name]}\n`, { mode: 0o600 });
      say(`${name}: ${existsSync(own) ? `the settings of ${own}` : `no ${own}; ${ORIGINS[name]} stands in`}`);
    }
    const apiBase = await provider.start();
    const rehearseOne = async (name: Environment) => {
      say(`\n${name}, at a double of the provider`);
      const here: DeployContext = {
        ...build,
        environment: name,
        folder: copy,
        apiBase,
        apiToken: TOKEN,
        say,
        now: Date.now,
        fetch: (input, init) => {
          const url = new URL(String(input));
          if (url.hostname === "127.0.0.1") return fetch(input, init);
          return Promise.resolve(SITE[url.pathname]?.() ?? new Response(null, { status: 404 }));
        },
        wait: async () => undefined,
      };
      await deploy(here);
    };
    await rehearseOne(environment);
    await rehearseOne(other);
    await rehearseOne(environment);
    return provider;
  } finally {
    provider.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}
