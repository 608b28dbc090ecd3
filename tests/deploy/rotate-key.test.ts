import { afterEach, describe, expect, it } from "vitest";
import { DeployPending } from "#scripts/deploy/deploy-error.ts";
import { rotateKey } from "#scripts/deploy/rotate-key.ts";
import { newSigningKey } from "#scripts/signing-key.ts";
import { readKeyId } from "#worker/identity/key-id.ts";
import { getRefusal, type Installation, newInstallation, ORIGIN } from "./installation.ts";

const DAY_MS = 86_400_000;
let installation: Installation | null = null;
afterEach(() => installation?.provider.stop());

const toId = (key: string | undefined) => readKeyId((JSON.parse(key ?? "") as { kid: string }).kid);

/** A deployed product that publishes its keys. */
async function deployed(...keys: readonly string[]): Promise<Installation> {
  installation = await newInstallation({ PUBLIC_ORIGIN: ORIGIN });
  const { provider, site } = installation;
  provider.versions.push({
    id: "one",
    bindings: [],
    annotations: {},
    metadata: {},
    modules: {},
    assets: [],
    migrated: [],
  });
  for (const [index, key] of keys.entries())
    provider.secrets.set(index === 0 ? "SIGNING_KEY" : "SIGNING_KEY_B", key);
  site["/.well-known/jwks.json"] = () =>
    Response.json({
      keys: [...provider.secrets.values()].map((key) => ({ kid: (JSON.parse(key) as { kid: string }).kid })),
    });
  return installation;
}

describe("a rotation of keys", () => {
  it("puts the new key beside the old one, and signs with it five minutes later [G7]", async () => {
    const old = newSigningKey({ slot: "a", signsFrom: 0 });
    const { here, provider } = await deployed(old);
    const said = await rotateKey(here);
    expect(provider.secrets.get("SIGNING_KEY")).toBe(old);
    expect(toId(provider.secrets.get("SIGNING_KEY_B"))).toEqual({
      slot: "b",
      signsFrom: here.now() + 300_000,
    });
    expect(said).toMatch(/^SIGNING_KEY_B is new, and signs from 2027-01-01 00:05 UTC/);
    expect(said).not.toContain((JSON.parse(provider.secrets.get("SIGNING_KEY_B") ?? "") as { d: string }).d);
    expect(provider.writes()).toEqual(["PUT /workers/scripts/foyer/secrets"]);
  });

  it("replaces the older of two, and only once nothing that it signed is still good [G7]", async () => {
    const now = Date.UTC(2027, 0, 1);
    const [a, b] = [
      newSigningKey({ slot: "a", signsFrom: now - 60 * DAY_MS }),
      newSigningKey({ slot: "b", signsFrom: now - 29 * DAY_MS }),
    ];
    const { here, provider } = await deployed(a, b);
    expect(await getRefusal(rotateKey(here))).toMatch(/live until 2027-01-02 00:00 UTC/);
    expect(provider.secrets.get("SIGNING_KEY")).toBe(a);
    await rotateKey({ ...here, now: () => now + DAY_MS });
    expect(toId(provider.secrets.get("SIGNING_KEY"))).toMatchObject({ slot: "a" });
    expect(provider.secrets.get("SIGNING_KEY_B")).toBe(b);
  });

  it("twice at once leaves nothing of a key that was stolen, nor of the one before [G7]", async () => {
    const stolen = JSON.stringify({
      ...JSON.parse(newSigningKey({ slot: "a", signsFrom: 0 })),
      kid: "12ab34cd56ef",
    });
    const { here, provider } = await deployed(stolen);
    await rotateKey(here, { atOnce: true });
    await rotateKey(here, { atOnce: true });
    const [a, b] = [provider.secrets.get("SIGNING_KEY"), provider.secrets.get("SIGNING_KEY_B")];
    expect(a).not.toBe(stolen);
    expect(toId(a).signsFrom).toBeGreaterThan(toId(b).signsFrom);
  });

  it("says that a second one must wait where the product does not show the new key [G7]", async () => {
    const { here, site } = await deployed(newSigningKey({ slot: "a", signsFrom: 0 }));
    const stale = await site["/.well-known/jwks.json"]?.().text();
    site["/.well-known/jwks.json"] = () => new Response(stale);
    const began = here.now();
    const rotating = rotateKey(here, { atOnce: true });
    await expect(rotating).rejects.toBeInstanceOf(DeployPending);
    expect(await getRefusal(rotating)).toMatch(
      /^Done; wait. SIGNING_KEY_B is new.* rotate no second time before it has b-\d+-/,
    );
    expect(here.now() - began).toBe(120_000);
  });

  it("does nothing where the product does not show its keys [G7]", async () => {
    const { here, provider, site } = await deployed(newSigningKey({ slot: "a", signsFrom: 0 }));
    site["/.well-known/jwks.json"] = () => new Response("", { status: 503 });
    expect(await getRefusal(rotateKey(here))).toMatch(/jwks\.json answers 503/);
    expect(provider.asked).toEqual([]);
  });
});
