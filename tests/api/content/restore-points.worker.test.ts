import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { BUTTONS_MAX, REMOVAL_GRACE_DAYS } from "#domain/limits.ts";
import type { Property } from "#domain/property/property.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAs, callAsOperator, createProperty, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { purgeRemoved } from "#worker/services/operations/purge-removed.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, saveDocument, storedBodies, uploadPicture } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

interface Restored {
  readonly property: Property;
  readonly restorePoint: RestorePoint;
}

function restore({ caller, at }: Scene, { id }: Pick<RestorePoint, "id">) {
  return caller.call("POST", at(`/restore-points/${id}/restore`));
}

async function listPoints({ caller, at }: Scene): Promise<RestorePoint[]> {
  const answer = await expectAnswer(await caller.call("GET", at("/restore-points")));
  return (answer as { items: RestorePoint[] }).items;
}

async function readCode(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { code: string }).code}`;
}

async function change(scene: Scene, method: string, path: string, more = {}): Promise<Restored> {
  return (await expectAnswer(await scene.caller.call(method, scene.at(path), more))) as Restored;
}

const [menu, spa, tips] = [
  usableButton("link", 1, "Menu"),
  usableButton("map", 2, "Spa"),
  usableButton("popup", 3, "Tips"),
] as const;
const ENGLISH = "?language=en";

async function remove(scene: Scene, id: string, revision: number): Promise<RestorePoint> {
  return (await change(scene, "DELETE", `/buttons/${id}${ENGLISH}`, { revision })).restorePoint;
}

async function buttonsNow({ property }: Scene): Promise<{ id: string; name: string }[]> {
  return JSON.parse((await storedBodies(property.id))["buttons:en"] ?? "").buttons;
}

describe("a restore point", () => {
  it("of a reset brings the draft back byte for byte, and can itself be undone [S18, S201]", async () => {
    const scene = await openScene(target, { languages: ["en", "ar"] });
    const backgroundPortrait = await uploadPicture(scene, 40, 60);
    await saveDocument(scene, "homepage", { ...TEMPLATE.homepage, backgroundPortrait });
    await saveDocument(scene, "theme", { ...TEMPLATE.theme, primary: "#abcdef" });
    await saveButtons(scene, "en", [menu, tips]);
    await saveButtons(scene, "ar", [usableButton("link", 1, "القائمة")]);
    const before = await storedBodies(scene.property.id);
    const { restorePoint } = await change(scene, "POST", "/reset");
    const reset = await storedBodies(scene.property.id);

    const restored = (await expectAnswer(await restore(scene, restorePoint))) as Restored;
    expect(await storedBodies(scene.property.id)).toEqual(before);
    expect(restored.property.thumbnail).toBe(backgroundPortrait.key);
    expect(restored.restorePoint).toMatchObject({ kind: "restore", summary: {}, restoredAt: null });

    await expectAnswer(await restore(scene, restored.restorePoint));
    expect(await storedBodies(scene.property.id)).toEqual(reset);
  });

  it("of a clone brings languages, default language and buttons back [S15, S199]", async () => {
    const source = await openScene(target, { name: "Harbour Hotel", languages: ["en", "de"] });
    await saveButtons(source, "en", [menu]);
    await saveButtons(source, "de", [spa]);
    const property = await createProperty(target, source.groupId, {
      languages: ["fr", "en"],
      defaultLanguage: "fr",
    });
    const sister: Scene = { ...source, property, at: (path) => `/api/properties/${property.id}${path}` };
    await saveButtons(sister, "fr", [tips]);
    const before = await storedBodies(property.id);
    const cloned = await change(source, "POST", "/clone", {
      json: { target: property.id, languages: "take" },
    });
    await expectAnswer(
      await sister.caller.call("PATCH", sister.at(""), { json: { name: "Quay Hotel" }, revision: 2 }),
    );
    const { property: now } = (await expectAnswer(await restore(sister, cloned.restorePoint))) as Restored;
    expect(now).toMatchObject({ name: "Quay Hotel", languages: ["fr", "en"], defaultLanguage: "fr" });
    const after = await storedBodies(property.id);
    const none = JSON.stringify({ buttons: [] });
    expect(after).toEqual({ ...before, "buttons:de": none, "buttons:en": none });
  });

  it("of copied buttons brings that language back and leaves the others [S16, S200]", async () => {
    const scene = await openScene(target, { languages: ["en", "de", "fr"] });
    await saveButtons(scene, "en", [menu]);
    await saveButtons(scene, "de", [spa]);
    const copy = (to: string) =>
      change(scene, "POST", "/buttons/copy", { json: { from: "en", to, mode: "replace" } });
    const [onto, first] = [await copy("de"), await copy("fr")];
    // The list leaves out the point of the copy to French: French had no buttons, so the point has nothing to restore.
    expect((await listPoints(scene)).map(({ id }) => id)).toEqual([onto.restorePoint.id]);
    await saveButtons(scene, "en", [tips]);
    await expectAnswer(await restore(scene, onto.restorePoint));
    await expectAnswer(await restore(scene, first.restorePoint));
    const bodies = await storedBodies(scene.property.id);
    expect(JSON.parse(bodies["buttons:de"] ?? "")).toEqual({ buttons: [spa] });
    expect(JSON.parse(bodies["buttons:fr"] ?? "")).toEqual({ buttons: [] });
    expect(JSON.parse(bodies["buttons:en"] ?? "")).toEqual({ buttons: [tips] });
  });

  it("of a restored version is named by its number and brings the name back too", async () => {
    const scene = await openScene(target, { name: "Harbour Hotel" });
    await saveButtons(scene, "en", [menu]);
    await change(scene, "POST", "/publish", { json: { note: "" } });
    await change(scene, "PATCH", "", { json: { name: "Quay Hotel" }, revision: 1 });
    await saveButtons(scene, "en", [spa, tips]);
    const before = await storedBodies(scene.property.id);
    const { property, restorePoint } = await change(scene, "POST", "/publications/1/restore");
    expect(property.name).toBe("Harbour Hotel");
    expect(restorePoint).toMatchObject({ kind: "restore", summary: { number: 1 } });
    const { property: now } = (await expectAnswer(await restore(scene, restorePoint))) as Restored;
    expect(now.name).toBe("Quay Hotel");
    expect(await storedBodies(scene.property.id)).toEqual(before);
  });

  it("of a deleted button puts it behind the one it followed, among what others did since [S9]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [menu, spa, tips]);
    const point = await remove(scene, spa.id, 1);
    expect(point).toMatchObject({ kind: "button", summary: { language: "en", name: "Spa" } });
    const pool = usableButton("link", 4, "Pool");
    await saveButtons(scene, "en", [pool, tips, { ...menu, name: "Dinner" }]);
    const { restorePoint } = (await expectAnswer(await restore(scene, point))) as Restored;
    expect((await buttonsNow(scene)).map(({ name }) => name)).toEqual(["Pool", "Tips", "Dinner", "Spa"]);
    expect(restorePoint).toMatchObject({ kind: "restore", summary: { language: "en", name: "Spa" } });
    await expectAnswer(await restore(scene, restorePoint));
    expect((await buttonsNow(scene)).map(({ name }) => name)).toEqual(["Pool", "Tips", "Dinner"]);
  });

  it("of the first button puts it first; of one that is there again changes nothing [S9]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [menu, spa]);
    const [first, second] = [await remove(scene, menu.id, 1), await remove(scene, spa.id, 2)];
    await saveButtons(scene, "en", [{ ...spa, name: "Baths" }, tips]);
    await expectAnswer(await restore(scene, first));
    await expectAnswer(await restore(scene, second));
    expect((await buttonsNow(scene)).map(({ name }) => name)).toEqual(["Menu", "Baths", "Tips"]);
  });

  it("of a button is refused where it would be one too many, and stays usable [S9]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [menu]);
    const point = await remove(scene, menu.id, 1);
    const many = Array.from({ length: BUTTONS_MAX }, (_, index) => usableButton("map", 100 + index));
    await saveButtons(scene, "en", many);
    expect(await readCode(await restore(scene, point))).toBe("400 validation_failed");
    await saveButtons(scene, "en", many.slice(1));
    await expectAnswer(await restore(scene, point));
    expect(await buttonsNow(scene)).toHaveLength(BUTTONS_MAX);
  });

  it("of a QR code makes the old one lead guests on again and ends the present one [S17, S198]", async () => {
    const scene = await openScene(target);
    const addressNow = async () =>
      ((await (await scene.caller.call("GET", scene.at("/qr"))).json()) as { address: string }).address;
    const landing = async (address: string) =>
      (await callAs(target, "GET", new URL(address).pathname)).status;
    await saveButtons(scene, "en", [menu]);
    await change(scene, "POST", "/publish", { json: { note: "" } });
    const old = await addressNow();
    const { restorePoint } = await change(scene, "POST", "/qr/regenerate");
    const fresh = await addressNow();
    expect(restorePoint).toMatchObject({ kind: "qr", summary: {} });
    expect([await landing(old), await landing(fresh)]).toEqual([410, 200]);

    const restored = (await expectAnswer(await restore(scene, restorePoint))) as Restored;
    expect(await addressNow()).toBe(old);
    expect([await landing(old), await landing(fresh)]).toEqual([200, 410]);
    await expectAnswer(await restore(scene, restored.restorePoint));
    expect([await addressNow(), await landing(old), await landing(fresh)]).toEqual([fresh, 410, 200]);
    expect(await readCode(await restore(scene, restorePoint))).toBe("409 already_restored");
    expect([await landing(old), await landing(fresh)]).toEqual([410, 200]);
  });

  it("is listed newest first, with what names it, who, and whether it was used", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [menu]);
    const deleted = await remove(scene, menu.id, 1);
    await change(scene, "POST", "/reset");
    await expectAnswer(await restore(scene, deleted));
    const points = await listPoints(scene);
    expect(points.map(({ kind, restoredAt }) => [kind, restoredAt !== null])).toEqual([
      ["restore", false],
      ["reset", false],
      ["button", true],
    ]);
    expect(points.every(({ by }) => by === "Front desk")).toBe(true);
  });

  it("is good for once, for one of those who use it at the same time [S18]", async () => {
    const scene = await openScene(target);
    const { restorePoint } = await change(scene, "POST", "/reset");
    const answers = await Promise.all([1, 2, 3].map(() => restore(scene, restorePoint)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await readCode(await restore(scene, restorePoint))).toBe("409 already_restored");
    expect(await listPoints(scene)).toHaveLength(2);
  });

  it("past its time, of another property or unknown is not there", async () => {
    const [scene, other] = [await openScene(target), await openScene(target)];
    const { restorePoint } = await change(scene, "POST", "/reset");
    const sister = await createProperty(target, scene.groupId);
    const elsewhere = { ...scene, at: (path: string) => `/api/properties/${sister.id}${path}` };
    expect(await readCode(await restore(elsewhere, restorePoint))).toBe("404 not_found");
    expect(await readCode(await restore(other, restorePoint))).toBe("404 not_found");
    expect(await readCode(await restore(scene, { id: sampleId(77) }))).toBe("404 not_found");
    await env.DB.prepare("update restore_points set expires_at = ? where id = ?")
      .bind(Date.now() - 1, restorePoint.id)
      .run();
    expect(await readCode(await restore(scene, restorePoint))).toBe("404 not_found");
    expect(await listPoints(scene)).toEqual([]);
  });

  it("is read by viewers and used by none of them, nor without a valid licence [S142]", async () => {
    const viewer = await openScene(target, {}, { role: "viewer" });
    expect(await listPoints(viewer)).toEqual([]);
    expect(await readCode(await restore(viewer, { id: sampleId(77) }))).toBe("403 forbidden");
    const scene = await openScene(target);
    const { restorePoint } = await change(scene, "POST", "/reset");
    await callAsOperator(
      target,
      "PUT",
      `/properties/${scene.property.id}/licence`,
      makeLicence("PAID", { from: -90, to: -30 }),
    );
    expect(await readCode(await restore(scene, restorePoint))).toBe("403 licence_unavailable");
    expect(await listPoints(scene)).toHaveLength(1);
  });

  it("outlives the removal of its property, and goes with it after thirty days", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [menu]);
    const { restorePoint } = await change(scene, "POST", "/reset");
    await callAsOperator(target, "DELETE", `/properties/${scene.property.id}`);
    const left = () =>
      env.DB.prepare(
        "select (select count(*) from restore_points where id = ?1) + (select count(*) from restore_point_documents where point_id = ?1) as count",
      )
        .bind(restorePoint.id)
        .first("count");
    expect(await left()).toBe(7);
    await purgeRemoved(env, wholeRun(Date.now() + (REMOVAL_GRACE_DAYS + 1) * DAY_MS));
    expect(await left()).toBe(0);
  });
});
