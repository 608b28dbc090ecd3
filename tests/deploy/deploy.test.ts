import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { deploy } from "#scripts/deploy/deploy.ts";
import { readMigrations } from "#scripts/deploy/migrations.ts";
import type { Binding, UploadedVersion } from "#scripts/deploy/rehearsal/double-worker.ts";
import { rollBack } from "#scripts/deploy/roll-back.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { build } from "#scripts/local-server.ts";
import { getRefusal, type Installation, newInstallation, ORIGIN, smallBuild } from "./installation.ts";

const MIGRATIONS = readMigrations().map(({ name }) => name);
const running: Installation[] = [];

async function getInstallation(
  settings: Record<string, string>,
  environment: "production" | "staging" = "production",
): Promise<Installation> {
  const installation = await newInstallation(settings, { environment, built });
  running.push(installation);
  return installation;
}

let built: string;
beforeAll(() => {
  localSecrets();
  build();
  built = smallBuild();
});

afterEach(() => {
  for (const { provider } of running.splice(0)) provider.stop();
});

const mapBindings = ({ bindings }: UploadedVersion) =>
  new Map(bindings.map((binding) => [binding.name, binding]));
const getSecret = (bindings: Map<string, Binding>, name: string) => String(bindings.get(name)?.text);

/** Each deployment starts wrangler a dozen times. */
const isFullTier = process.env.FOYER_TIER === "all";

describe("a deployment", () => {
  it("makes all of an empty account, migrates before it uploads, and makes nothing twice [G5]", async () => {
    const installation = await getInstallation({
      PUBLIC_ORIGIN: ORIGIN,
      MAIL_FROM: "stay@hotel-company.com",
      LOCATION: "weur",
      TRANSLATOR_URL: "https://api.deepl.com",
      TRANSLATOR_KEY: "given-by-the-engine",
      TRANSLATOR_MODEL: "@cf/meta/m2m100-1.2b",
    });
    const { here, provider, lines, settings, settingsFile } = installation;
    expect(await deploy(here)).toBe(ORIGIN);

    const [version] = provider.versions;
    if (!version) throw new Error("Nothing was uploaded.");
    expect(version.migrated).toEqual(MIGRATIONS);
    const bindings = mapBindings(version);
    expect(bindings.get("DB")).toMatchObject({ type: "d1", id: provider.databases.get("foyer")?.uuid });
    expect([...provider.replicated]).toEqual([provider.databases.get("foyer")?.uuid]);
    expect(bindings.get("FLAGS")).toMatchObject({ namespace_id: provider.namespaces.get("foyer-flags") });
    expect(bindings.get("PORTALS")).toMatchObject({ namespace_id: provider.namespaces.get("foyer-portals") });
    expect(bindings.get("FILES")).toMatchObject({ type: "r2_bucket", bucket_name: "foyer-files" });
    expect(bindings.get("PUBLIC_ORIGIN")).toMatchObject({ type: "plain_text", text: ORIGIN });
    expect(bindings.get("MAIL")).toMatchObject({ type: "send_email" });
    expect(bindings.get("AI")).toMatchObject({ type: "ai" });
    expect(bindings.get("TRANSLATOR_URL")).toMatchObject({ text: "https://api.deepl.com" });
    expect(getSecret(bindings, "TRANSLATOR_KEY")).toBe("given-by-the-engine");
    expect([...provider.buckets.values()]).toEqual([{ hint: "weur", jurisdiction: "default" }]);
    expect(provider.databases.get("foyer")).toMatchObject({ hint: "weur", jurisdiction: null });
    expect(bindings.get("FILES")).not.toHaveProperty("jurisdiction");
    expect(bindings.has("JURISDICTION")).toBe(false);
    expect(provider.domains).toEqual([new URL(ORIGIN).host]);
    expect(provider.crons).toHaveLength(3);

    // Secrets are created. The owner keeps the two that the provider never shows again; nobody sees the signing key.
    expect(getSecret(bindings, "OPS_TOKEN")).toBe(settings().OPS_TOKEN);
    expect(getSecret(bindings, "CLIENT_KEY")).toBe(settings().CLIENT_KEY);
    expect(statSync(settingsFile).mode & 0o077).toBe(0);
    const signingKey = getSecret(bindings, "SIGNING_KEY");
    expect(JSON.parse(signingKey)).toMatchObject({ crv: "P-256", kid: expect.stringMatching(/^a-\d+-/) });
    expect(lines.join("\n")).not.toContain(settings().OPS_TOKEN);
    expect(readFileSync(settingsFile, "utf8")).not.toContain((JSON.parse(signingKey) as { d: string }).d);

    // The build has the local secrets beside it; the upload contains neither the file nor its values.
    expect(existsSync(join(built, "server/.dev.vars"))).toBe(true);
    expect(existsSync(join(here.folder, "production/server/.dev.vars"))).toBe(false);
    expect(version.assets.filter((path) => path.includes(".dev.vars"))).toEqual([]);
    const uploaded = Object.values(version.modules).join("\n") + JSON.stringify(version.metadata);
    for (const value of [localSecrets().OPS_TOKEN, JSON.parse(localSecrets().SIGNING_KEY).d])
      expect(uploaded).not.toContain(value);

    provider.asked.length = 0;
    expect(await deploy(here)).toBe(ORIGIN);
    expect(provider.versions).toHaveLength(2);
    expect(
      provider.writes().filter((write) => /POST .*\/(?:database|namespaces|buckets)$/.test(write)),
    ).toEqual([]);
    const second = provider.versions.at(-1);
    expect(second?.bindings.filter(({ type }) => type === "secret_text")).toEqual([]);
    expect(second?.metadata.keep_bindings).toContain("secret_text");

    // Changing a secret also adds a version, with the same code: rolling back skips it, and warns.
    const [first] = provider.versions;
    provider.deployments.push({ versionId: second?.id ?? "", trigger: "secret" });
    lines.length = 0;
    expect(await rollBack(here)).toContain(`back at version ${first?.id}`);
    expect(provider.deployments.at(-1)).toMatchObject({ versionId: first?.id });
    expect(lines.join("\n")).toMatch(
      new RegExp(`Back to .*version ${first?.id}[\\s\\S]*secrets are of then`),
    );
  });

  it.runIf(isFullTier)(
    "goes on where one was broken off: with half of an account, after a failed migration and a failed upload [G5]",
    async () => {
      const { here, provider } = await getInstallation({ PUBLIC_ORIGIN: ORIGIN }, "staging");
      const { uuid } = provider.addDatabase("foyer-staging");
      provider.addDatabase("foyer-staging-older");
      provider.namespaces.set("foyer-staging-flags", "flags-of-before");

      let queries = 0;
      provider.fails = ({ method, path }) => {
        queries += method === "POST" && path.endsWith("/query") ? 1 : 0;
        return queries > 6;
      };
      const atMigration = await getRefusal(deploy(here));
      expect(atMigration).toMatch(/^Migrations failed: .*An unknown error/s);
      expect(atMigration).toContain("Done: Settings, Account, Resources, Build, Secrets, Configuration.");
      expect(atMigration).toContain("run the same command again");
      expect(provider.versions).toEqual([]);

      provider.fails = ({ path }) => path.endsWith("/assets-upload-session");
      expect(await getRefusal(deploy(here))).toMatch(/^Upload failed: [\s\S]*Done: .*Migrations\./);

      provider.fails = () => false;
      await deploy(here);
      expect(provider.versions[0]?.migrated).toEqual(MIGRATIONS);
      const bindings = mapBindings(provider.versions[0] as UploadedVersion);
      expect(bindings.get("DB")).toMatchObject({ id: uuid });
      expect(bindings.get("FLAGS")).toMatchObject({ namespace_id: "flags-of-before" });
      expect(bindings.get("FILES")).toMatchObject({ bucket_name: "foyer-staging-files" });
    },
  );
});

describe("a deployment in a jurisdiction", () => {
  it("creates database and files there, opens its objects there, and stays there without saying so again [H5]", async () => {
    const { here, provider, lines } = await getInstallation({ PUBLIC_ORIGIN: ORIGIN, LOCATION: "wnam" });
    await deploy(here, { jurisdiction: "eu" });
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
    const { here, provider } = await getInstallation({ PUBLIC_ORIGIN: ORIGIN });
    provider.fails = ({ method, path }) => method === "POST" && path === "/r2/buckets";
    expect(await getRefusal(deploy(here, { jurisdiction: "eu" }))).toContain("Made: database foyer: created");
    provider.fails = ({ method, path }) => method === "POST" && path.endsWith("/query");
    expect(await getRefusal(deploy(here))).toMatch(/^Migrations failed/);
    expect(provider.buckets.get("foyer-files")).toMatchObject({ jurisdiction: "eu" });
    const configuration = readFileSync(join(here.folder, "production/server/wrangler.json"), "utf8");
    expect(JSON.parse(configuration)).toMatchObject({ vars: { JURISDICTION: "eu" } });
  });
});
