import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/answers/answers.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { PortalState } from "#domain/property/portal-state.ts";
import type { Property } from "#domain/property/property.ts";
import { callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { type AroundCall, dieAfter, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask, ORIGIN } from "#tests/factories/published-portal.ts";
import { sampleAnswers } from "#tests/factories/sample-answers.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons, saveDocument } from "#tests/factories/stored-draft.ts";
import { isFullTier, KILLS_EVERY } from "#tests/factories/tier.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { openDatabase } from "#worker/db/client.ts";
import { selectDocuments } from "#worker/db/content/documents.ts";
import { newId } from "#worker/db/new-id.ts";
import { publishPortal } from "#worker/http/content/publish-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey } from "#worker/portal/portal-store.ts";
import { Projector } from "#worker/portal/projector.ts";
import { toViewableDraft } from "#worker/services/content/load-draft.ts";
import { PortalWriter } from "#worker/services/portal/portal-writer.ts";
import { removeProperty } from "#worker/services/property/remove-property.ts";
import { restoreProperty } from "#worker/services/property/restore-property.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

async function openHotel(answers: Answers | null = sampleAnswers()): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "ar"] });
  await saveButtons(scene, "en", [usableButton("link", 1, "Menu")]);
  if (answers) await saveDocument(scene, "answers", answers);
  await scene.publish();
  return scene;
}

/** A guest's request to an isolate with empty caches. */
function askFresh(slug: string, rest: string): Promise<Response> {
  evictPortal(slug);
  return ask(`/p/${slug}${rest}`);
}

async function getGuide(slug: string): Promise<Uint8Array | null> {
  const value = await env.PORTALS.get(portalKey(slug, "guide"), "arrayBuffer");
  return value && new Uint8Array(value);
}
const getDifferences = async ({ property }: Scene) =>
  (await callAsOperator<PortalState>(target, "GET", `/properties/${property.id}/portal`)).differences;
const current = async ({ caller, at }: Scene) =>
  (await expectAnswer(await caller.call("GET", at("")))) as Property;

async function expectGuide(slug: string, entry = "breakfast"): Promise<void> {
  for (const language of ["en", "ar"]) {
    const page = await askFresh(slug, `/${language}/guide`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`id="${entry}"`);
  }
}

describe("a guide", () => {
  it("is there with the publication of the first answer, and gone with that of none [A6]", async () => {
    const scene = await openHotel(null);
    const { slug } = scene.property;
    expect([(await askFresh(slug, "/guide")).status, await getGuide(slug)]).toEqual([404, null]);
    await saveDocument(scene, "answers", sampleAnswers());
    expect((await askFresh(slug, "/guide")).status).toBe(404);
    await scene.publish();
    await expectGuide(slug);
    expect(await getDifferences(scene)).toEqual([]);
    await saveDocument(scene, "answers", TEMPLATE.answers);
    await scene.publish();
    expect([(await askFresh(slug, "/guide")).status, await getGuide(slug)]).toEqual([404, null]);
    expect((await askFresh(slug, "/en")).status).toBe(200);
    expect(await getDifferences(scene)).toEqual([]);
  });

  it("of a property that was never published is not found [A6]", async () => {
    const scene = await openScene(target, { languages: ["en", "ar"] });
    await saveDocument(scene, "answers", sampleAnswers());
    expect((await askFresh(scene.property.slug, "/guide")).status).toBe(404);
    expect(await getGuide(scene.property.slug)).toBeNull();
  });

  it("costs a property without one no call of the store [A6]", async () => {
    const scene = await openHotel(null);
    const { id } = scene.property;
    const calls: string[] = [];
    const around: AroundCall = (what, call) => {
      if (what.startsWith("PORTALS")) calls.push(what);
      return call();
    };
    await runInDurableObject(env.PORTAL_WRITER.getByName(id), async (_, state) =>
      new PortalWriter(state, watchBindings(env, around)).project(id),
    );
    expect(calls).toEqual(["PORTALS.put"]);
  });

  it("follows its property: its telephone, closure, licence, removal and return [A6, T8]", async () => {
    const scene = await openHotel();
    const { slug, id } = scene.property;
    const { revision } = await current(scene);
    const closure = { closesOn: "2020-01-04", opensOn: "2090-02-12", noticeFrom: null, texts: {} };
    await expectAnswer(
      await scene.caller.call("PUT", `/api/properties/${id}/closure`, { json: { closure }, revision }),
    );
    const closed = await askFresh(slug, "/en/guide");
    expect([closed.status, closed.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await closed.text()).toBe(await (await askFresh(slug, "/en")).text());
    await expectAnswer(
      await scene.caller.call("PUT", `/api/properties/${id}/closure`, {
        json: { closure: null },
        revision: revision + 1,
      }),
    );
    await expectGuide(slug);
    await removeProperty(env, id, Date.now());
    expect([(await askFresh(slug, "/guide")).status, await getGuide(slug)]).toEqual([404, null]);
    await restoreProperty(env, id, Date.now());
    await expectGuide(slug);
  });

  it("moves with its portal; former addresses lead on, also where KV has lost them [A6, D80]", async () => {
    const scene = await openHotel();
    const { slug: first } = scene.property;
    const second = `m-${newId()}`;
    const { revision } = await current(scene);
    await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json: { slug: second }, revision }));
    await expectGuide(second);
    expect(await getGuide(first)).toBeNull();
    for (const rest of [
      "/guide",
      "/ar/guide",
      "/en/guide?order=az",
      "/en/search?q=pool",
      "/en/search.json",
    ]) {
      const led = await askFresh(first, rest);
      expect([led.status, led.headers.get("location")]).toEqual([308, `/p/${second}${rest}`]);
    }
    await env.PORTALS.delete(portalKey(first));
    const led = await askFresh(first, "/en/guide");
    expect([led.status, led.headers.get("location")]).toEqual([308, `/p/${second}/en/guide`]);
    await expect.poll(() => getDifferences(scene)).toEqual([]);
  });

  it.each([
    ["has been deleted", async (slug: string) => env.PORTALS.delete(portalKey(slug, "guide"))],
    ["can't be read", async (slug: string) => env.PORTALS.put(portalKey(slug, "guide"), "no guide")],
  ])(
    "whose value in the store %s is shown to the first guest, and stored again [A6, G2]",
    async (_, lose) => {
      expectComplaint(/"event":"portal_rebuilt"/);
      const scene = await openHotel();
      const { slug } = scene.property;
      const before = await getGuide(slug);
      await lose(slug);
      expect(await getDifferences(scene)).not.toEqual([]);
      const page = await askFresh(slug, "/ar/guide");
      expect([page.status, (await page.text()).includes('id="breakfast"')]).toEqual([200, true]);
      await expect.poll(() => getGuide(slug)).toEqual(before);
      expect(await getDifferences(scene)).toEqual([]);
    },
  );

  it.each([
    ["appears", TEMPLATE.answers, sampleAnswers(), 0],
    [
      "changes",
      sampleAnswers(),
      { ...sampleAnswers(), byQuestion: { parking: { state: "answered", offer: "yes" } } },
      2,
    ],
    ["goes", sampleAnswers(), TEMPLATE.answers, 4],
  ] as const)(
    "that %s is whole wherever its publication is killed, within a run of the cron [A6, G2]",
    async (_, before, after, firstKill) => {
      // A guest who asks between the two writes gets the guide from the files.
      if (before === TEMPLATE.answers) expectComplaint(/portal_rebuilt/);
      let calls = isFullTier ? 0 : firstKill;
      for (let hasEnded = false; !hasEnded; calls += KILLS_EVERY) {
        const scene = await openHotel(before as Answers);
        const { id, slug } = scene.property;
        await saveDocument(scene, "answers", after);
        const scope = await getScope(scene);
        const { around, death } = dieAfter(calls);
        const watched = watchBindings(env, around);
        const PORTAL_WRITER = { getByName: () => new Projector(watched) } as unknown as Env["PORTAL_WRITER"];
        const documents = await selectDocuments(openDatabase(env.DB), id);
        const draft = toViewableDraft(scope.property, documents);
        const publishing = publishPortal({ ...watched, PORTAL_WRITER }, scope, {
          draft,
          draftAt: null,
          note: "",
          origin: ORIGIN,
        });
        hasEnded = await Promise.race([publishing.then(() => true), death.then(() => false)]);
        for (const path of ["/en", "/en/guide"]) {
          expect([200, 404], `${path} after ${calls} calls`).toContain((await askFresh(slug, path)).status);
        }
        await fireCron();
        expect(await getDifferences(scene), `after ${calls} calls`).toEqual([]);
        const { publishedNumber } = await current(scene);
        const answers = publishedNumber === 2 ? after : before;
        const status = answers === TEMPLATE.answers ? 404 : 200;
        expect((await askFresh(slug, "/en/guide")).status, `after ${calls} calls`).toBe(status);
        expect([id, (await getGuide(slug)) !== null]).toEqual([id, status === 200]);
      }
    },
  );
});
