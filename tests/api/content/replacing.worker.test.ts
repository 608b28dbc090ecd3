import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { Button } from "#domain/content/button.ts";
import { findMediaKeys } from "#domain/content/media-reference.ts";
import { createStarterButtons } from "#domain/content/starter/starter-buttons.ts";
import { toUntranslatedCopy } from "#domain/content/translation/translation.ts";
import { ID_PATTERN } from "#domain/id.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import type { Property } from "#domain/property/property.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAs, createProperty, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { png, saveButtons, saveDocument, storedBodies, uploadPicture } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

interface Cloned {
  readonly target: Property;
  readonly restorePoint: RestorePoint;
  readonly copied: { buttons: number; languages: number; pictures: number };
}

/** Another property with the same group and owner. */
async function createSister(scene: Scene, values: Parameters<typeof createProperty>[2] = {}): Promise<Scene> {
  const property = await createProperty(target, scene.groupId, { name: "Gull Inn", ...values });
  return { ...scene, property, at: (path) => `/api/properties/${property.id}${path}` };
}

/** Clones with the source's languages; one test keeps the target's. */
function clone(from: Scene, to: Pick<Scene, "property">, languages: "keep" | "take" | null = "take") {
  const json = { target: to.property.id, ...(languages ? { languages } : {}) };
  return from.caller.call("POST", from.at("/clone"), { json });
}

function copy({ caller, at }: Scene, from: string, to: string, mode = "replace") {
  return caller.call("POST", at("/buttons/copy"), { json: { from, to, mode } });
}

async function readCode(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { code: string }).code}`;
}

async function fetchChanges({ id }: Property): Promise<{ kind: string; payload: Record<string, unknown> }[]> {
  const { results } = await env.DB.prepare(
    "select kind, payload from changes where property_id = ? order by sequence",
  )
    .bind(id)
    .all<{ kind: string; payload: string }>();
  return results.map(({ kind, payload }) => ({ kind, payload: JSON.parse(payload) }));
}

const menu = usableButton("link", 1, "Menu");
const spa = usableButton("map", 2, "Spa");
const tips = usableButton("popup", 3, "Tips");

describe("copying buttons between languages", () => {
  it("puts the source's in the place of all of the destination's, as untranslated [S16, S200]", async () => {
    const scene = await openScene(target, { languages: ["en", "de"] });
    await saveButtons(scene, "en", [menu, { ...spa, basis: "0123abcd" }]);
    await saveButtons(scene, "de", [tips]);
    const response = await copy(scene, "en", "de");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      document: {
        section: "buttons",
        language: "de",
        revision: 2,
        body: { buttons: [toUntranslatedCopy(menu), toUntranslatedCopy(spa)] },
      },
      copied: 2,
      restorePoint: { kind: "copy", summary: { language: "de" }, by: "Front desk", restoredAt: null },
    });
    const stored = await storedBodies(scene.property.id);
    expect(JSON.parse(stored["buttons:de"] ?? "")).toEqual({
      buttons: [toUntranslatedCopy(menu), toUntranslatedCopy(spa)],
    });
    const change = (await fetchChanges(scene.property)).at(-1);
    expect(change).toMatchObject({
      kind: "document.saved",
      payload: { section: "buttons", language: "de", revision: 0, by: "Front desk" },
    });
  });

  it("fills the gaps of a language and leaves what is there [S16]", async () => {
    const scene = await openScene(target, { languages: ["en", "de"] });
    const own = { ...spa, name: "Wellness", location: "" } as Button;
    await saveButtons(scene, "en", [menu, spa, tips]);
    await saveButtons(scene, "de", [own]);
    expect(await (await copy(scene, "en", "de", "fill")).json()).toMatchObject({
      copied: 3,
      document: { body: { buttons: [menu, { name: "Wellness", location: "Spa" }, tips] } },
    });
  });

  it("is refused for one language twice, for one that is off, and for one button too many [S16]", async () => {
    const scene = await openScene(target, { languages: ["en", "de"] });
    const many = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => usableButton("map", first + index));
    await saveButtons(scene, "en", many(100, 40));
    await saveButtons(scene, "de", many(200, BUTTONS_MAX - 30));
    expect(await readCode(await copy(scene, "en", "en"))).toBe("422 same_language");
    expect(await readCode(await copy(scene, "en", "fr"))).toBe("422 language_not_enabled");
    expect(await readCode(await copy(scene, "fr", "en"))).toBe("422 language_not_enabled");
    expect(await readCode(await copy(scene, "en", "de", "half"))).toBe("400 validation_failed");
    const tooMany = await copy(scene, "en", "de", "fill");
    expect(await tooMany.json()).toMatchObject({
      code: "validation_failed",
      errors: [{ path: "buttons", code: "too_many" }],
    });
    expect(JSON.parse((await storedBodies(scene.property.id))["buttons:de"] ?? "").buttons).toHaveLength(30);
  });

  it("while others save the destination loses nobody's work: it is in the restore point [S16]", async () => {
    const scene = await openScene(target, { languages: ["en", "de"] });
    await saveButtons(scene, "en", [menu]);
    await saveButtons(scene, "de", [spa]);
    const path = scene.at("/documents/buttons?language=de");
    const [copied, saved] = await Promise.all([
      copy(scene, "en", "de"),
      scene.caller.call("PUT", path, { json: { buttons: [tips] }, revision: 1 }),
    ]);
    const { restorePoint } = (await expectAnswer(copied)) as { restorePoint: RestorePoint };
    const held = await env.DB.prepare("select body from restore_point_documents where point_id = ?")
      .bind(restorePoint.id)
      .first<string>("body");
    const expected = saved.ok ? [tips] : [spa];
    expect(JSON.parse(held ?? "")).toEqual({ buttons: expected });
    expect(JSON.parse((await storedBodies(scene.property.id))["buttons:de"] ?? "")).toEqual({
      buttons: [toUntranslatedCopy(menu)],
    });
  });
});

describe("cloning a property", () => {
  async function openPair() {
    const source = await openScene(target, { name: "Harbour Hotel", languages: ["en", "de"] });
    const [portrait, room] = [await uploadPicture(source, 40, 60), await uploadPicture(source, 30, 20)];
    const homepage = { ...TEMPLATE.homepage, headerColour: "#123456", backgroundPortrait: portrait };
    const sourceLogo = await uploadPicture(source, 9, 9);
    await saveDocument(source, "homepage", { ...homepage, logo: sourceLogo });
    await saveDocument(source, "theme", { ...TEMPLATE.theme, primary: "#abcdef" });
    await saveDocument(source, "qr", { marketingConsent: true });
    const gallery = { ...usableButton("gallery", 4, "Rooms") } as Button;
    if (gallery.type !== "gallery" || !gallery.items[0]) throw new Error("unexpected");
    const rooms = { ...gallery, items: [{ ...gallery.items[0], picture: room }] };
    await saveButtons(source, "en", [menu, rooms]);
    await saveButtons(source, "de", [menu]);

    const sister = await createSister(source, { languages: ["fr"], defaultLanguage: "fr" });
    const logo = await uploadPicture(sister, 12, 12);
    await saveDocument(sister, "homepage", { ...TEMPLATE.homepage, logo });
    await saveButtons(sister, "fr", [tips]);
    return { source, sister, logo, portrait, room, rooms };
  }

  it("leaves the target its languages unless asked, and comes back from that with one call [S15, S47, S199]", async () => {
    const { source } = await openPair();
    const sister = await createSister(source, { languages: ["fr", "de", "it"], defaultLanguage: "fr" });
    await saveButtons(sister, "fr", [tips]);
    await saveButtons(sister, "it", [spa]);
    const before = await storedBodies(sister.property.id);
    const answer = (await expectAnswer(await clone(source, sister, null))) as Cloned;
    expect(answer).toMatchObject({
      target: { languages: ["fr", "de", "it"], defaultLanguage: "fr" },
      copied: { buttons: 3, languages: 2 },
    });
    const bodies = await storedBodies(sister.property.id);
    const ids = (language: string) =>
      JSON.parse(bodies[`buttons:${language}`] ?? "{}").buttons?.map(({ name }: Button) => name);
    expect([ids("fr"), ids("de"), ids("it"), ids("en")]).toEqual([
      ["Menu", "Rooms"],
      ["Menu"],
      [],
      undefined,
    ]);
    const restored = await sister.caller.call(
      "POST",
      sister.at(`/restore-points/${answer.restorePoint.id}/restore`),
    );
    expect(restored.status).toBe(200);
    const after = await storedBodies(sister.property.id);
    expect([after["buttons:fr"], after["buttons:it"]]).toEqual([before["buttons:fr"], before["buttons:it"]]);
    const property = await expectAnswer(await sister.caller.call("GET", sister.at("")));
    expect(property).toMatchObject({ languages: ["fr", "de", "it"], defaultLanguage: "fr" });
  });

  it("takes styling, buttons and languages along; name, logo, address and QR code stay [S15, S47, S199]", async () => {
    const { source, sister, logo, portrait, rooms } = await openPair();
    const qr = await (await sister.caller.call("GET", sister.at("/qr"))).json();
    const response = await clone(source, sister);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as Cloned;
    expect(answer).toMatchObject({
      target: {
        id: sister.property.id,
        name: "Gull Inn",
        slug: sister.property.slug,
        languages: ["en", "de"],
        defaultLanguage: "en",
        updatedBy: "Front desk",
      },
      copied: { buttons: 3, languages: 2, pictures: 2 },
      restorePoint: { kind: "clone", summary: { name: "Harbour Hotel" } },
    });
    const bodies = await storedBodies(sister.property.id);
    const homepage = JSON.parse(bodies["homepage:"] ?? "");
    expect(homepage).toMatchObject({ headerColour: "#123456", logo, backgroundPortrait: { width: 40 } });
    expect(homepage.backgroundPortrait.key).not.toBe(portrait.key);
    expect(answer.target.thumbnail).toBe(homepage.backgroundPortrait.key);
    expect(JSON.parse(bodies["theme:"] ?? "")).toMatchObject({ primary: "#abcdef" });
    expect(JSON.parse(bodies["qr:"] ?? "")).toEqual(TEMPLATE.qr);
    expect(JSON.parse(bodies["buttons:fr"] ?? "")).toEqual({ buttons: [] });
    expect(JSON.parse(bodies["buttons:de"] ?? "")).toEqual({ buttons: [menu] });
    expect(JSON.parse(bodies["buttons:en"] ?? "")).toMatchObject({
      buttons: [menu, { id: rooms.id, items: [{ id: rooms.items[0]?.id }] }],
    });
    expect(await (await sister.caller.call("GET", sister.at("/qr"))).json()).toEqual(qr);
  });

  it("gives the target files of its own, which stay when the source's go [S15]", async () => {
    const { source, sister, portrait, room } = await openPair();
    await expectAnswer(await clone(source, sister));
    await env.FILES.delete([portrait.key, room.key].map((key) => `media/${key}`));
    const bodies = await storedBodies(sister.property.id);
    const keys = findMediaKeys([bodies["homepage:"], bodies["buttons:en"]]);
    expect(keys).toHaveLength(3);
    expect(keys).not.toContain(portrait.key);
    for (const key of keys) {
      expect((await callAs(target, "GET", `/media/${key}`)).status).toBe(200);
      const owner = await env.DB.prepare("select property_id from media where key = ?").bind(key).first();
      expect(owner).toEqual({ property_id: sister.property.id });
    }
    const copied = JSON.parse(bodies["homepage:"] ?? "").backgroundPortrait.key;
    const served = await callAs(target, "GET", `/media/${copied}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png(40, 60));
  });

  it("lists what leads guests to the other property, until it is confirmed or gone [S15, D66]", async () => {
    const source = await openScene(target, { name: "Marlowe Harbour" });
    const sister = await createSister(source);
    const ours = { ...menu, url: "https://group.example" } as Button;
    await saveButtons(source, "en", [spa, { ...ours, id: sampleId(9) } as Button, tips]);
    await saveButtons(sister, "en", [ours]);
    const check = async () =>
      (await expectAnswer(await sister.caller.call("GET", sister.at("/publish/check")))) as {
        findings: { code: string; check: string; subject?: string }[];
        cloned: { kind: string; value: string; source: string }[];
      };
    expect((await check()).cloned).toEqual([]);
    const cloned = (await expectAnswer(await clone(source, sister))) as Cloned;
    const after = await check();
    // The source's fourth contact is not listed, because the target had the same link before.
    expect(after.cloned.map(({ kind, value }) => `${kind} ${value}`).sort()).toEqual([
      "extension 204",
      "location Spa",
      "url https://marlowe.example",
    ]);
    expect(after.findings.filter(({ code }) => code === "cloned_contacts")).toMatchObject([
      { check: "maps", subject: "Marlowe Harbour" },
      { check: "links" },
      { check: "calls" },
    ]);

    // Undoing the clone removes the contacts from the draft, so none is listed. They are listed again if it is redone.
    const undone = await sister.caller.call(
      "POST",
      sister.at(`/restore-points/${cloned.restorePoint.id}/restore`),
    );
    const { restorePoint } = (await expectAnswer(undone)) as { restorePoint: RestorePoint };
    expect((await check()).findings.some(({ code }) => code === "cloned_contacts")).toBe(false);
    await sister.caller.call("POST", sister.at(`/restore-points/${restorePoint.id}/restore`));
    expect((await check()).findings.filter(({ code }) => code === "cloned_contacts")).toHaveLength(3);

    const confirm = (json: unknown) =>
      sister.caller.call("POST", sister.at("/cloned-contacts/confirm"), { json });
    const location = { contacts: [{ kind: "location", value: "Spa" }] };
    expect([(await confirm(location)).status, (await confirm(location)).status]).toEqual([204, 204]);
    expect((await check()).findings.map(({ check: name }) => name)).not.toContain("maps");
    expect(await readCode(await confirm({ contacts: [] }))).toBe("400 validation_failed");
    const long = { contacts: [{ kind: "telephone", value: "1".repeat(2_001) }] };
    expect(await readCode(await confirm(long))).toBe("400 validation_failed");

    expect((await sister.caller.call("POST", sister.at("/reset"))).status).toBe(200);
    expect((await check()).findings.some(({ code }) => code === "cloned_contacts")).toBe(false);
    // A confirmed contact counts as the target's own, also after further clones.
    await saveButtons(sister, "en", [spa]);
    await clone(source, sister);
    expect((await check()).findings.map(({ check: name }) => name)).not.toContain("maps");
  });

  it("again gives the same draft, and completes files that were lost half-way [S15]", async () => {
    const { source, sister } = await openPair();
    await expectAnswer(await clone(source, sister));
    const once = await storedBodies(sister.property.id);
    const key = JSON.parse(once["homepage:"] ?? "").backgroundPortrait.key;
    await env.FILES.delete(`media/${key}`);
    await expectAnswer(await clone(source, sister));
    expect(await storedBodies(sister.property.id)).toEqual(once);
    expect((await callAs(target, "GET", `/media/${key}`)).status).toBe(200);
  });

  it("makes open browsers refetch the property and every replaced document [S15]", async () => {
    const { source, sister } = await openPair();
    const before = (await fetchChanges(sister.property)).length;
    const { target: now } = (await expectAnswer(await clone(source, sister))) as Cloned;
    const changes = (await fetchChanges(sister.property)).slice(before);
    expect(changes[0]).toMatchObject({
      kind: "property.updated",
      payload: {
        languages: ["en", "de"],
        defaultLanguage: "en",
        revision: now.revision,
        thumbnail: now.thumbnail,
        updatedAt: now.updatedAt,
      },
    });
    expect(
      changes.slice(1).map(({ payload }) => `${payload.section}:${payload.language} ${payload.revision}`),
    ).toEqual(
      ["buttons:de", "buttons:en", "buttons:fr", "homepage:", "social:", "theme:"].map(
        (document) => `${document} 0`,
      ),
    );
  });

  it("makes a save on the draft before it stale, and the restore point holds what was saved first [S15]", async () => {
    const { source, sister } = await openPair();
    const path = sister.at("/documents/theme");
    const theme = { ...TEMPLATE.theme, primary: "#111111" };
    const [cloned, saved] = await Promise.all([
      clone(source, sister),
      sister.caller.call("PUT", path, { json: theme, revision: 1 }),
    ]);
    const { restorePoint } = (await expectAnswer(cloned)) as Cloned;
    const held = await env.DB.prepare(
      "select body from restore_point_documents where point_id = ? and section = 'theme'",
    )
      .bind(restorePoint.id)
      .first<string>("body");
    expect(JSON.parse(held ?? "").primary).toBe(saved.ok ? "#111111" : TEMPLATE.theme.primary);
    const now = JSON.parse((await storedBodies(sister.property.id))["theme:"] ?? "");
    expect(now.primary).toBe("#abcdef");
    const late = await sister.caller.call("PUT", path, { json: theme, revision: 1 });
    expect(late.status).toBe(412);
    const french = await sister.caller.call("PUT", sister.at("/documents/buttons?language=fr"), {
      json: { buttons: [tips] },
      revision: 1,
    });
    expect(french.status).toBe(412);
  });

  it("leaves the published version for guests until the clone is published [S15, S199]", async () => {
    const { source, sister } = await openPair();
    await expectAnswer(await sister.caller.call("POST", sister.at("/publish"), { json: { note: "" } }));
    const page = async () => (await callAs(target, "GET", `/p/${sister.property.slug}`)).text();
    const before = await page();
    await expectAnswer(await clone(source, sister));
    expect(await page()).toBe(before);
    await expectAnswer(await sister.caller.call("POST", sister.at("/publish"), { json: { note: "" } }));
    expect(await page()).toContain("Rooms");
  });

  it("is refused onto itself, onto another group's, to viewers and without two valid licences [S15, S142]", async () => {
    const source = await openScene(target);
    const foreign = await openScene(target);
    const lapsed = await createSister(source, { licence: makeLicence("PAID", { from: -90, to: -30 }) });
    const viewer = await openScene(target, {}, { role: "viewer" });
    expect(await readCode(await clone(source, source))).toBe("422 same_property");
    expect(await readCode(await clone(source, foreign))).toBe("404 not_found");
    expect(await readCode(await clone(source, { property: { ...source.property, id: sampleId(77) } }))).toBe(
      "404 not_found",
    );
    expect(await readCode(await clone(source, lapsed))).toBe("403 licence_unavailable");
    expect(await readCode(await clone(lapsed, source))).toBe("403 licence_unavailable");
    expect(await readCode(await clone(viewer, await createSister(viewer)))).toBe("403 forbidden");
    expect(JSON.parse((await storedBodies(foreign.property.id))["theme:"] ?? "")).toEqual(TEMPLATE.theme);
  });
});

describe("resetting a property", () => {
  it("brings every document back to the template; name, languages and address stay [S18, S201]", async () => {
    const scene = await openScene(target, { name: "Harbour Hotel", languages: ["en", "de"] });
    const backgroundPortrait = await uploadPicture(scene, 40, 60);
    await saveDocument(scene, "homepage", { ...TEMPLATE.homepage, backgroundPortrait });
    await saveDocument(scene, "social", { ...TEMPLATE.social, opacity: 10 });
    await saveDocument(scene, "qr", { marketingConsent: true });
    await saveButtons(scene, "en", [menu]);
    await saveButtons(scene, "de", [spa]);
    const response = await scene.caller.call("POST", scene.at("/reset"));
    const { property, restorePoint } = (await expectAnswer(response)) as {
      property: Property;
      restorePoint: RestorePoint;
    };
    expect(property).toMatchObject({
      name: "Harbour Hotel",
      slug: scene.property.slug,
      languages: ["en", "de"],
      thumbnail: null,
    });
    expect(restorePoint).toMatchObject({ kind: "reset", summary: {} });
    expect(Date.parse(restorePoint.expiresAt) - Date.parse(restorePoint.at)).toBe(30 * DAY_MS);
    const bodies = await storedBodies(scene.property.id);
    const anyId = expect.stringMatching(ID_PATTERN);
    const starterIn = (language: "en" | "de") =>
      createStarterButtons(language, () => anyId, TEMPLATE.theme.primary);
    expect(Object.fromEntries(Object.entries(bodies).map(([key, body]) => [key, JSON.parse(body)]))).toEqual({
      "homepage:": TEMPLATE.homepage,
      "theme:": TEMPLATE.theme,
      "social:": TEMPLATE.social,
      "qr:": TEMPLATE.qr,
      "answers:": TEMPLATE.answers,
      "buttons:en": starterIn("en"),
      "buttons:de": starterIn("de"),
    });
  });

  it("is refused to viewers and without a valid licence [S18, S142]", async () => {
    const viewer = await openScene(target, {}, { role: "viewer" });
    const lapsed = await openScene(target, { licence: makeLicence("PAID", { from: -90, to: -30 }) });
    expect(await readCode(await viewer.caller.call("POST", viewer.at("/reset")))).toBe("403 forbidden");
    expect(await readCode(await lapsed.caller.call("POST", lapsed.at("/reset")))).toBe(
      "403 licence_unavailable",
    );
  });
});
