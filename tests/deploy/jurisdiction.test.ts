import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { deploy } from "#scripts/deploy/deploy.ts";
import { parseJurisdiction } from "#scripts/deploy/environment.ts";
import { rollBack } from "#scripts/deploy/roll-back.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { build } from "#scripts/local-server.ts";
import { getRefusal, type Installation, newInstallation, ORIGIN, smallBuild } from "./installation.ts";

const running: Installation[] = [];

let built: string;
beforeAll(() => {
  localSecrets();
  build();
  built = smallBuild();
});

afterEach(() => {
  for (const { provider } of running.splice(0)) provider.stop();
});

async function getInstallation(settings: Record<string, string> = {}): Promise<Installation> {
  const installation = await newInstallation({ PUBLIC_ORIGIN: ORIGIN, ...settings }, { built });
  running.push(installation);
  return installation;
}

const eu = { jurisdiction: "eu" } as const;

describe("a deployment in a jurisdiction", () => {
  it("creates database and files there, opens its objects there, and stays there without saying so again [H5]", async () => {
    const { here, provider, lines } = await getInstallation({ LOCATION: "wnam" });
    await deploy(here, eu);
    expect(provider.databases.get("foyer")).toMatchObject({ jurisdiction: "eu", hint: undefined });
    expect([...provider.buckets]).toEqual([["foyer-files", { jurisdiction: "eu", hint: undefined }]]);

    lines.length = 0;
    await deploy(here);
    expect(lines).toContain("  jurisdiction: eu");
    expect(lines.filter((line) => line.endsWith("created"))).toEqual([]);
    expect(provider.versions).toHaveLength(2);
    for (const { bindings } of provider.versions) {
      expect(bindings).toContainEqual(
        expect.objectContaining({ name: "FILES", bucket_name: "foyer-files", jurisdiction: "eu" }),
      );
      expect(bindings).toContainEqual({ name: "JURISDICTION", type: "plain_text", text: "eu" });
    }
    expect(await rollBack(here)).toContain(`back at version ${provider.versions[0]?.id}`);
  });

  it("goes on there after a failure, though the option is forgotten [H5]", async () => {
    const { here, provider } = await getInstallation();
    provider.fails = ({ method, path }) => method === "POST" && path === "/r2/buckets";
    expect(await getRefusal(deploy(here, eu))).toContain("Made: database foyer: created");
    provider.fails = ({ method, path }) => method === "POST" && path.endsWith("/query");
    expect(await getRefusal(deploy(here))).toMatch(/^Migrations failed/);
    expect(provider.buckets.get("foyer-files")).toMatchObject({ jurisdiction: "eu" });
    const configuration = readFileSync(join(here.folder, "production/server/wrangler.json"), "utf8");
    expect(JSON.parse(configuration)).toMatchObject({ vars: { JURISDICTION: "eu" } });
  });
});

describe("an environment is refused before anything is changed", () => {
  it.each<[string, (provider: Installation["provider"]) => void, { jurisdiction?: "eu" }, string]>([
    [
      "in eu, with a database in no jurisdiction",
      (provider) => void provider.addDatabase("foyer"),
      eu,
      "The database foyer is in no jurisdiction, not in eu. An environment stays where it was created.",
    ],
    [
      "in eu, with files in no jurisdiction",
      (provider) => void provider.buckets.set("foyer-files", { hint: undefined, jurisdiction: "default" }),
      eu,
      "The bucket foyer-files is in no jurisdiction, not in eu. An environment stays where it was created.",
    ],
    [
      "in eu, with a database elsewhere",
      (provider) => void provider.addDatabase("foyer", undefined, "fedramp"),
      eu,
      "The database foyer is in fedramp, not in eu. An environment stays where it was created.",
    ],
    [
      "with its files elsewhere than its database",
      (provider) => {
        provider.addDatabase("foyer", undefined, "eu");
        provider.buckets.set("foyer-files", { hint: undefined, jurisdiction: "default" });
      },
      {},
      "The bucket foyer-files is in no jurisdiction, not in eu. An environment stays where it was created.",
    ],
    [
      "in a jurisdiction that no deployment creates",
      (provider) => void provider.addDatabase("foyer", undefined, "fedramp"),
      {},
      "The database foyer is in fedramp, which is unknown here.",
    ],
  ])("%s [H5]", async (_title, prepare, options, reason) => {
    const { here, provider } = await getInstallation();
    prepare(provider);
    const said = await getRefusal(deploy(here, options));
    expect(said).toContain(`Account failed: ${reason}`);
    expect(said).toContain("Nothing was changed.");
    expect(provider.writes()).toEqual([]);
  });

  it("when the provider creates its database elsewhere than it was asked to [H5]", async () => {
    const { here, provider } = await getInstallation();
    const add = provider.addDatabase.bind(provider);
    provider.addDatabase = (name, hint) => add(name, hint);
    expect(await getRefusal(deploy(here, eu))).toContain("The database is in no jurisdiction, not in eu.");
    expect(provider.buckets.size).toBe(0);
  });
});

it("a jurisdiction is eu or not named at all [H5]", () => {
  expect([parseJurisdiction("eu"), parseJurisdiction(undefined)]).toEqual(["eu", null]);
  for (const word of ["", "EU", "europe", "default", "us"])
    expect(() => parseJurisdiction(word)).toThrow("Say --jurisdiction eu.");
});
