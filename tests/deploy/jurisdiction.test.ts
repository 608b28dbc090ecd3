import { afterEach, describe, expect, it } from "vitest";
import { deploy } from "#scripts/deploy/deploy.ts";
import { parseJurisdiction } from "#scripts/deploy/environment.ts";
import { getRefusal, type Installation, newInstallation, ORIGIN } from "./installation.ts";

const running: Installation[] = [];

afterEach(() => {
  for (const { provider } of running.splice(0)) provider.stop();
});

async function getInstallation(): Promise<Installation> {
  const installation = await newInstallation({ PUBLIC_ORIGIN: ORIGIN });
  running.push(installation);
  return installation;
}

const eu = { jurisdiction: "eu" } as const;

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
