import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { PublishAnswer } from "#domain/property/publication.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../factories/draft.ts";
import { heaviestDraft } from "../factories/hostile/heaviest-draft.ts";
import { ask, publishSample } from "../factories/published-portal.ts";
import { openScene } from "../factories/scene.ts";
import { saveButtons, saveDocument, uploadPicture } from "../factories/stored-draft.ts";
import { target } from "../factories/worker/worker-target.ts";

async function gzipBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** Longer than the default, because rendering and resizing full pictures is slow. */
const PICTURES_TIMEOUT_MS = 30_000;

describe("the weight of a page", () => {
  it("stays within 14 KB with ten buttons whatever fonts, backgrounds and styles they have [S3]", async () => {
    const { slug } = await publishSample({ draft: heaviestDraft() });
    const html = await (await ask(`/p/${slug}/en`)).text();
    expect(html.match(/@font-face/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html.match(/@media \(orientation/g)?.length).toBeGreaterThanOrEqual(4);
    const script = await gzipBytes(await (await ask("/guest/v1.js")).text());
    expect((await gzipBytes(html)) + script).toBeLessThanOrEqual(14 * 1024);
  });

  it(
    "is what a phone loads: page and script compressed, the narrow pictures, and no others [S3]",
    async () => {
      const scene = await openScene(target);
      const [portrait, landscape, inside] = [
        await uploadPicture(scene, 1_000, 1_200),
        await uploadPicture(scene, 1_200, 1_000),
        await uploadPicture(scene, 970, 600),
      ];
      const { body } = (await expectAnswer(
        await scene.caller.call("GET", scene.at("/documents/homepage")),
      )) as {
        body: object;
      };
      const backgrounds = { backgroundPortrait: portrait, backgroundLandscape: landscape };
      await saveDocument(scene, "homepage", { ...body, ...backgrounds });
      const gallery = usableButton("gallery", 1, "Rooms");
      if (gallery.type !== "gallery") throw new Error("A gallery is asked for.");
      const items = gallery.items.map((item) => ({ ...item, picture: inside }));
      await saveButtons(scene, "en", [{ ...gallery, items }]);
      const published = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
      const { weight, number } = (await expectAnswer(published)) as PublishAnswer;

      const html = await (await ask(`/p/${scene.property.slug}/en`)).text();
      const script = await (await ask("/guest/v1.js")).text();
      expect(weight?.page).toBe((await gzipBytes(html)) + (await gzipBytes(script)));
      const narrow = await (await ask(`/media/${portrait.key}?w=960`)).arrayBuffer();
      expect(weight?.pictures).toBe(narrow.byteLength);
      const listed = await scene.caller.call("GET", scene.at("/publications"));
      expect(await listed.json()).toMatchObject({ items: [{ number, weight }] });
      expect(await env.FILES.head(`variants/${inside.key}/960.webp`)).toBeNull();
    },
    PICTURES_TIMEOUT_MS,
  );

  it("is unknown for a version that was never measured", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [usableButton("link", 1, "Menu")]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    await env.DB.prepare("update publications set weight = null where property_id = ?")
      .bind(scene.property.id)
      .run();
    const draft = await scene.caller.call("GET", scene.at("/draft"));
    expect(await draft.json()).toMatchObject({ publication: { number: 1, weight: null } });
  });
});
