import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { FORMER_ADDRESSES_MAX } from "#domain/limits.ts";
import type { PortalState } from "#domain/property/portal-state.ts";
import type { FormerAddresses, Property } from "#domain/property/property.ts";
import { callAs, callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { dieAfter, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { ask, ORIGIN } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { KILLS_EVERY } from "#tests/factories/tier.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { cardCookie } from "#tests/factories/worker/scanned-card.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";
import { publishPortal } from "#worker/http/content/publish-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey } from "#worker/portal/portal-store.ts";
import { Projector } from "#worker/portal/projector.ts";
import { readSnapshot } from "#worker/portal/snapshot.ts";
import { removeProperty } from "#worker/services/property/remove-property.ts";
import { restoreProperty } from "#worker/services/property/restore-property.ts";
import { updateProperty } from "#worker/services/property/update-property.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { publishScene, sendForm } from "../messages/guest-form.ts";

const TOWELS = { button: sampleId(2), service: sampleId(602), language: "en", room: "204", note: "" };
const services = usableButton("guest-services", 2, "Fresh towels");
const open = () => publishScene([usableButton("link", 1, "Menu"), services]);

/** A slug that no other test uses. */
const newSlug = () => `m-${newId()}`;

async function current({ caller, at }: Scene): Promise<Property> {
  return (await expectAnswer(await caller.call("GET", at("")))) as Property;
}

const patch = async (scene: Scene, slug: string) =>
  scene.caller.call("PATCH", scene.at(""), { json: { slug }, revision: (await current(scene)).revision });

async function move(scene: Scene, slug: string): Promise<void> {
  await expectAnswer(await patch(scene, slug));
}

const listFormer = async (scene: Scene) =>
  (
    (await expectAnswer(await scene.caller.call("GET", scene.at("/former-addresses")))) as FormerAddresses
  ).items.map(({ slug }) => slug);

const getDifferences = async ({ property }: Scene) =>
  (await callAsOperator<PortalState>(target, "GET", `/properties/${property.id}/portal`)).differences;

/** A guest request to an isolate with empty caches. */
function askFresh(slug: string, rest = "", init: RequestInit = {}): Promise<Response> {
  evictPortal(slug);
  return ask(`/p/${slug}${rest}`, init);
}

async function expectPortalAt(slug: string, former: readonly string[]): Promise<void> {
  const page = await askFresh(slug, "/en?all");
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("Menu");
  expect(html).toContain(`/p/${slug}/requests`);
  for (const old of former) {
    expect(html).not.toContain(`/p/${old}/`);
    const led = await askFresh(old, "/en/print.css?v=2");
    expect([led.status, led.headers.get("location"), led.headers.get("cache-control")]).toEqual([
      308,
      `/p/${slug}/en/print.css?v=2`,
      "no-store",
    ]);
  }
}

describe("an address that staff choose", () => {
  it("is where the portal is at once; the one before leads on, and all that names it names the new one [S30, D80]", async () => {
    const scene = await open();
    const { slug: first } = scene.property;
    const second = newSlug();
    await move(scene, `  ${second.toUpperCase()} `);
    expect((await current(scene)).slug).toBe(second);
    expect(await listFormer(scene)).toEqual([first]);
    await expectPortalAt(second, [first]);
    // State stored for the former address moves along: the scanned card, and passes.
    const kept = [cardCookie({ id: sampleId(1) }), `pass-${sampleId(2)}=1800000000000.0f`];
    const led = await askFresh(first, "/en", { headers: { cookie: kept.join("; ") } });
    const pairs = led.headers.getSetCookie().map((cookie) => cookie.split("; ").slice(0, 2));
    expect(pairs).toEqual(kept.map((pair) => [pair, `Path=/p/${second}`]));
    const { code } = (await env.DB.prepare("select code from qr_codes where property_id = ?")
      .bind(scene.property.id)
      .first<{ code: string }>()) ?? { code: "" };
    expect((await ask(`/q/${code}`)).headers.get("location")).toMatch(new RegExp(`^/p/${second}\\b`));
    expect(await getDifferences(scene)).toEqual([]);
    const third = newSlug();
    await move(scene, third);
    await expectPortalAt(third, [first, second]);
    // Back to the first address: the redirects of the two others don't form a loop.
    await move(scene, first);
    expect(new Set(await listFormer(scene))).toEqual(new Set([second, third]));
    await expectPortalAt(first, [second, third]);
    expect(await getDifferences(scene)).toEqual([]);
  });

  it("takes what open pages of the former one send, and keeps the guest's choices [S13, D80]", async () => {
    const scene = await open();
    const { slug: first } = scene.property;
    await move(scene, newSlug());
    const { slug } = await current(scene);
    evictPortal(first);
    expect((await sendForm(scene, "requests", TOWELS)).status).toBe(200);
    expect(await atDesk(scene.property.id, "SELECT room FROM messages")).toEqual([{ room: "204" }]);
    const visitor = newId();
    const led = await askFresh(first, "", { headers: { cookie: `consent=${visitor}; pl=de` } });
    expect(led.headers.getSetCookie().map((cookie) => cookie.split("; ").slice(0, 2))).toEqual([
      [`consent=${visitor}`, `Path=/p/${slug}`],
      ["pl=de", `Path=/p/${slug}`],
    ]);
    // Metadata of version 2: an older Worker finds no portal at the former address, and does not repair the value.
    expect((await env.PORTALS.getWithMetadata(portalKey(first))).metadata).toEqual({ v: 2, movedTo: slug });
  });

  it("is had by one property alone, for ever: the present ones and the former ones of others are taken [S30, D80]", async () => {
    const [one, other] = [await open(), await open()];
    const wanted = newSlug();
    const answers = await Promise.all([patch(one, wanted), patch(other, wanted)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.ok ? [one, other] : [other, one];
    await move(winner, newSlug());
    for (const taken of [wanted, winner.property.slug]) {
      const refused = await patch(loser, taken);
      expect(await refused.json()).toMatchObject({ status: 409, code: "slug_taken" });
    }
    expect(await listFormer(loser)).toEqual([]);
    await expectPortalAt(loser.property.slug, []);
    const added = await callAsOperator<Response>(target, "POST", "/properties", {
      groupId: one.groupId,
      name: "Sister",
      slug: wanted,
    }).catch((error: unknown) => String(error));
    expect(added).toContain("slug_taken");
  });

  it.each([
    ["ab", "too_short"],
    ["a".repeat(49), "too_long"],
    ["am hafen", "invalid_slug"],
    ["-hafen", "invalid_slug"],
    ["../api", "invalid_slug"],
    ["ха́фен", "invalid_slug"],
  ])("is refused as %s with %s [S30, D80]", async (slug, code) => {
    const scene = await openScene(target);
    const refused = await patch(scene, slug);
    expect(await refused.json()).toMatchObject({ status: 400, errors: [{ path: "slug", code }] });
  });

  it("is no second one at once, and no eleventh former one; coming back is always possible [D80]", async () => {
    const scene = await open();
    const { revision, slug: first } = await current(scene);
    const send = (slug: string) => scene.caller.call("PATCH", scene.at(""), { json: { slug }, revision });
    const answers = await Promise.all([send(newSlug()), send(newSlug())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    for (let count = 1; count < FORMER_ADDRESSES_MAX; count += 1) await move(scene, newSlug());
    expect(await (await patch(scene, newSlug())).json()).toMatchObject({ code: "too_many_addresses" });
    await move(scene, first);
    expect(await listFormer(scene)).toHaveLength(FORMER_ADDRESSES_MAX);
  });

  it("is of a publication that was rendered for the one before, and of what is published later [G3, D80]", async () => {
    const scene = await open();
    const scope = await getScope(scene);
    const snapshot = await readSnapshot(env, {
      propertyId: scene.property.id,
      number: 1,
      snapshotKey: (await env.DB.prepare("select snapshot_key from publications where property_id = ?")
        .bind(scene.property.id)
        .first<string>("snapshot_key")) as string,
    });
    if (snapshot.kind !== "draft") throw new Error("No snapshot.");
    const second = newSlug();
    await move(scene, second);
    // Publish with the scope that was read before the move, like a request that began earlier.
    await publishPortal(env, scope, {
      draft: snapshot.draft,
      draftAt: null,
      note: "",
      origin: ORIGIN,
      force: true,
    });
    await expectPortalAt(second, [scene.property.slug]);
  });

  it("leads nowhere while its property is removed, and on again once it is back [S197, D80]", async () => {
    const scene = await open();
    const { slug: first } = scene.property;
    const second = newSlug();
    await move(scene, second);
    await removeProperty(env, scene.property.id, Date.now());
    for (const slug of [first, second]) {
      expect((await askFresh(slug)).status).toBe(404);
      expect(await env.PORTALS.get(portalKey(slug))).toBeNull();
    }
    await restoreProperty(env, scene.property.id, Date.now());
    await expectPortalAt(second, [first]);
  });

  it("leads on where KV has lost it, and operations see where it leads elsewhere [G1, D80]", async () => {
    const scene = await open();
    const { slug: first } = scene.property;
    const second = newSlug();
    await move(scene, second);
    await env.PORTALS.delete(portalKey(first));
    expect(await getDifferences(scene)).toEqual(["former_address"]);
    expect((await askFresh(first, "/de")).headers.get("location")).toBe(`/p/${second}/de`);
    await expect.poll(() => getDifferences(scene)).toEqual([]);
  });

  it("is whole wherever its change is killed, within a run of the cron [G2, D80]", async () => {
    expectComplaint(/./);
    let scene = await open();
    for (let calls = 0; ; calls += KILLS_EVERY) {
      // A property has at most `FORMER_ADDRESSES_MAX` former addresses, so continue with a new property.
      if (calls % FORMER_ADDRESSES_MAX >= FORMER_ADDRESSES_MAX - KILLS_EVERY) scene = await open();
      const { slug: first } = await current(scene);
      const second = newSlug();
      const { around, death } = dieAfter(calls);
      const watched = watchBindings(env, around);
      const PORTAL_WRITER = { getByName: () => new Projector(watched) } as unknown as Env["PORTAL_WRITER"];
      const scope = await getScope(scene);
      const changing = updateProperty({ ...watched, PORTAL_WRITER }, scope, {
        patch: { slug: second },
        revision: scope.property.revision,
      });
      const hasEnded = await Promise.race([changing.then(() => true), death]);
      const { slug } = await current(scene);
      // After the kill and before the repair, both the first and the current address show the portal.
      for (const asked of [first, slug]) {
        const answer = await askFresh(asked, "/en");
        expect([200, 308], `${asked} after ${calls} calls`).toContain(answer.status);
      }
      await fireCron();
      await expectPortalAt(slug, slug === first ? [] : [first]);
      expect(await getDifferences(scene)).toEqual([]);
      if (hasEnded === true) break;
    }
  });

  it("leads to the portal, as every code does, where a removal that was killed anywhere is taken back [G2, D80]", async () => {
    const scene = await open();
    const { slug: first, id } = scene.property;
    const second = newSlug();
    await move(scene, second);
    await expectAnswer(
      await scene.caller.call("POST", scene.at("/places"), { json: { kind: "room", ranges: "201-202" } }),
    );
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
      items: readonly { readonly code: string }[];
    };
    await fireCron();
    for (let calls = 0, hasEnded = false; !hasEnded; calls += KILLS_EVERY) {
      const { around, death } = dieAfter(calls);
      const watched = watchBindings(env, around);
      const PORTAL_WRITER = { getByName: () => new Projector(watched) } as unknown as Env["PORTAL_WRITER"];
      const removing = removeProperty({ ...watched, PORTAL_WRITER }, id, Date.now());
      hasEnded = await Promise.race([removing.then(() => true), death.then(() => false)]);
      await restoreProperty(env, id, Date.now());
      await fireCron();
      expect(await getDifferences(scene), `after ${calls} calls`).toEqual([]);
      await expectPortalAt(second, [first]);
      for (const { code } of items) {
        const scanned = await ask(`/q/${code}`);
        expect(scanned.headers.get("location"), `after ${calls} calls`).toMatch(`/p/${second}`);
      }
    }
  });

  it("is nothing that another group can ask about or change [S5, D80]", async () => {
    const [one, other] = [await open(), await open()];
    const path = `/api/properties/${one.property.id}`;
    expect((await other.caller.call("GET", `${path}/former-addresses`)).status).toBe(404);
    const refused = await other.caller.call("PATCH", path, { json: { slug: newSlug() }, revision: 1 });
    expect(refused.status).toBe(404);
    expect((await callAs(target, "GET", `${path}/former-addresses`)).status).toBe(401);
  });
});
