import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deploy } from "../deploy.ts";
import type { DeployContext } from "../deploy-context.ts";
import { type Environment, getOtherEnvironment, type Place } from "../environment.ts";
import { ProviderDouble, TOKEN } from "./provider-double.ts";

/** The environment to rehearse, and where its output goes. */
export interface Rehearsal extends Pick<DeployContext, "build" | "built" | "localSecrets" | "say"> {
  readonly environment: Environment;
  readonly jurisdiction?: Place;
  /** Folder of the settings. They are copied; new values are not written back. */
  readonly folder: string;
}

const ORIGINS: Readonly<Record<Environment, string>> = {
  production: "https://portal.rehearsal-hotels.com",
  staging: "https://staging.rehearsal-hotels.com",
};

/** Answers to the smoke test: the double serves no site. */
const SITE: Readonly<Record<string, () => Response>> = {
  "/healthz": () => Response.json({ ok: true }),
  "/": () => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
};

/**
 * Deploys an environment to a local double of the provider, then the other environment, then the first one again:
 * everything that a first deployment does, with the same code and the real wrangler, without an account. Reads the
 * settings of both; a missing file is replaced by a sample.
 *
 * @returns the stopped double for inspection. Throws what a deployment throws.
 */
export async function rehearse({
  environment,
  jurisdiction = null,
  folder,
  say,
  ...build
}: Rehearsal): Promise<ProviderDouble> {
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
      await deploy(here, { jurisdiction });
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
