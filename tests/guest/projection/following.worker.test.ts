import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Publication } from "#domain/property/publication.ts";
import { callAs, callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { type AroundCall, dieAfter, holdAt } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { fireCron, targetOn, watchedTarget } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";

const FREE: AroundCall = (_what, call) => call();
/** Calls that write the guests' store, or ask the writer to. */
const GUESTS = /^(?:PORTALS\.(?:put|delete)|PORTAL_WRITER\.project)$/;

/** An API request that changes the portal, with a wrapper around the Worker's calls. */
type Change = (scene: Scene, around?: AroundCall) => Promise<Response>;

const publish: Change = ({ caller, at }, around = FREE) =>
  callAs(watchedTarget(around), "POST", at("/publish"), {
    json: { note: "", force: true },
    headers: { authorization: `Bearer ${caller.accessToken}` },
  });

const regenerate: Change = ({ caller, at }, around = FREE) =>
  callAs(watchedTarget(around), "POST", at("/qr/regenerate"), {
    headers: { authorization: `Bearer ${caller.accessToken}` },
  });

function byOperations(method: string, path: string, json?: unknown): Change {
  return ({ property }, around = FREE) =>
    callAs(watchedTarget(around), method, `/api/ops/properties/${property.id}${path}`, {
      json,
      headers: { authorization: `Bearer ${env.OPS_TOKEN}` },
    });
}
const suspend = byOperations("PUT", "/licence", makeLicence("SUSPENDED"));
const license = byOperations("PUT", "/licence", makeLicence("PAID"));
const remove = byOperations("DELETE", "");
const restore = byOperations("POST", "/restore");

async function openPublished(): Promise<Scene> {
  const scene = await openScene(target);
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await expectAnswer(await publish(scene));
  return scene;
}

/** Whether a new guest gets the open or the closed page, else the status. */
async function guestGets({ property }: Scene): Promise<"open" | "closed" | number> {
  evictPortal(property.slug);
  const answer = await ask(`/p/${property.slug}`);
  if (answer.status !== 200) return answer.status;
  return (await answer.text()).includes('class="p-btn') ? "open" : "closed";
}

/** The version number in KV, and the version that the list of publications shows as live. */
async function versions({ caller, at, property }: Scene) {
  const { metadata } = await env.PORTALS.getWithMetadata<{ number: number }>(`portal:${property.slug}`);
  const list = (await expectAnswer(await caller.call("GET", at("/publications")))) as {
    items: Publication[];
  };
  return {
    stored: metadata?.number ?? null,
    live: list.items.find(({ live }) => live)?.number ?? null,
    newest: list.items[0]?.number ?? null,
  };
}

describe("what guests see, where two changes meet", () => {
  it("is closed when the licence is suspended during a publication [G2, S142]", async () => {
    const scene = await openPublished();
    for (const index of [/^FILES\.put$/, GUESTS]) {
      await license(scene);
      const held = holdAt(index);
      const publishing = publish(scene, held.around);
      await held.reached;
      await suspend(scene);
      expect(await guestGets(scene)).toBe("closed");
      held.release();
      expect((await publishing).status).toBe(201);
      expect(await guestGets(scene)).toBe("closed");
    }
  });

  it("stays at the newer version when a licence is changed during a publication [G2]", async () => {
    const scene = await openPublished();
    const held = holdAt(GUESTS);
    const licensing = license(scene, held.around);
    await held.reached;
    await publish(scene);
    held.release();
    await licensing;
    expect(await versions(scene)).toEqual({ stored: 2, live: 2, newest: 2 });
  });

  it("is the newer of two versions, in whichever order they end [G2]", async () => {
    for (const index of [GUESTS, /^DB\.batch$/]) {
      const scene = await openPublished();
      const held = holdAt(index);
      const first = publish(scene, held.around);
      await held.reached;
      await publish(scene);
      held.release();
      await first;
      const { stored, live, newest } = await versions(scene);
      expect([stored, live]).toEqual([newest, newest]);
    }
  });

  it("is nothing when the property is removed during its publication, also after it was purged [G2, S101]", async () => {
    for (const index of [GUESTS, /^FILES\.put$/]) {
      const scene = await openPublished();
      const held = holdAt(index);
      const publishing = publish(scene, held.around);
      await held.reached;
      expect((await remove(scene)).status).toBe(204);
      held.release();
      await publishing;
      expect(await guestGets(scene)).toBe(404);
      await env.DB.prepare("update properties set removed_at = 1 where id = ?").bind(scene.property.id).run();
      await fireCron("17 3 * * *");
      expect(await guestGets(scene)).toBe(404);
      expect(await env.PORTALS.get(`portal:${scene.property.slug}`)).toBeNull();
    }
  });

  it("follows the database though this place of the store has heard of nothing yet [G2, S142]", async () => {
    const scene = await openPublished();
    const blind = new Proxy(env.PORTALS, {
      get: (portals, name) =>
        name === "getWithMetadata"
          ? async () => ({ value: null, metadata: null })
          : Reflect.get(portals, name).bind(portals),
    });
    const path = `/properties/${scene.property.id}/licence`;
    await callAsOperator(targetOn({ ...env, PORTALS: blind }), "PUT", path, makeLicence("SUSPENDED"));
    expect(await guestGets(scene)).toBe("closed");
  });
});

/** Expects that KV and the guest page agree with the rows, which are read by SQL instead of product code. */
async function expectAgreement(scene: Scene): Promise<void> {
  const { id, slug } = scene.property;
  const row = await env.DB.prepare(
    "select removed_at, mode, published_number from properties join property_licences on property_id = id where id = ?",
  )
    .bind(id)
    .first<{ removed_at: number | null; mode: string; published_number: number }>();
  if (!row) throw new Error("The property is gone.");
  const isRemoved = row.removed_at !== null;
  expect(await guestGets(scene)).toBe(isRemoved ? 404 : row.mode === "SUSPENDED" ? "closed" : "open");
  const { results: codes } = await env.DB.prepare(
    "select code, retired_at from qr_codes where property_id = ?",
  )
    .bind(id)
    .all<{ code: string; retired_at: number | null }>();
  for (const { code, retired_at } of codes) {
    const entry = await env.PORTALS.get<{ retired?: boolean; slug?: string }>(`qr:${code}`, "json");
    expect(entry?.retired ?? false).toBe(isRemoved || retired_at !== null);
    // The code of a removed property has no slug, because another property may get the slug after the purge.
    expect(entry?.slug).toBe(isRemoved ? undefined : slug);
  }
  if (isRemoved) return;
  const { stored, live } = await versions(scene);
  expect([stored, live]).toEqual([row.published_number, row.published_number]);
}

describe("a change that is cut off", () => {
  it.each<[string, Change, Change | null]>([
    ["a publication", publish, null],
    ["a suspension", suspend, license],
    ["the end of a suspension", license, suspend],
    ["a removal", remove, restore],
    ["a restoration", restore, remove],
    ["a new QR code", regenerate, null],
  ])(
    "is carried out or left wholly within one cron, wherever it was cut: %s [G2]",
    async (_what, change, back) => {
      const scene = await openPublished();
      if (change === restore || change === license) await back?.(scene);
      let isCut = true;
      let cuts = 0;
      for (let calls = 0; isCut; calls += 1) {
        const { around, death } = dieAfter(calls);
        isCut = await Promise.race([change(scene, around).then(() => false), death.then(() => true)]);
        if (isCut) cuts += 1;
        await fireCron();
        await expectAgreement(scene);
        // Undo the change for the next kill point, whether or not the killed request has made it.
        await back?.(scene);
      }
      expect(cuts).toBeGreaterThan(2);
    },
  );
});
