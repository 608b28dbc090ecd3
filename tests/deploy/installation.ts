import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseEnv } from "node:util";
import type { DeployContext } from "#scripts/deploy/deploy-context.ts";
import { DeployError } from "#scripts/deploy/deploy-error.ts";
import type { Environment } from "#scripts/deploy/environment.ts";
import { ProviderDouble, TOKEN } from "#scripts/deploy/rehearsal/provider-double.ts";

export const ORIGIN = "https://portal.hotel-company.com";

/** Answers of the deployed product, by path. */
export type Site = Record<string, () => Response>;

const wellSite = (): Site => ({
  "/healthz": () => Response.json({ ok: true }),
  "/": () => new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
});

/** A build with its code and only a few of its many files, to save time. */
export function smallBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "foyer-built-"));
  cpSync("build/server", join(folder, "server"), { recursive: true });
  for (const file of ["build/client/_headers", ...globSync("build/client/assets/*.css").slice(0, 3)]) {
    cpSync(file, join(folder, relative("build", file)));
  }
  return folder;
}

/** A deploying machine, an empty account, and the product as guests reach it. */
export interface Installation {
  readonly here: DeployContext;
  readonly provider: ProviderDouble;
  readonly site: Site;
  readonly lines: string[];
  readonly settingsFile: string;
  readonly settings: () => Record<string, string | undefined>;
}

export async function newInstallation(
  settings: Readonly<Record<string, string>>,
  { environment = "production" as Environment, built = "build" } = {},
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), "foyer-installation-"));
  const settingsFile = join(folder, `${environment}.env`);
  const text = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  if (text.length > 0) writeFileSync(settingsFile, text.join(""));
  const provider = new ProviderDouble();
  const lines: string[] = [];
  const site = wellSite();
  let clock = Date.UTC(2027, 0, 1);
  const here: DeployContext = {
    environment,
    folder,
    localSecrets: ".dev.vars",
    apiBase: await provider.start(),
    apiToken: TOKEN,
    build: () => undefined,
    built,
    fetch: (input, init) => {
      const url = new URL(String(input));
      if (url.hostname === "127.0.0.1") return fetch(input, init);
      const answer = site[url.pathname];
      return answer ? Promise.resolve(answer()) : Promise.reject(new Error(`${url.host} is not there`));
    },
    now: () => clock,
    wait: async (milliseconds) => {
      clock += milliseconds;
    },
    say: (line) => lines.push(line),
  };
  const read = () => (existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, "utf8")) : {});
  return { here, provider, site, lines, settingsFile, settings: read };
}

/** Message of a deployment that fails; throws when it succeeds. */
export async function getRefusal(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeployError)) throw error ?? new Error("It was not refused.");
  return error.message;
}
