import { env } from "cloudflare:test";
import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "#domain/language.ts";
import { PAGES_LOST_MARK } from "#domain/property/rendering.ts";
import { callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { openDatabase } from "#worker/db/client.ts";
import { selectWaitingPortals } from "#worker/db/content/renderings.ts";
import { MISSES_PER_MINUTE } from "#worker/guest/counting/not-found-rate-limit.ts";
import { handleGuest } from "#worker/guest/guest.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey, readPortal, readRawPortal, writePortal } from "#worker/portal/portal-store.ts";
import { qrKey } from "#worker/portal/qr-store.ts";
import { RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { renderWaiting } from "#worker/services/portal/render-waiting.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

async function openPublished(name = "Breakfast menu"): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "de"] });
  await saveButtons(scene, "en", [usableButton("link", 1, name)]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  return scene;
}

const readCode = async ({ property }: Scene) =>
  (await env.DB.prepare("select code from qr_codes where property_id = ?")
    .bind(property.id)
    .first<string>("code")) ?? "";

function beacon(slug: string): Promise<Response> {
  const body = JSON.stringify({ v: 1, events: [{ id: crypto.randomUUID(), kind: "view" }] });
  const headers = { origin: "https://guests.example", "content-type": "text/plain" };
  return ask(`/p/${slug}/events`, { method: "POST", body, headers });
}

/** Ways to lose a portal's value. The next guest's request makes the writer store it again. */
const LOSSES: Record<string, (slug: string) => Promise<void>> = {
  "has been deleted": (slug) => env.PORTALS.delete(portalKey(slug)),
  "can't be read": (slug) =>
    env.PORTALS.put(portalKey(slug), "no portal", {
      metadata: { v: 1, number: 1, licence: { isClosed: true } },
    }),
  "has lost its metadata": async (slug) => {
    const value = await env.PORTALS.get(portalKey(slug), "arrayBuffer");
    await env.PORTALS.put(portalKey(slug), value ?? "");
  },
  "is cut off": async (slug) => {
    const { value, metadata } = await env.PORTALS.getWithMetadata(portalKey(slug), "arrayBuffer");
    await env.PORTALS.put(portalKey(slug), value?.slice(0, -200) ?? "", { metadata });
  },
  "was changed in its header": async (slug) => {
    const { value, metadata } = await env.PORTALS.getWithMetadata(portalKey(slug), "arrayBuffer");
    const text = new TextDecoder("latin1").decode(value ?? new ArrayBuffer(0));
    const at = text.indexOf('"timeZone":"');
    await env.PORTALS.put(portalKey(slug), replaced(value, at, '"timeZone":"X'), { metadata });
  },
  "was changed in the page that is asked for": (slug) => damagePage(slug, "en"),
  "was changed in a page of another language": (slug) => damagePage(slug, "de"),
  "is another portal's": async (slug) => {
    const other = portalKey((await openPublished("Somebody else's")).property.slug);
    const { value, metadata } = await env.PORTALS.getWithMetadata(other, "arrayBuffer");
    await env.PORTALS.put(portalKey(slug), value ?? "", { metadata });
  },
  "has another portal's bytes": async (slug) => {
    const { metadata } = await env.PORTALS.getWithMetadata(portalKey(slug));
    const other = portalKey((await openPublished("Somebody else's")).property.slug);
    await env.PORTALS.put(portalKey(slug), (await env.PORTALS.get(other, "arrayBuffer")) ?? "", { metadata });
  },
};

/** The value's bytes, overwritten with a text from offset `at` on. */
function replaced(value: ArrayBuffer | null, at: number, text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(value ?? new ArrayBuffer(0)).slice();
  bytes.set(new TextEncoder().encode(text), at);
  return bytes;
}

/** Changes one byte of a language's stored page. */
async function damagePage(slug: string, language: ContentLanguage): Promise<void> {
  const page = (await readPortal(env.PORTALS, slug))?.open.get(language);
  const { value, metadata } = await env.PORTALS.getWithMetadata(portalKey(slug), "arrayBuffer");
  await env.PORTALS.put(portalKey(slug), replaced(value, (page?.body.byteOffset ?? 0) + 200, "~"), {
    metadata,
  });
}

/** The value as a newer Worker writes it, with the page of an unknown language and a contact in that language. */
function withNewerLanguage(value: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(value);
  const end = 8 + new DataView(value).getUint32(4);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, end))) as {
    form: number;
    manifest: { contacts: unknown[]; channels: string[] };
    pages: { language: string }[];
  };
  header.form += 1;
  header.pages.push(...header.pages.map((page) => ({ ...page, language: "nl" })));
  header.manifest.contacts.push({ language: "nl", href: "tel:1", text: "1" });
  header.manifest.channels.push("a-network-of-tomorrow");
  const text = new TextEncoder().encode(JSON.stringify(header));
  const whole = new Uint8Array(8 + text.length + bytes.length - end);
  whole.set(bytes.subarray(0, 8));
  new DataView(whole.buffer).setUint32(4, text.length);
  whole.set(text, 8);
  whole.set(bytes.subarray(end), 8 + text.length);
  return whole;
}

/** All stored data of a portal, for comparison. */
async function readStored(slug: string) {
  const { value, metadata } = await env.PORTALS.getWithMetadata(portalKey(slug), "text");
  return { value, metadata };
}

describe("a published portal whose value in the store", () => {
  it.each(Object.keys(LOSSES))("%s is shown to the first guest, and stored again [G2]", async (loss) => {
    expectComplaint(/"event":"portal_rebuilt"/);
    const { slug } = (await openPublished()).property;
    const published = await readStored(slug);
    await LOSSES[loss]?.(slug);
    expect(await readStored(slug)).not.toEqual(published);
    evictPortal(slug);
    expect((await beacon(slug)).status).toBe(204);
    const page = await ask(`/p/${slug}`);
    expect([page.status, (await page.text()).includes("Breakfast menu")]).toEqual([200, true]);
    await expect.poll(() => readStored(slug)).toEqual(published);
  });

  // Overwriting the value would log that it was rebuilt, and unexpected log lines fail a test.
  it.each([
    ["bytes", "FYP2 whatever it holds", 1],
    ["metadata", null, 2],
    ["bytes and metadata", "FYP2 whatever it holds", 2],
  ] as const)(
    "was written by a newer version (%s) is served as the files have it, and never written over [S108]",
    async (_, text, v) => {
      const { slug } = (await openPublished()).property;
      const key = portalKey(slug);
      const licence = { opensAt: null, closesAt: null, isClosed: false };
      const value =
        text === null ? await env.PORTALS.get(key, "arrayBuffer") : new TextEncoder().encode(text);
      const bytes = new Uint8Array(value ?? []);
      const crc = crc32(bytes);
      await env.PORTALS.put(key, bytes, { metadata: { v, number: 1, licence, slug, crc } });
      evictPortal(slug);
      const page = await ask(`/p/${slug}`);
      expect([page.status, (await page.text()).includes("Breakfast menu")]).toEqual([200, true]);
      const { metadata } = await env.PORTALS.getWithMetadata<{ v: number }>(key);
      expect(metadata?.v).toBe(v);
      if (text) expect(await env.PORTALS.get(key)).toBe(text);
    },
  );

  it("names a language that only a newer version knows is served without it [S108]", async () => {
    const { property } = await openPublished();
    const { slug } = property;
    const stored = await readRawPortal(env.PORTALS, slug);
    if (!stored?.about) throw new Error("It is not published.");
    const newer = withNewerLanguage(stored.value);
    await writePortal(env.PORTALS, slug, { ...stored.about, bytes: newer });
    evictPortal(slug);
    const page = await ask(`/p/${slug}`);
    expect([page.status, (await page.text()).includes("Breakfast menu")]).toEqual([200, true]);
    expect((await readPortal(env.PORTALS, slug))?.languages).toEqual(["en", "de"]);
    expect((await ask(`/p/${slug}/nl`)).status).toBe(404);
  });

  it("is lost while its licence is suspended shows the closed page [G2, S142]", async () => {
    expectComplaint(/"event":"portal_rebuilt"/);
    const scene = await openPublished();
    const { slug, id } = scene.property;
    await callAsOperator(target, "PUT", `/properties/${id}/licence`, makeLicence("SUSPENDED"));
    await env.PORTALS.delete(portalKey(slug));
    evictPortal(slug);
    expect(await (await ask(`/p/${slug}`)).text()).not.toContain("Breakfast menu");
    await expect.poll(async () => (await readPortal(env.PORTALS, slug))?.licence.isClosed).toBe(true);
  });

  it("is lost with its files says so calmly, to pages and beacons, and never 500 [G2]", async () => {
    expectComplaint(/"event":"(?:guest_request_failed|portal_pages_missing)"/);
    const scene = await openPublished();
    const { slug, id } = scene.property;
    const { objects } = await env.FILES.list({ prefix: `snapshots/${id}/` });
    await env.FILES.delete(objects.map(({ key }) => key));
    await LOSSES["can't be read"]?.(slug);
    evictPortal(slug);
    for (const language of ["en", "de"]) {
      const page = await ask(`/p/${slug}`, { headers: { "accept-language": language } });
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "60"]);
      expect(await page.text()).toContain(`<html lang="${language}"`);
    }
    expect((await beacon(slug)).status).toBe(503);
  });

  it("is lost with its pages comes back without anybody's doing, before all others, from the snapshot [G2, G3]", async () => {
    // The job also finds portals of other tests, whose snapshots are lost.
    expectComplaint(
      /"event":"(?:guest_request_failed|portal_pages_missing|snapshot_missing|portal_not_rendered)"/,
    );
    const scene = await openPublished();
    const { slug, id } = scene.property;
    const { objects } = await env.FILES.list({ prefix: `snapshots/${id}/` });
    await env.FILES.delete(objects.map(({ key }) => key).filter((key) => key.endsWith(".pages")));
    await env.PORTALS.delete(portalKey(slug));
    evictPortal(slug);
    expect((await ask(`/p/${slug}`)).status).toBe(503);
    // After the answer, the writer also finds that the pages are missing, and marks the portal for rendering.
    const renderer = { version: RENDERER_VERSION, origin: "" };
    const first = () => selectWaitingPortals(openDatabase(env.DB), renderer, 5);
    await expect.poll(first).toContainEqual({ id, renderedAs: PAGES_LOST_MARK });
    await renderWaiting(env, wholeRun(Date.now()), renderer);
    evictPortal(slug);
    const page = await ask(`/p/${slug}`);
    expect([page.status, (await page.text()).includes("Breakfast menu")]).toEqual([200, true]);
  });
});

describe("an address without a portal", () => {
  it("asks the database once a minute, and only for a network that has not missed too often, which is slowed [G2, G9]", async () => {
    const { database, counts } = countDatabase(env.DB);
    const bindings = { ...env, DB: database };
    const from = async (slug: string, ip: string) => {
      const request = new Request(`https://guests.example/p/${slug}`, {
        headers: { "cf-connecting-ip": ip },
      });
      return (await handleGuest(request, bindings))?.status;
    };
    for (let visit = 0; visit < 5; visit += 1) expect(await from("nobody-here", "192.0.2.1")).toBe(404);
    expect(counts.trips).toBe(1);
    const statuses = new Map<number | undefined, number>();
    for (let index = 0; index < 2 * MISSES_PER_MINUTE; index += 1) {
      const status = await from(`guess-${index}`, "192.0.2.2");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [404, MISSES_PER_MINUTE],
      [429, MISSES_PER_MINUTE],
    ]);
    expect(counts.trips).toBe(1 + MISSES_PER_MINUTE);
    expect(await from("nobody-else", "192.0.2.3")).toBe(404);
    expect(counts.trips).toBe(2 + MISSES_PER_MINUTE);
  });

  it("stays without one when its property is removed [G2, S101]", async () => {
    const scene = await openPublished();
    const { slug, id } = scene.property;
    await callAsOperator(target, "DELETE", `/properties/${id}`);
    expect((await ask(`/p/${slug}`)).status).toBe(404);
    expect(await env.PORTALS.get(portalKey(slug))).toBeNull();
  });
});

describe("a printed code whose value in the store", () => {
  it.each([
    ["has been deleted", null],
    ["can't be read", "{no json"],
    ["is something else", '{"to":"elsewhere"}'],
  ])("%s leads on all the same, and is stored again [G2, S17]", async (_loss, left) => {
    expectComplaint(/"event":"qr_code_rebuilt"/);
    const scene = await openPublished();
    const code = await readCode(scene);
    await (left === null ? env.PORTALS.delete(qrKey(code)) : env.PORTALS.put(qrKey(code), left));
    expect((await ask(`/q/${code}`)).headers.get("location")).toContain(`/p/${scene.property.slug}`);
    await expect.poll(() => env.PORTALS.get(qrKey(code))).toBe(JSON.stringify({ slug: scene.property.slug }));
  });
});
