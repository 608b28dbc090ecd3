import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import { SOCIAL_POSITIONS } from "#domain/content/social.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const isWhole = process.env.FOYER_TIER === "all";
const PHONE = { width: 390, height: 844 };
const CHANNELS = [
  { channel: "facebook", url: "https://facebook.com/marlowe" },
  { channel: "instagram", url: "https://instagram.com/marlowe" },
] as const;

async function save(scene: Scene, name: string, json: object): Promise<void> {
  const path = scene.at(`/documents/${name}`);
  const { revision } = (await (await scene.caller.call("GET", path)).json()) as { revision: number };
  expect((await scene.caller.call("PUT", path, { json, revision })).status).toBe(200);
}

test("the social bar stands where staff put it, and on the other side from right to left [S10, S80, S83]", async ({
  openPage,
  openScene,
}) => {
  const scene = await openScene({ languages: ["en", "ar"] });
  const buttons = [1, 2, 3, 4].map((index) => usableButton("link", index, `Menu ${index}`));
  await save(scene, "buttons?language=en", { buttons });
  const page = await openPage({ viewport: PHONE, serviceWorkers: "block" });
  for (const position of SOCIAL_POSITIONS) {
    await save(scene, "social", { ...TEMPLATE.social, channels: CHANNELS, position });
    await scene.publish();
    // Only a bar at the side of the page changes the width of the content.
    const isAside = position === "left" || position === "right";
    for (const language of isAside || isWhole ? ["en", "ar"] : ["en"]) {
      await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/${language}`);
      const icon = await page.locator(".p-social a").first().boundingBox();
      const tiles = page.locator(".p-btn");
      const [first, last] = [await tiles.first().boundingBox(), await tiles.last().boundingBox()];
      if (!icon || !first || !last) throw new Error("The page shows neither bar nor buttons.");
      const isAtStart = icon.x + icon.width / 2 < PHONE.width / 2;
      const where = {
        top: icon.y + icon.height <= first.y,
        dynamic: icon.y >= last.y + last.height,
        centre: icon.y >= first.y + first.height && icon.y + icon.height <= last.y,
        left: isAtStart === (language === "en"),
        right: isAtStart === (language === "ar"),
      };
      expect(`${position} ${language} ${where[position]}`).toBe(`${position} ${language} true`);
    }
  }
});
