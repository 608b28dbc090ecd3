import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { PortalState } from "#domain/property/portal-state.ts";
import { callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey } from "#worker/portal/portal-store.ts";
import { qrKey, toQrEntry } from "#worker/portal/qr-store.ts";

async function openPublished(): Promise<Scene> {
  const scene = await openScene(target);
  const call = { ...usableButton("click-to-call", 1), extension: "204" } as Button;
  const help = { ...usableButton("link", 2), destination: "telephone", telephone: "112" } as Button;
  await saveButtons(scene, "en", [call, help]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  return scene;
}

async function fetchPage({ property }: Scene): Promise<string> {
  evictPortal(property.slug);
  return (
    await ask(`/p/${property.slug}/en`, { headers: { "user-agent": "Mozilla/5.0 (iPhone) Safari" } })
  ).text();
}

const change = (scene: Scene, json: object, revision = scene.property.revision) =>
  scene.caller.call("PATCH", scene.at(""), { json, revision });

const getDifferences = async ({ property }: Scene) =>
  (await callAsOperator<PortalState>(target, "GET", `/properties/${property.id}/portal`)).differences;

describe("where a property is", () => {
  it("reaches guests at once: an extension is dialled through the main number, an emergency number never [S79, D26, G1]", async () => {
    const scene = await openPublished();
    expect(await fetchPage(scene)).toContain(' href="tel:204"');
    await expectAnswer(await change(scene, { telephone: "+44 (0)1326 550142" }));
    const page = await fetchPage(scene);
    expect(page).toContain(' href="tel:+441326550142,204"');
    expect(page).toContain(' href="tel:112"');
    expect(await getDifferences(scene)).toEqual([]);
    await expectAnswer(await change(scene, { telephone: "" }, scene.property.revision + 1));
    expect(await fetchPage(scene)).toContain(' href="tel:204"');
  });

  it("stands on the card for a room, below its code, whatever is typed into it [S11, D26]", async () => {
    const scene = await openPublished();
    await expectAnswer(
      await change(scene, { address: 'Quay 1"}body{\nFalmouth', telephone: "+44 (0)1326 550142" }),
    );
    await fetchPage(scene);
    const sheet = await (await ask(`/p/${scene.property.slug}/en/print.css`)).text();
    expect(sheet).toContain('.p-grid::before{content:"Quay\\20 1\\22 \\7d body\\7b \\a Falmouth\\a \\2b 44');
    expect(sheet).not.toContain("}body{");
  });

  it("moves the end of guests' days without a publication, and is kept over the next one [D11, D26, G1]", async () => {
    const scene = await openPublished();
    expect(await fetchPage(scene)).toContain(' data-zone="Europe/London"');
    await expectAnswer(await change(scene, { timeZone: "Asia/Dubai" }));
    expect(await fetchPage(scene)).toContain(' data-zone="Asia/Dubai"');
    await expectAnswer(
      await scene.caller.call("POST", scene.at("/publish"), { json: { note: "", force: true } }),
    );
    expect(await fetchPage(scene)).toContain(' data-zone="Asia/Dubai"');
    expect(await getDifferences(scene)).toEqual([]);
  });

  it("is set by operations as well, at once and without a revision, and refused with a code each [D26]", async () => {
    const scene = await openPublished();
    const path = `/properties/${scene.property.id}`;
    const facts = { timeZone: "Asia/Dubai", address: "Quay 1\nDubai", telephone: "+971 4 123 4567" };
    expect(await callAsOperator(target, "PATCH", path, facts)).toMatchObject({
      ...facts,
      revision: scene.property.revision + 1,
      updatedBy: "Front desk",
    });
    const page = await fetchPage(scene);
    expect(page).toContain(' href="tel:+97141234567,204"');
    expect(page).toContain(' data-zone="Asia/Dubai"');
    const stale = await change(scene, { address: "Elsewhere" });
    expect(stale.status).toBe(412);
    for (const [json, code] of [
      [{ timeZone: "Mars/Olympus" }, "invalid_time_zone"],
      [{ timeZone: "+04:00" }, "invalid_time_zone"],
      [{ telephone: "204" }, "invalid_main_telephone"],
      [{ address: "a\n".repeat(8) }, "too_many_lines"],
    ] as const) {
      const refused = await change(scene, { ...json }, scene.property.revision + 1);
      expect([refused.status, JSON.stringify(await refused.json())], code).toEqual([
        400,
        expect.stringContaining(`"${code}"`),
      ]);
    }
  });

  it("stands with its main number where a guest ends who can go no further, at once and without a publication [S6, S198, D26, G1]", async () => {
    const scene = await openPublished();
    const { slug, id } = scene.property;
    const [{ code } = { code: "" }] = (
      await env.DB.prepare("select code from qr_codes where property_id = ? and retired_at is null")
        .bind(id)
        .all<{ code: string }>()
    ).results;
    await env.PORTALS.put(qrKey(code), toQrEntry(slug, { isRetired: true, isRemoved: false }));
    const pages = async () => {
      evictPortal(slug);
      const [closed, retired, privacy] = await Promise.all([
        env.PORTALS.get(portalKey(slug), "text"),
        ask(`/q/${code}`).then((answer) => answer.text()),
        ask(`/p/${slug}/privacy`).then((answer) => answer.text()),
      ]);
      return [closed?.slice(closed.indexOf("p-closed")) ?? "", retired, privacy];
    };
    for (const page of await pages()) expect(page).not.toContain("Quay 1");
    await expectAnswer(await change(scene, { address: "Quay 1\nDubai", telephone: "+971 4 123 4567" }));
    for (const page of await pages()) {
      expect(page).toContain("<p><bdi>Quay 1</bdi><br><bdi>Dubai</bdi></p>");
      expect(page.split('<a href="tel:+97141234567">')).toHaveLength(2);
    }
    expect(await fetchPage(scene)).not.toContain("Quay 1");
    await expectAnswer(await change(scene, { address: "" }, scene.property.revision + 1));
    for (const page of await pages()) expect(page).not.toContain("Quay 1");
  });

  it("is given with a new property [D26]", async () => {
    const facts = { timeZone: "Asia/Dubai", address: "Quay 1", telephone: "+97141234567" };
    const scene = await openScene(target, facts);
    expect(scene.property).toMatchObject(facts);
  });
});
