import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { NOT_OFFERED_WORDS } from "#portal/words/lines.ts";
import { callAs, callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { dieAfter, holdAt, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { isFullTier, KILLS_EVERY } from "#tests/factories/tier.ts";
import { countAtDesk } from "#tests/factories/worker/desk.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { fireCron } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { writeRenderPace } from "#worker/db/flags/render-pace.ts";
import { publishPortal } from "#worker/http/content/publish-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { Projector } from "#worker/portal/projector.ts";
import { getRenderer } from "#worker/portal/rendering/renderer.ts";
import { readSnapshot } from "#worker/portal/snapshot.ts";
import { setFeatures } from "#worker/services/operations/operate-property.ts";
import { renderWaiting } from "#worker/services/portal/render-waiting.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { mailsTo, publishScene, sendForm, WITHOUT_SCRIPTS } from "../messages/guest-form.ts";

const TOWELS = { button: sampleId(2), service: sampleId(602), language: "en", room: "204", note: "" };
const services = usableButton("guest-services", 2, "Fresh towels");
const [english, german] = [
  [usableButton("link", 1, "Menu"), services],
  [usableButton("link", 1, "Speisekarte"), services],
];

const open = () => publishScene(english, german);

async function switchTo(scene: Scene, guestServices: boolean, bindings: Env = env) {
  await setFeatures(bindings, {
    propertyId: scene.property.id,
    features: { guestServices },
    now: Date.now(),
  });
}

/** Reads a guest page as an isolate with an empty cache does. */
async function fetchPage({ property }: Scene, language = "en"): Promise<string> {
  evictPortal(property.slug);
  return (await callAs(target, "GET", `/p/${property.slug}/${language}?all`)).text();
}

const countRequests = ({ property }: Scene) => countAtDesk(property.id, "messages");

async function expectOffered(scene: Scene): Promise<void> {
  expect(await fetchPage(scene)).toContain("Fresh towels");
  const before = await countRequests(scene);
  expect((await sendForm(scene, "requests", TOWELS)).status).toBe(200);
  expect(await countRequests(scene)).toBe(before + 1);
}

async function expectRefused(scene: Scene): Promise<void> {
  const before = await countRequests(scene);
  const answer = await sendForm(scene, "requests", TOWELS);
  expect(answer.status).toBe(410);
  expect(await answer.json()).toEqual({ code: "not_offered", detail: NOT_OFFERED_WORDS.en });
  expect(await countRequests(scene)).toBe(before);
}

async function expectWithdrawn(scene: Scene): Promise<void> {
  const page = await fetchPage(scene);
  expect(page).toContain("Menu");
  expect(page).not.toContain("Fresh towels");
  await expectRefused(scene);
}

/** Bindings with the projector in this process, so that watched bindings see its calls. */
const inProcess = (): Env => ({
  ...env,
  PORTAL_WRITER: { getByName: () => new Projector(env) } as unknown as Env["PORTAL_WRITER"],
});

// The job renders waiting portals of all properties. Unpublish those of earlier tests, so that none is waiting.
beforeEach(async () => {
  await env.DB.prepare("update properties set published_number = null").run();
  await writeRenderPace(env.FLAGS, 200);
});

describe("guest services that operations switch off", () => {
  it("are no longer offered from then on, and offered again once they are on; text and number stay [G3, S141]", async () => {
    const scene = await open();
    const original = await fetchPage(scene);
    // An unpublished draft: switching a feature must not publish it.
    await saveButtons(scene, "en", [usableButton("link", 1, "Secret supper"), services]);
    const versions = async () =>
      (await expectAnswer(await scene.caller.call("GET", scene.at("/publications")))) as unknown;
    const before = await versions();
    const wasOn = Date.now();
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/features`, {
      guestServices: false,
    });
    const wasOff = Date.now();
    await expectWithdrawn(scene);
    expect(await fetchPage(scene, "de")).not.toContain("Fresh towels");
    const draft = (await expectAnswer(await scene.caller.call("GET", scene.at("/draft")))) as {
      property: { features: unknown };
    };
    expect(draft.property.features).toEqual({ guestServices: false });
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/features`, { guestServices: true });
    await expectOffered(scene);
    expect(await fetchPage(scene)).toBe(original);
    expect(await versions()).toEqual(before);
    // History returns the exact page of a moment. Only the links to sheets differ: they are fragments of the same page.
    const served = async (at: number) => {
      const path = scene.at(`/history/page?at=${encodeURIComponent(new Date(at).toISOString())}&language=en`);
      const page = await scene.caller.call("GET", path);
      expect([page.status, page.headers.get("x-portal-exact")]).toEqual([200, "yes"]);
      return page.text();
    };
    // History shows the page at another address, so links to its sheets have only the fragment.
    expect(await served(wasOn)).toBe(
      original.replaceAll(/ href="\/p\/[\w-]+\/[\w-]+\?all#d-/g, ' href="#d-'),
    );
    expect(await served(wasOff)).not.toContain("Fresh towels");
  });

  it("are refused to a page that is still open, in the guest's language, and nothing is stored or mailed [G3, S141]", async () => {
    const scene = await open();
    await switchTo(scene, false);
    await expectRefused(scene);
    const asked = { ...TOWELS, language: "de" };
    const unseen = await sendForm(scene, "requests", asked);
    expect(unseen.headers.get("content-language")).toBe("de");
    expect(await unseen.json()).toMatchObject({ detail: NOT_OFFERED_WORDS.de });
    const page = await sendForm(scene, "requests", asked, { headers: WITHOUT_SCRIPTS });
    expect(page.status).toBe(410);
    const html = await page.text();
    expect(html).toContain(NOT_OFFERED_WORDS.de);
    expect(html).toContain(`href="/p/${scene.property.slug}/de"`);
    const mails = await mailsTo("desk@marlowe.example");
    expect(mails.filter(({ group_id }) => group_id === scene.groupId)).toEqual([]);
    expect(new Set(CONTENT_LANGUAGE_CODES.map((code) => NOT_OFFERED_WORDS[code])).size).toBe(14);
  });

  it("are off and on for guests wherever a switch is killed, within a run of the cron [G3, G2]", async () => {
    for (const isOn of [false, true]) {
      const scene = await open();
      for (let calls = isFullTier ? 0 : Number(isOn); ; calls += KILLS_EVERY) {
        await switchTo(scene, !isOn);
        const { around, death } = dieAfter(calls);
        const switching = switchTo(scene, isOn, watchBindings(inProcess(), around));
        const hasEnded = await Promise.race([switching.then(() => true), death]);
        const row = await env.DB.prepare(
          "select features ->> '$.guestServices' as is_on from properties where id = ?",
        )
          .bind(scene.property.id)
          .first<{ is_on: number }>();
        await fireCron();
        await (row?.is_on === 1 ? expectOffered(scene) : expectWithdrawn(scene));
        if (!hasEnded) continue;
        expect(row?.is_on).toBe(Number(isOn));
        expect(calls).toBeGreaterThan(6);
        break;
      }
    }
  });

  it.each([/FILES\.put/, /DB\.batch/, /PORTAL_WRITER/])(
    "meet a publication that was rendered with them at %s, and are off all the same [G3, G2]",
    async (index) => {
      const scene = await open();
      const scope = await getScope(scene);
      const held = holdAt(index);
      const draft = { ...(await snapshotDraft(scene)), name: "Second edition" };
      const publishing = publishPortal(watchBindings(env, held.around), scope, {
        draft,
        draftAt: null,
        note: "",
        origin: getRenderer(env).origin,
      });
      await held.reached;
      await switchTo(scene, false);
      held.release();
      expect((await publishing).ok).toBe(true);
      expect(await fetchPage(scene)).toContain("Second edition");
      await expectWithdrawn(scene);
      await switchTo(scene, true);
      await expectOffered(scene);
    },
  );

  it("go off though they are switched on and off while pages are made [G3, G2]", async () => {
    const scene = await open();
    const held = holdAt(/FILES\.put/);
    const first = switchTo(scene, false, watchBindings(env, held.around));
    await held.reached;
    await switchTo(scene, true);
    await expectOffered(scene);
    await switchTo(scene, false);
    held.release();
    await first;
    await expectWithdrawn(scene);
  });

  it("follow at a pace of none as well, ahead of portals of an older renderer [G3]", async () => {
    const [switched, old] = [await open(), await open()];
    const mark = "update properties set rendered_by = ? where id = ?";
    await env.DB.batch([
      env.DB.prepare(mark).bind(0, old.property.id),
      env.DB.prepare("update properties set features = ? where id = ?").bind(
        '{ "guestServices": false }',
        switched.property.id,
      ),
      env.DB.prepare(mark).bind(-1, switched.property.id),
    ]);
    await writeRenderPace(env.FLAGS, 0);
    const run = () => renderWaiting(env, { now: Date.now(), hasBudget: () => true });
    expect((await run()).done).toEqual({ rendered: 1, waiting: 1 });
    await expectWithdrawn(switched);
    await writeRenderPace(env.FLAGS, 12);
    expect((await run()).done).toEqual({ rendered: 1, waiting: 0 });
    await expectOffered(old);
  });

  it("are refused though the snapshot is lost, and the pages can't be made without them [G3]", async () => {
    expectComplaint(/snapshot_missing|portal_not_rendered/);
    const scene = await open();
    const { objects } = await env.FILES.list({ prefix: `snapshots/${scene.property.id}/` });
    await env.FILES.delete(objects.map(({ key }) => key).filter((key) => key.endsWith(".json")));
    await switchTo(scene, false);
    await expectRefused(scene);
    await switchTo(scene, true);
    await expectOffered(scene);
  });
});

async function snapshotDraft({ property }: Scene) {
  const { objects } = await env.FILES.list({ prefix: `snapshots/${property.id}/` });
  const snapshotKey = objects.map(({ key }) => key).find((key) => key.endsWith(".json")) ?? "";
  const snapshot = await readSnapshot(env, { propertyId: property.id, number: 1, snapshotKey });
  if (snapshot.kind !== "draft") throw new Error(`The snapshot is ${snapshot.kind}.`);
  return snapshot.draft;
}
