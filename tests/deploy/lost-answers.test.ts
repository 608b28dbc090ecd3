import { afterEach, describe, expect, it } from "vitest";
import { getNames } from "#scripts/deploy/environment.ts";
import { appliedMigrations } from "#scripts/deploy/migrations.ts";
import { createProvider } from "#scripts/deploy/provider.ts";
import { ensureResources, findAccount } from "#scripts/deploy/resources.ts";
import { getRefusal, type Installation, newInstallation, ORIGIN } from "./installation.ts";

const running: Installation[] = [];
afterEach(() => {
  for (const { provider } of running.splice(0)) provider.stop();
});

async function open() {
  const installation = await newInstallation({ PUBLIC_ORIGIN: ORIGIN });
  running.push(installation);
  const { here, provider } = installation;
  const call = createProvider(here);
  const prepare = async () => {
    const { id: account } = await findAccount(call, undefined);
    const names = getNames("production");
    const resources = await ensureResources(call, {
      account,
      names,
      place: null,
      location: undefined,
      say: here.say,
    });
    await appliedMigrations(call, `/accounts/${account}/d1/database/${resources.databaseId}`);
  };
  return { provider, prepare };
}

describe("a deployment whose connections are closed", () => {
  it.each(["before", "after"] as const)(
    "goes on though each call loses its first answer %s the provider acts, and makes nothing twice [G5]",
    async (when) => {
      const { provider, prepare } = await open();
      const dropped = new Set<string>();
      provider.drops = ({ method, path }) => {
        const key = `${method} ${path}`;
        if (dropped.has(key)) return null;
        dropped.add(key);
        return when;
      };
      await prepare();
      expect(dropped.size).toBeGreaterThan(6);
      expect([...provider.databases.keys()]).toEqual(["foyer"]);
      expect([...provider.namespaces.keys()].sort()).toEqual(["foyer-flags", "foyer-portals"]);
      expect([...provider.buckets.keys()]).toEqual(["foyer-files"]);
    },
  );

  it("gives up on a provider that never answers, and names it [G5]", async () => {
    const { provider, prepare } = await open();
    provider.drops = () => "before";
    expect(await getRefusal(prepare())).toMatch(/^127\.0\.0\.1:\d+ does not answer: /);
  });
});
