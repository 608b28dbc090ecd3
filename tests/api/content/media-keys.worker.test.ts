import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { StoredMedia } from "#domain/content/media.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, saveDocument, uploadPicture } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

const PDF = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

/** A page with a file in every possible place. */
function pageWith(picture: Picture, pdf: StoredMedia) {
  const file = { key: pdf.key, name: "menu.pdf", bytes: PDF.byteLength };
  const link = { ...usableButton("link", 1), destination: "pdf", pdf: file };
  const popup = { ...usableButton("popup", 2), content: [{ type: "picture", picture }] };
  const gallery = usableButton("gallery", 3);
  const items = gallery.type === "gallery" ? gallery.items.map((item) => ({ ...item, picture })) : [];
  return {
    homepage: {
      ...TEMPLATE.homepage,
      logo: picture,
      backgroundPortrait: picture,
      backgroundLandscape: picture,
    },
    buttons: [link, popup, { ...gallery, logo: picture, items }] as Button[],
  };
}

async function getRefusal(response: Response): Promise<readonly string[]> {
  expect(response.status).toBe(400);
  const { code, errors } = (await response.json()) as {
    code: string;
    errors: { path: string; code: string }[];
  };
  expect(code).toBe("validation_failed");
  expect(new Set(errors.map((error) => error.code))).toEqual(new Set(["invalid_media"]));
  return errors.map(({ path }) => path);
}

describe("a file of another property", () => {
  let scene: Scene;
  let page: ReturnType<typeof pageWith>;
  beforeAll(async () => {
    scene = await openScene(target);
    const owner = await openScene(target);
    const picture = await uploadPicture(owner, 30, 20);
    const pdf = await owner.caller.call("POST", owner.at("/media?kind=pdf&name=menu.pdf"), { body: PDF });
    page = pageWith(picture, (await expectAnswer(pdf)) as StoredMedia);
    await saveDocument(owner, "homepage", page.homepage);
    await saveButtons(owner, "en", page.buttons);
  });

  const put = (document: string, json: unknown, revision: number) =>
    scene.caller.call("PUT", scene.at(`/documents/${document}`), { json, revision });

  it("is refused at its field in each of the seven places, and nothing is stored [S139]", async () => {
    expect(await getRefusal(await put("homepage", page.homepage, 1))).toEqual([
      "logo.key",
      "backgroundPortrait.key",
      "backgroundLandscape.key",
    ]);
    expect(await getRefusal(await put("buttons?language=en", { buttons: page.buttons }, 0))).toEqual([
      "buttons.0.pdf.key",
      "buttons.1.content.0.picture.key",
      "buttons.2.logo.key",
      "buttons.2.items.0.picture.key",
    ]);
    for (const button of page.buttons) {
      const options = { json: button, revision: 0 };
      await getRefusal(await scene.caller.call("POST", scene.at("/buttons?language=en"), options));
    }
    const kept = await scene.caller.call("GET", scene.at("/documents/buttons?language=en"));
    expect(await kept.json()).toMatchObject({ revision: 0, body: { buttons: [] } });
  });

  it("distinguishes a stale save from a foreign file", async () => {
    const stale = await put("homepage", page.homepage, 7);
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({ code: "stale_revision" });
  });

  it("that a draft holds from before stays editable, and is named at publishing and cloning [S139]", async () => {
    await saveButtons(scene, "en", [usableButton("link", 9)]);
    await env.DB.prepare(
      "update documents set body = ? where property_id = ? and section = 'buttons' and language = 'en'",
    )
      .bind(JSON.stringify({ buttons: page.buttons }), scene.property.id)
      .run();
    const [first, ...more] = page.buttons;
    const renamed = [{ ...first, name: "Menu of the day" }, ...more] as Button[];
    await saveButtons(scene, "en", renamed);
    const indexes = [
      "buttons.en.buttons.0.pdf.key",
      "buttons.en.buttons.1.content.0.picture.key",
      "buttons.en.buttons.2.logo.key",
      "buttons.en.buttons.2.items.0.picture.key",
    ];
    const publish = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
    expect(await getRefusal(publish)).toEqual(indexes);
    const check = await scene.caller.call("GET", scene.at("/publish/check"));
    const { findings } = (await check.json()) as { findings: PublishFinding[] };
    const named = findings.filter(({ code }) => code === "foreign_file");
    expect(named.map(({ buttonId }) => buttonId)).toEqual(renamed.map(({ id }) => id));
    expect(named[0]).toMatchObject({ level: "blocking", check: "files", tab: "buttons", language: "en" });
    const sister = await createProperty(target, scene.groupId, { name: "Sister Hotel" });
    const clone = await scene.caller.call("POST", scene.at("/clone"), { json: { target: sister.id } });
    expect(await getRefusal(clone)).toEqual(indexes);
    const copies = await env.DB.prepare("select count(*) as count from media where property_id = ?")
      .bind(sister.id)
      .first("count");
    expect(copies).toBe(0);
    await saveButtons(scene, "en", [usableButton("link", 9)]);
    const mended = await scene.caller.call("GET", scene.at("/publish/check"));
    expect(JSON.stringify(await mended.json())).not.toContain("foreign_file");
    expect((await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } })).status).toBe(201);
  });

  it("is no hindrance to one's own of the same bytes", async () => {
    const own = await uploadPicture(scene, 30, 20);
    await saveDocument(scene, "homepage", { ...TEMPLATE.homepage, logo: own });
  });
});
