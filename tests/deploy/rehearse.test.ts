import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { readMigrations } from "#scripts/deploy/migrations.ts";
import { rehearse } from "#scripts/deploy/rehearsal/rehearse.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { build } from "#scripts/local-server.ts";
import { ORIGIN, smallBuild } from "./installation.ts";

/** A build and four deployments: too slow for every run, which tests single deployments (`deploy.test.ts`). */
const isFullTier = process.env.FOYER_TIER === "all";

let built: string;
beforeAll(() => {
  if (!isFullTier) return;
  localSecrets();
  build();
  built = smallBuild();
});

it.runIf(isFullTier)(
  "a rehearsal deploys staging beside production, each with its own secrets, and again, and keeps nothing [G5]",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "foyer-deploy-"));
    writeFileSync(join(folder, "production.env"), `PUBLIC_ORIGIN=${ORIGIN}\n`);
    const lines: string[] = [];
    const provider = await rehearse({
      environment: "staging",
      folder,
      localSecrets: ".dev.vars",
      built,
      build: () => undefined,
      say: (line) => lines.push(line),
    });
    expect([...provider.workers.keys()].toSorted()).toEqual(["foyer", "foyer-staging"]);
    const [production, staging] = ["foyer", "foyer-staging"].map((name) => provider.worker(name));
    expect(production?.domains).toEqual([new URL(ORIGIN).host]);
    for (const name of ["CLIENT_KEY", "OPS_TOKEN", "SIGNING_KEY"]) {
      const [one, other] = [production?.secrets.get(name), staging?.secrets.get(name)];
      expect([typeof one, typeof other, one === other], name).toEqual(["string", "string", false]);
    }
    const migrations = readMigrations().map(({ name }) => name);
    for (const { migrated } of [...(production?.versions ?? []), ...(staging?.versions ?? [])]) {
      expect(migrated).toEqual(migrations);
    }
    expect([production?.versions.length, staging?.versions.length]).toEqual([1, 2]);
    // Resources of the second environment stay separate, and the last deployment creates nothing.
    expect(lines.filter((line) => line.includes("can't be read back"))).toEqual([]);
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith("\nstaging")));
    expect(last.filter((line) => /created|made/.test(line))).toEqual([]);
    expect(readdirSync(folder)).toEqual(["production.env"]);
    expect(existsSync(".deploy/staging.env")).toBe(false);
  },
  300_000,
);
