import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { deploy } from "#scripts/deploy/deploy.ts";
import { findLosingStatements, pendingMigrations, readMigrations } from "#scripts/deploy/migrations.ts";
import { rollBack } from "#scripts/deploy/roll-back.ts";
import { findUnrecoverableSecrets } from "#scripts/deploy/secrets.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { newSigningKey } from "#scripts/signing-key.ts";
import { getRefusal, type Installation, newInstallation, ORIGIN } from "./installation.ts";

const running: Installation[] = [];
async function getInstallation(settings: Record<string, string>): Promise<Installation> {
  const installation = await newInstallation(settings);
  running.push(installation);
  return installation;
}

afterEach(() => {
  for (const { provider } of running.splice(0)) provider.stop();
});

const GOOD = { CLIENT_KEY: "9f8c27d1be4a6035", OPS_TOKEN: "k3Vq9zR1mX7bT5wY2nD8hJ4sL6cF0pGa" };
const ANNA = "b7Rw2kX9pLz4VnC6tQm1HsD8fJg3YeU5";
const BOB = "m4Ks8vT1cXq7NzB2yWd9PhF6gRj3LoE5";
const KEY = newSigningKey({ slot: "a", signsFrom: 0 });

describe("a deployment is refused before anything is asked of the provider [G5]", () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ["without its file", {}, /production\.env is missing/],
    ["without an origin", { MAIL_FROM: "stay@hotel-company.com" }, /PUBLIC_ORIGIN is missing/],
    ["with an origin that is none", { PUBLIC_ORIGIN: "portal.hotel-company.com" }, /no address/],
    ["with http", { PUBLIC_ORIGIN: "http://portal.hotel-company.com" }, /not https/],
    ["with a path", { PUBLIC_ORIGIN: `${ORIGIN}/portal` }, /more than an origin/],
    ["with a port", { PUBLIC_ORIGIN: `${ORIGIN}:8443` }, /a port/],
    ["with this machine", { PUBLIC_ORIGIN: "https://localhost" }, /can't be reached/],
    ["with an address of numbers", { PUBLIC_ORIGIN: "https://10.0.0.7" }, /can't be reached/],
    ["with a placeholder", { PUBLIC_ORIGIN: "https://foyer.example" }, /placeholder/],
    ["with the runbook's own", { PUBLIC_ORIGIN: "https://portal.your-company.com" }, /placeholder/],
    [
      "with a place that the provider does not know",
      { PUBLIC_ORIGIN: ORIGIN, LOCATION: "europe" },
      /LOCATION=europe, which is none of weur,/,
    ],
    [
      "with an engine's address that is none",
      { PUBLIC_ORIGIN: ORIGIN, TRANSLATOR_URL: "api.deepl.com" },
      /TRANSLATOR_URL=api\.deepl\.com, which is no address/,
    ],
    [
      "with a language that no portal has",
      { PUBLIC_ORIGIN: ORIGIN, TRANSLATOR_LANGUAGES: "de,at" },
      /TRANSLATOR_LANGUAGES with at, which is no language/,
    ],
    [
      "with a misspelt setting",
      { PUBLIC_ORIGIN: ORIGIN, PUBLIC_ORIGINS: ORIGIN },
      /PUBLIC_ORIGINS, which is no setting/,
    ],
    [
      "with a short token",
      { PUBLIC_ORIGIN: ORIGIN, OPS_TOKEN: GOOD.OPS_TOKEN.slice(0, 31) },
      /OPS_TOKEN is shorter than 32/,
    ],
    [
      "with a repeated token",
      { PUBLIC_ORIGIN: ORIGIN, OPS_TOKEN: "9f8c27d1be4a".repeat(3) },
      /OPS_TOKEN repeats itself/,
    ],
    [
      "with few characters",
      { PUBLIC_ORIGIN: ORIGIN, OPS_TOKEN: `ab${"ba".repeat(18)}c` },
      /too few different/,
    ],
    [
      "with a common word",
      { PUBLIC_ORIGIN: ORIGIN, OPS_TOKEN: `ChangeMe-${GOOD.OPS_TOKEN}` },
      /anybody tries/,
    ],
    ...(
      [
        ["is no pair", GOOD.OPS_TOKEN, /entry 1 is no name/],
        ["is not named", `anna:${ANNA},:${BOB}`, /entry 2 is no name/],
        ["is named operations", `operations:${ANNA}`, /entry 1 is no name/],
        ["has a short token", `anna:${ANNA},bob:${BOB.slice(0, 31)}`, /token of bob is shorter than 32/],
        ["has a weak token", `anna:${"9f8c27d1be4a".repeat(3)}`, /token of anna repeats itself/],
        ["is named twice", `anna:${ANNA},anna:${BOB}`, /anna is named twice/],
        ["has another's token", `anna:${ANNA},bob:${ANNA}`, /bob has the token of anna/],
        ["has the shared token", `anna:${GOOD.OPS_TOKEN}`, /anna has the token of operations/],
        ["has the local token", `anna:${localSecrets().OPS_TOKEN}`, /in the local settings as well/],
        ["is nobody", ",", /names nobody/],
      ] as const
    ).map(([what, tokens, reason]): [string, Record<string, string>, RegExp] => [
      `with an operator who ${what}`,
      { PUBLIC_ORIGIN: ORIGIN, OPS_TOKEN: GOOD.OPS_TOKEN, OPS_TOKENS: tokens },
      reason,
    ]),
    ["with half a key", { PUBLIC_ORIGIN: ORIGIN, SIGNING_KEY: '{"kty":"EC"}' }, /SIGNING_KEY is no JWK/],
    [
      "with a public key",
      { PUBLIC_ORIGIN: ORIGIN, SIGNING_KEY: KEY.replace(/"d":"[^"]+",?/, "") },
      /no private P-256 key/,
    ],
    [
      "with the local token",
      { PUBLIC_ORIGIN: ORIGIN, OPS_TOKEN: localSecrets().OPS_TOKEN },
      /equals the local one/,
    ],
    [
      "with the local client key",
      { PUBLIC_ORIGIN: ORIGIN, CLIENT_KEY: localSecrets().CLIENT_KEY },
      /equals the local one/,
    ],
    [
      "with the local key, written otherwise",
      {
        PUBLIC_ORIGIN: ORIGIN,
        SIGNING_KEY: JSON.stringify({ ...JSON.parse(localSecrets().SIGNING_KEY), kid: "other" }),
      },
      /SIGNING_KEY equals the local one/,
    ],
  ])("%s", async (_title, settings, reason) => {
    const { here, provider } = await getInstallation(settings);
    const said = await getRefusal(deploy(here));
    expect(said).toMatch(reason);
    expect(said).toContain("Nothing was changed.");
    for (const value of [...Object.values(localSecrets()), ...Object.values(GOOD), ANNA, BOB])
      expect(said).not.toContain(value);
    expect(provider.asked).toEqual([]);
  });

  it("with the origin or a secret of the other environment", async () => {
    const origin = await getInstallation({ PUBLIC_ORIGIN: ORIGIN });
    writeFileSync(join(origin.here.folder, "staging.env"), `PUBLIC_ORIGIN=${ORIGIN}\n`);
    expect(await getRefusal(deploy(origin.here))).toMatch(/is the other environment's as well/);
    const token = await getInstallation({ PUBLIC_ORIGIN: ORIGIN, ...GOOD });
    writeFileSync(join(token.here.folder, "staging.env"), `OPS_TOKEN=${GOOD.OPS_TOKEN}\n`);
    expect(await getRefusal(deploy(token.here))).toMatch(/OPS_TOKEN equals the other environment's one/);
    const operator = await getInstallation({ PUBLIC_ORIGIN: ORIGIN, OPS_TOKENS: `bob:${BOB},anna:${ANNA}` });
    for (const line of [`OPS_TOKENS=eve:${ANNA}\n`, `OPS_TOKEN=${ANNA}\n`]) {
      writeFileSync(join(operator.here.folder, "staging.env"), line);
      expect(await getRefusal(deploy(operator.here))).toMatch(
        /token of anna is in the other environment's settings/,
      );
    }
  });
});

describe("a deployment that meets an account which is not as it thinks", () => {
  it("is refused with a wrong token, another account, and a host that another Worker serves [G5]", async () => {
    const { here, provider } = await getInstallation({ PUBLIC_ORIGIN: ORIGIN });
    expect(await getRefusal(deploy({ ...here, apiToken: "another" }))).toMatch(
      /^Account failed: .*403 Invalid access token.*\nCLOUDFLARE_API_TOKEN has ended.*\nNothing was changed\./,
    );
    provider.taken.set(new URL(ORIGIN).host, "website");
    expect(await getRefusal(deploy(here))).toMatch(/is served by the Worker website/);
    expect(provider.writes()).toEqual([]);
    const { here: elsewhere } = await getInstallation({
      PUBLIC_ORIGIN: ORIGIN,
      CLOUDFLARE_ACCOUNT_ID: "f".repeat(32),
    });
    expect(await getRefusal(deploy(elsewhere))).toMatch(/403 Not your account/);
  });

  it("says of a thing that it is made once it is, and of a secret that only the provider has [G5]", async () => {
    const { here, provider, lines } = await getInstallation({ PUBLIC_ORIGIN: ORIGIN });
    provider.fails = ({ method, path }) => method === "POST" && path.endsWith("/namespaces");
    expect(await getRefusal(deploy(here))).toMatch(
      /Done: Settings, Account\. Made: database foyer: created; copies of the database near readers: switched on\./,
    );
    expect(lines).toContain("  database foyer: created");
    expect(lines.join("\n")).not.toContain("key-value store");
    expect(findUnrecoverableSecrets(GOOD, new Set(["OPS_TOKEN", "CLIENT_KEY"]))).toEqual([]);
    expect(findUnrecoverableSecrets({}, new Set(["OPS_TOKEN", "SIGNING_KEY"]))).toEqual(["OPS_TOKEN"]);
  });

  it("does not go back where nothing was deployed, or to a version that never was [G5]", async () => {
    const { here, provider } = await getInstallation({ PUBLIC_ORIGIN: ORIGIN });
    provider.secrets.set("OPS_TOKEN", GOOD.OPS_TOKEN);
    expect(await getRefusal(rollBack(here))).toMatch(/Nothing was ever deployed/);
    provider.deployments.push(
      { versionId: "one", trigger: "upload" },
      { versionId: "one-b", trigger: "secret" },
    );
    expect(await getRefusal(rollBack(here))).toMatch(/no version before/);
    expect(await getRefusal(rollBack(here, "two"))).toMatch(/two was never deployed/);
  });
});

describe("migrations", () => {
  it.each([
    "DROP TABLE `users`;",
    "-- a comment\n/* and\nanother */ drop table users",
    "ALTER TABLE `users` DROP COLUMN `email`;",
    "ALTER TABLE users RENAME TO people",
    "CREATE TABLE a (id text);--> statement-breakpoint\nDELETE FROM users WHERE 1;",
    "CREATE TABLE a (id text); DROP TRIGGER counted;",
    "INSERT OR REPLACE INTO users VALUES (1);",
  ])("that lose something are named: %j [G5]", (sql) => {
    expect(findLosingStatements(sql)).toHaveLength(1);
    const all = [
      { name: "0001_first.sql", sql: "" },
      { name: "0002_next.sql", sql },
    ];
    expect(() => pendingMigrations(all, new Set(["0001_first.sql"]))).toThrow(
      "0002_next.sql does not only add",
    );
    // A new database has nothing to lose.
    expect(pendingMigrations(all, new Set())).toHaveLength(2);
  });

  it("of ours only add, each of them [G5]", () => {
    expect(readMigrations().flatMap(({ sql }) => findLosingStatements(sql))).toEqual([]);
    expect(readMigrations()).not.toEqual([]);
  });

  it("of a newer version than this one stop a deployment [G5]", () => {
    expect(() => pendingMigrations(readMigrations(), new Set(["9999_of_tomorrow.sql"]))).toThrow(
      "of a newer version",
    );
  });
});
