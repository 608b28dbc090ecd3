import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Piece } from "#domain/content/changes/restore-piece.ts";
import type { Draft } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Property } from "#domain/property/property.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { addMember } from "../../factories/member.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, saveDocument, storedBodies, uploadPicture } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

interface BroughtBack {
  readonly property: Property;
  readonly restorePoint: RestorePoint;
  readonly missingFiles: readonly string[];
}

const [menu, spa, bar] = [
  usableButton("link", 1, "Menu"),
  usableButton("map", 2, "Spa"),
  usableButton("popup", 3, "Bar"),
] as const;
const speisekarte = usableButton("link", 1, "Speisekarte");

/** A property whose version 1 has three buttons in English, one in German, and a colour of its own. */
async function openPublished(): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "de"] });
  await saveButtons(scene, "en", [menu, spa, bar]);
  await saveButtons(scene, "de", [speisekarte]);
  await saveDocument(scene, "theme", { ...TEMPLATE.theme, primary: "#123456" });
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  return scene;
}

function bringBack({ caller, at }: Scene, piece: Piece, number = 1): Promise<Response> {
  return caller.call("POST", at(`/publications/${number}/bring-back`), { json: piece });
}

async function broughtBack(scene: Scene, piece: Piece): Promise<BroughtBack> {
  return (await expectAnswer(await bringBack(scene, piece))) as BroughtBack;
}

async function getRefusal(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { code: string }).code}`;
}

async function namesIn({ property }: Scene, language: string): Promise<string[]> {
  const body = (await storedBodies(property.id))[`buttons:${language}`] ?? '{"buttons":[]}';
  return JSON.parse(body).buttons.map(({ name }: { name: string }) => name);
}

describe("the content of a published version", () => {
  it("is returned as a draft, to viewers too, but not to another group [T10]", async () => {
    const scene = await openPublished();
    await saveButtons(scene, "en", []);
    const path = scene.at("/publications/1/draft");
    const viewer = await addMember(target, scene, "viewer");
    const answer = (await expectAnswer(await viewer.call("GET", path))) as { number: number; draft: Draft };
    expect(answer).toMatchObject({
      number: 1,
      publishedAt: expect.stringMatching(/Z$/),
      draft: { languages: ["en", "de"], defaultLanguage: "en", theme: { primary: "#123456" } },
    });
    expect(answer.draft.buttons.en?.buttons.map(({ name }) => name)).toEqual(["Menu", "Spa", "Bar"]);
    const stranger = await openScene(target);
    expect(await getRefusal(await stranger.caller.call("GET", path))).toBe("404 not_found");
    expect(await getRefusal(await scene.caller.call("GET", scene.at("/publications/2/draft")))).toBe(
      "404 not_found",
    );
    expect((await callAs(target, "GET", path)).status).toBe(401);
  });
});

describe("bringing one thing back from a version", () => {
  it("puts a deleted button at its old place and leaves what else was done; undoing takes it out again [T12]", async () => {
    const scene = await openPublished();
    await saveButtons(scene, "en", [usableButton("chat", 9, "Chat"), { ...menu, name: "The menu" }, bar]);
    const before = await storedBodies(scene.property.id);
    const { restorePoint } = await broughtBack(scene, { kind: "button", id: spa.id });
    expect(await namesIn(scene, "en")).toEqual(["Chat", "The menu", "Spa", "Bar"]);
    expect(await namesIn(scene, "de")).toEqual(["Speisekarte"]);
    expect(restorePoint).toMatchObject({ kind: "restore", summary: { number: 1, name: "Spa" } });
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/activity")))) as {
      items: { action: string; summary: string }[];
    };
    expect(items[0]).toMatchObject({ action: "piece.restored", summary: "1 button" });
    // A colleague's later change in another language stays.
    await saveButtons(scene, "de", []);
    await expectAnswer(
      await scene.caller.call("POST", scene.at(`/restore-points/${restorePoint.id}/restore`)),
    );
    expect(await storedBodies(scene.property.id)).toEqual({ ...before, "buttons:de": '{"buttons":[]}' });
  });

  it("brings a button back in each language that has it, or in the one that is named [T12]", async () => {
    const scene = await openPublished();
    await saveButtons(scene, "en", [spa]);
    await saveButtons(scene, "de", []);
    await broughtBack(scene, { kind: "button", id: menu.id, language: "de" });
    expect([await namesIn(scene, "en"), await namesIn(scene, "de")]).toEqual([["Spa"], ["Speisekarte"]]);
    await saveButtons(scene, "de", [{ ...speisekarte, name: "Karte" }]);
    await broughtBack(scene, { kind: "button", id: menu.id });
    expect([await namesIn(scene, "en"), await namesIn(scene, "de")]).toEqual([
      ["Menu", "Spa"],
      ["Speisekarte"],
    ]);
  });

  it("brings a language back that was switched off, with its buttons [T12]", async () => {
    const scene = await openPublished();
    await saveButtons(scene, "de", []);
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
    await expectAnswer(
      await scene.caller.call("PATCH", scene.at(""), { json: { languages: ["en"] }, revision }),
    );
    expect(await getRefusal(await bringBack(scene, { kind: "button", id: menu.id, language: "de" }))).toBe(
      "422 language_not_enabled",
    );
    const { property, restorePoint } = await broughtBack(scene, { kind: "language", language: "de" });
    expect([property.languages, await namesIn(scene, "de")]).toEqual([["en", "de"], ["Speisekarte"]]);
    await expectAnswer(
      await scene.caller.call("POST", scene.at(`/restore-points/${restorePoint.id}/restore`)),
    );
    const now = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
    expect([now.languages, await namesIn(scene, "de")]).toEqual([["en"], []]);
  });

  it("brings a section back, and guests see nothing of it until it is published [T12]", async () => {
    const scene = await openPublished();
    await saveDocument(scene, "theme", { ...TEMPLATE.theme, primary: "#1c3557" });
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    await broughtBack(scene, { kind: "section", section: "theme" });
    expect(JSON.parse((await storedBodies(scene.property.id))["theme:"] ?? "")).toMatchObject({
      primary: "#123456",
    });
    const page = await (await callAs(target, "GET", `/p/${scene.property.slug}`)).text();
    expect(page).toContain("#1c3557");
    expect(page).not.toContain("#123456");
  });

  it("refuses with a code what the version has none of, a version that never was, and one that is lost [T12]", async () => {
    const scene = await openPublished();
    const unknown = { kind: "button", id: sampleId(77) } as const;
    expect(await getRefusal(await bringBack(scene, unknown))).toBe("404 not_in_version");
    expect(await getRefusal(await bringBack(scene, { kind: "language", language: "fr" }))).toBe(
      "404 not_in_version",
    );
    expect(await getRefusal(await bringBack(scene, { kind: "section", section: "theme" }, 2))).toBe(
      "404 not_found",
    );
    const wrong = await bringBack(scene, { kind: "section", section: "buttons" } as unknown as Piece);
    expect(await getRefusal(wrong)).toBe("400 validation_failed");
    const { objects } = await env.FILES.list({ prefix: `snapshots/${scene.property.id}/` });
    await env.FILES.delete(objects.map(({ key }) => key));
    expectComplaint(/snapshot_missing/);
    expect(await getRefusal(await bringBack(scene, { kind: "section", section: "theme" }))).toBe(
      "410 version_lost",
    );
  });

  it("refuses viewers, and knows nothing of another group's versions [T12]", async () => {
    const scene = await openPublished();
    const viewer = await addMember(target, scene, "viewer");
    const json = { kind: "section", section: "theme" };
    const path = scene.at("/publications/1/bring-back");
    const stranger = await openScene(target);
    expect(await getRefusal(await viewer.call("POST", path, { json }))).toBe("403 forbidden");
    expect(await getRefusal(await stranger.caller.call("POST", path, { json }))).toBe("404 not_found");
  });

  it("names the files of it that are gone, and brings the rest back [T12]", async () => {
    const scene = await openScene(target);
    const logo = await uploadPicture(scene, 30, 30);
    await saveDocument(scene, "homepage", { ...TEMPLATE.homepage, logo });
    await saveButtons(scene, "en", [menu]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    const whole = await broughtBack(scene, { kind: "section", section: "homepage" });
    expect(whole.missingFiles).toEqual([]);
    await env.DB.prepare("delete from media where key = ?").bind(logo.key).run();
    const { missingFiles } = await broughtBack(scene, { kind: "section", section: "homepage" });
    expect(missingFiles).toEqual([logo.key]);
  });

  it("loses nothing of two who bring back and save at once [T12]", async () => {
    const scene = await openPublished();
    await saveButtons(scene, "en", [bar]);
    const answers = await Promise.all([
      bringBack(scene, { kind: "button", id: menu.id, language: "en" }),
      bringBack(scene, { kind: "button", id: spa.id, language: "en" }),
      bringBack(scene, { kind: "section", section: "theme" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await namesIn(scene, "en")).toEqual(["Menu", "Spa", "Bar"]);
  });
});
