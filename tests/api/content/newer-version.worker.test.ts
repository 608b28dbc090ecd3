import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type GroupInformation, PRODUCT_VERSION } from "#domain/account/account.ts";
import { SECTIONS, type StoredDocument } from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { PreviewLink } from "#domain/property/preview-link.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { sampleId } from "#tests/factories/draft.ts";
import {
  NEWER_LANGUAGE,
  writeNewerDocument,
  writeNewerDraft,
  writeNewerHeld,
  writeNewerLanguage,
  writeNewerPoint,
  writeNewerSnapshot,
  writeNewerTraces,
} from "../../factories/contract/newer-rows.ts";
import { describedApi } from "../../factories/contract/openapi-check.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, saveDocument, storedBodies } from "../../factories/stored-draft.ts";
import { isFullTier } from "../../factories/tier.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

/** Versions that the writer is ahead of ours. */
const AHEAD = ([1, 2] as const).slice(0, isFullTier ? 2 : 1);

const MENU = usableButton("link", 1, "Menu");
const { homepage, theme, social, qr, answers } = TEMPLATE;

/** A published property that was reset once and has every document. */
async function openPublished(): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "de"] });
  const publish = scene.at("/publish");
  await saveButtons(scene, "en", [MENU]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/reset")));
  for (const [section, body] of Object.entries({ homepage, theme, social, qr, answers })) {
    await saveDocument(scene, section, body);
  }
  for (const language of ["en", "de"]) await saveButtons(scene, language, [MENU]);
  await expectAnswer(await scene.caller.call("POST", publish, { json: { note: "" } }));
  return scene;
}

const readCode = async (response: Response) => ((await response.json()) as { code?: string }).code;
const resetPoint = async ({ caller, at }: Scene) => {
  const { items } = (await expectAnswer(await caller.call("GET", at("/restore-points")))) as {
    items: RestorePoint[];
  };
  return items.find(({ kind }) => kind === "reset")?.id ?? "";
};
const guestPage = async ({ property }: Scene) =>
  (await exports.default.fetch(`${ORIGIN}/p/${property.slug}`)).text();

/** Every described read, with path parameters filled in. */
async function readPaths({ property, caller }: Scene): Promise<string[]> {
  const { paths } = await describedApi();
  return (
    Object.entries(paths)
      .filter(([path, operations]) => "get" in operations && !path.startsWith("/api/ops"))
      // Skip the read of a plan's draft: the property has no plan, and the code is the same as for published drafts.
      .filter(([path]) => !path.includes("{planId}"))
      // Skip the read of one request: the list reads requests with the same code.
      .filter(([path]) => !path.includes("{requestId}"))
      .map(([path]) => path.replace("{propertyId}", property.id).replace("{uid}", caller.user.uid))
      .map((path) => (path.endsWith("/recipient") ? `${path}?address=desk@house.example` : path))
      .map((path) => (path.endsWith("/translations") ? `${path}?language=de` : path))
      .map((path) => (path.endsWith("/estimate") ? `${path}?languages=de` : path))
      .map((path) => path.replace("{number}", "1").replace("{buttonId}", sampleId(1)))
      .map((path) => (path.endsWith("/history/page") ? `${path}?at=2199-01-01T00:00:00Z&language=en` : path))
      .flatMap((path) =>
        path.includes("{section}")
          ? SECTIONS.map(
              (section) =>
                `${path.replace("{section}", section)}${section === "buttons" ? "?language=de" : ""}`,
            )
          : [path],
      )
  );
}

describe.each(AHEAD)("rows that a version %i ahead wrote", (ahead) => {
  it("answer every read of the API, and never with an error of ours [S108]", async () => {
    const scene = await openPublished();
    const published = await guestPage(scene);
    await writeNewerDraft(scene, ahead);
    await writeNewerHeld(scene, ahead);
    await writeNewerPoint(scene);
    await writeNewerSnapshot(scene, ahead);
    await writeNewerTraces(scene);
    const paths = await readPaths(scene);
    expect(paths.length).toBeGreaterThan(25);
    const answers: Record<string, number> = {};
    for (const path of paths) answers[path] = (await scene.caller.call("GET", path)).status;
    const refused = Object.entries(answers).filter(([, status]) => status !== 200);
    // Only these two reads need a whole draft, so they refuse.
    expect(refused.toSorted()).toEqual([
      ["/api/desk", 401],
      [scene.at("/publications/1/draft"), 409],
      [scene.at("/publish/check"), 409],
      [scene.at("/translations/estimate?languages=de"), 409],
    ]);
    expect(await guestPage(scene)).toBe(published);

    const link = (await expectAnswer(
      await scene.caller.call("POST", scene.at("/preview-links")),
    )) as PreviewLink;
    const preview = await exports.default.fetch(ORIGIN + new URL(link.url).pathname);
    expect(preview.status).toBe(200);
    expect(await preview.text()).toContain("Menu");
  });

  it("are marked, with what this version can show of them [S108]", async () => {
    const scene = await openPublished();
    await writeNewerDocument(scene, "theme", ahead);
    await writeNewerDocument(scene, "buttons", ahead, "de");
    const { documents } = (await expectAnswer(await scene.caller.call("GET", scene.at("/draft")))) as {
      documents: StoredDocument[];
    };
    const marked = documents.filter(({ newerVersion }) => newerVersion);
    expect(marked.map(({ section, language, body }) => [section, language, body])).toEqual([
      ["theme", "", theme],
      ["buttons", "de", { buttons: [MENU] }],
    ]);
  });
});

describe("a content language that only a newer version knows", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublished();
    await writeNewerLanguage(scene);
  });

  it("is left out of every read of the API, and none fails [S108]", async () => {
    const answers: [string, number][] = [];
    for (const path of await readPaths(scene)) {
      answers.push([path, (await scene.caller.call("GET", path)).status]);
    }
    expect(answers.filter(([, status]) => status !== 200)).toEqual([
      // This browser is no desk.
      ["/api/desk", 401],
      [scene.at("/translations/estimate?languages=de"), 409],
      [scene.at("/publish/check"), 409],
    ]);
    const property = await expectAnswer(await scene.caller.call("GET", scene.at("")));
    expect(property).toMatchObject({ languages: ["en", "de"], defaultLanguage: "en" });
    const { documents } = (await expectAnswer(await scene.caller.call("GET", scene.at("/draft")))) as {
      documents: StoredDocument[];
    };
    expect(documents.map(({ language }) => language)).not.toContain(NEWER_LANGUAGE);
  });

  it("is shown without it in a preview, its default language replaced by one that is known [S108]", async () => {
    const preview = await scene.caller.call("POST", scene.at("/preview-links"));
    const { url } = (await expectAnswer(preview)) as PreviewLink;
    await env.DB.prepare("update properties set default_language = ? where id = ?")
      .bind(NEWER_LANGUAGE, scene.property.id)
      .run();
    const shown = await exports.default.fetch(ORIGIN + new URL(url).pathname);
    expect([shown.status, (await shown.text()).includes("Menu")]).toEqual([200, true]);
    const property = await expectAnswer(await scene.caller.call("GET", scene.at("")));
    expect(property).toMatchObject({ defaultLanguage: "en" });
    await env.DB.prepare("update properties set default_language = 'en' where id = ?")
      .bind(scene.property.id)
      .run();
  });

  it.each([
    ["publish", "POST", "/publish", { note: "" }],
    ["change the languages", "PATCH", "", { languages: ["en"] }],
    ["change the default language", "PATCH", "", { defaultLanguage: "de" }],
    ["reset the property", "POST", "/reset", undefined],
  ] as const)("is not lost by a request to %s [S108]", async (_, method, path, json) => {
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
      revision: number;
    };
    const answer = await scene.caller.call(method, scene.at(path), { json, revision });
    expect([answer.status, await readCode(answer)]).toEqual([409, "newer_version"]);
    const stored = await env.DB.prepare("select languages from properties where id = ?")
      .bind(scene.property.id)
      .first("languages");
    expect(stored).toBe(JSON.stringify(["en", "de", NEWER_LANGUAGE]));
  });

  it("leaves the rest editable [S108]", async () => {
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
      revision: number;
    };
    const named = { json: { name: "Renamed Hotel" }, revision };
    expect((await scene.caller.call("PATCH", scene.at(""), named)).status).toBe(200);
    await saveButtons(scene, "de", [usableButton("link", 1, "Karte")]);
  });
});

describe.each(AHEAD)("a document that a version %i ahead wrote", (ahead) => {
  let scene: Scene;
  let before: Record<string, string>;
  // One property for all tests: refusals change nothing.
  beforeAll(async () => {
    scene = await openPublished();
    await writeNewerDocument(scene, "theme", ahead);
    await writeNewerDocument(scene, "buttons", ahead, "de");
    before = await storedBodies(scene.property.id);
  });

  it.each([
    ["save a document", "PUT", "/documents/theme", theme],
    ["save the buttons of a language", "PUT", "/documents/buttons?language=de", { buttons: [] }],
    ["add a button", "POST", "/buttons?language=de", usableButton("link", 9)],
    ["change a button", "PATCH", `/buttons/${MENU.id}?language=de`, MENU],
    ["delete a button", "DELETE", `/buttons/${MENU.id}?language=de`, undefined],
    ["order the buttons", "PUT", "/buttons/order?language=de", { ids: [MENU.id] }],
    ["copy buttons from them", "POST", "/buttons/copy", { from: "de", to: "en", mode: "replace" }],
    ["copy buttons over them", "POST", "/buttons/copy", { from: "en", to: "de", mode: "replace" }],
    ["reset the property", "POST", "/reset", undefined],
    ["publish", "POST", "/publish", { note: "" }],
    ["restore a version", "POST", "/publications/1/restore", undefined],
  ] as const)("is not overwritten or published by a request to %s [S108]", async (_, method, path, json) => {
    const { revision } = (await expectAnswer(
      await scene.caller.call(
        "GET",
        scene.at(path.includes("theme") ? "/documents/theme" : "/documents/buttons?language=de"),
      ),
    )) as StoredDocument;
    const answer = await scene.caller.call(method, scene.at(path), { json, revision });
    expect([answer.status, await readCode(answer)]).toEqual([409, "newer_version"]);
    expect(await storedBodies(scene.property.id)).toEqual(before);
  });
});

describe("a newer version's rows", () => {
  it("are neither source nor target of a clone [S15, S108]", async () => {
    const scene = await openPublished();
    const other = await createProperty(target, scene.groupId, { name: "Quay Hotel" });
    await writeNewerDocument(scene, "social", 1);
    const before = [await storedBodies(scene.property.id), await storedBodies(other.id)];
    const clone = (from: string, to: string) =>
      scene.caller.call("POST", `/api/properties/${from}/clone`, { json: { target: to } });
    for (const [from, to] of [
      [scene.property.id, other.id],
      [other.id, scene.property.id],
    ] as const) {
      expect(await readCode(await clone(from, to))).toBe("newer_version");
    }
    expect([await storedBodies(scene.property.id), await storedBodies(other.id)]).toEqual(before);
  });

  it("leave every other part of the property to be edited [S108]", async () => {
    const scene = await openPublished();
    await writeNewerDocument(scene, "theme", 1);
    await writeNewerDocument(scene, "buttons", 1, "de");
    await saveDocument(scene, "homepage", { ...homepage, headerColour: "#112233" });
    await saveButtons(scene, "en", []);
  });

  it("are kept by a save that began before they were written [S108]", async () => {
    const scene = await openPublished();
    const path = scene.at("/documents/theme");
    const { revision } = (await expectAnswer(await scene.caller.call("GET", path))) as StoredDocument;
    await writeNewerDocument(scene, "theme", 1);
    const answer = await scene.caller.call("PUT", path, { json: theme, revision });
    expect(await answer.json()).toMatchObject({ code: "newer_version", current: { newerVersion: true } });
  });

  it.each(["what a restore point holds", "the restore point itself"])(
    "%s is not brought back [S108]",
    async (what) => {
      const scene = await openPublished();
      const isHeld = what === "what a restore point holds";
      if (isHeld) await writeNewerHeld(scene, 1);
      const point = isHeld ? await resetPoint(scene) : await writeNewerPoint(scene);
      const before = await storedBodies(scene.property.id);
      const answer = await scene.caller.call("POST", scene.at(`/restore-points/${point}/restore`));
      expect(await readCode(answer)).toBe("newer_version");
      expect(await storedBodies(scene.property.id)).toEqual(before);
      const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/restore-points")));
      if (!isHeld) {
        expect(listed).toMatchObject({
          items: [{ id: point, kind: "restore", summary: {}, newerVersion: true }, {}],
        });
      }
    },
  );

  it("of a publication do not become the draft, which stays [S108]", async () => {
    const scene = await openPublished();
    await writeNewerSnapshot(scene, 1);
    const before = await storedBodies(scene.property.id);
    const answer = await scene.caller.call("POST", scene.at("/publications/1/restore"));
    expect(await readCode(answer)).toBe("newer_version");
    expect(await storedBodies(scene.property.id)).toEqual(before);
  });

  it("are left as they are by an upgrade, and so is the group's version [S108]", async () => {
    const scene = await openPublished();
    await writeNewerDraft(scene, 2);
    await writeNewerTraces(scene);
    const before = await storedBodies(scene.property.id);
    const { group } = (await expectAnswer(await scene.caller.call("GET", "/api/identity/session"))) as {
      group: GroupInformation;
    };
    const { userID, companyID, groupID, currentVersion } = group;
    const json = { userID, companyID, groupID, currentVersion, latestVersion: PRODUCT_VERSION };
    const answer = await scene.caller.call("POST", "/api/account/performSystemUpgrade", { json });
    expect(await answer.json()).toEqual({ currentVersion: "9.1.0" });
    expect(await storedBodies(scene.property.id)).toEqual(before);
    const stored = await env.DB.prepare("select current_version from groups where id = ?")
      .bind(scene.groupId)
      .first("current_version");
    expect(stored).toBe("9.1.0");
  });
});
