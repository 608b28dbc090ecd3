import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { PublishAnswer } from "#domain/property/publication.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { OPEN } from "#tests/factories/published-portal.ts";
import { confirmPortal } from "#worker/http/content/confirm-portal.ts";
import { portalKey } from "#worker/portal/portal-store.ts";
import { usableButton } from "../factories/draft.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { saveButtons } from "../factories/stored-draft.ts";
import { ORIGIN, target } from "../factories/worker/worker-target.ts";

async function publish({ caller, at }: Scene): Promise<PublishAnswer> {
  return (await expectAnswer(
    await caller.call("POST", at("/publish"), { json: { note: "" } }),
  )) as PublishAnswer;
}

function confirmIn(portals: KVNamespace, { property }: Scene): Promise<number | null> {
  const asked = { slug: property.slug, language: "en", origin: ORIGIN, now: Date.now() } as const;
  return confirmPortal({ ...env, PORTALS: portals }, asked);
}

/** The KV namespace with an older value, as a location reads it before the newest value has reached it. */
function namespaceWith(value: ArrayBuffer | null, metadata: unknown): KVNamespace {
  return new Proxy(env.PORTALS, {
    get: (portals, name) =>
      name === "getWithMetadata" ? async () => ({ value, metadata }) : Reflect.get(portals, name),
  });
}

describe("the answer to publishing", () => {
  it("says the version that guests get, and they do get it [S39]", async () => {
    const scene = await openScene(target);
    const guest = async () =>
      (await callAs(target, "GET", `/p/${scene.property.slug}/en`)).headers.get("etag");
    const etags: (string | null)[] = [];
    for (const number of [1, 2, 3]) {
      await saveButtons(scene, "en", [usableButton("link", 1, `Menu ${number}`)]);
      expect(await publish(scene)).toMatchObject({ number, confirmed: number, live: true });
      etags.push(await guest());
    }
    expect(new Set(etags).size).toBe(3);
  });

  it("says the older version while this place still has that one [S39]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [usableButton("link", 1, "Breakfast")]);
    await publish(scene);
    const first = await env.PORTALS.getWithMetadata(portalKey(scene.property.slug), "arrayBuffer");
    await saveButtons(scene, "en", [usableButton("link", 1, "Supper")]);
    expect(await publish(scene)).toMatchObject({ confirmed: 2 });
    expect(await confirmIn(namespaceWith(first.value, first.metadata), scene)).toBe(1);
    expect(await confirmIn(env.PORTALS, scene)).toBe(2);
  });

  it("says none where guests get no page, or a closed one [S142]", async () => {
    const scene = await openScene(target);
    expect(await confirmIn(env.PORTALS, scene)).toBeNull();
    await saveButtons(scene, "en", [usableButton("link", 1, "Breakfast")]);
    await publish(scene);
    const key = portalKey(scene.property.slug);
    const { value, metadata } = await env.PORTALS.getWithMetadata<object>(key, "arrayBuffer");
    const closed = { ...metadata, licence: { ...OPEN, isClosed: true } };
    expect(await confirmIn(namespaceWith(value, closed), scene)).toBeNull();
  });
});

describe("a published page", () => {
  it("is asked for again each time, and answered by its tag alone [S3]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [usableButton("link", 1, "Breakfast")]);
    await publish(scene);
    const path = `/p/${scene.property.slug}/en`;
    const page = await callAs(target, "GET", path);
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const etag = page.headers.get("etag") ?? "";
    expect((await callAs(target, "GET", path, { headers: { "if-none-match": etag } })).status).toBe(304);
    await saveButtons(scene, "en", [usableButton("link", 1, "Supper")]);
    await publish(scene);
    const newer = await callAs(target, "GET", path, { headers: { "if-none-match": etag } });
    expect([newer.status, (await newer.text()).includes("Supper")]).toEqual([200, true]);
  });
});
