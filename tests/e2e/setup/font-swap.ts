import type { Browser, Page } from "@playwright/test";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { FontId } from "#domain/look/font.ts";
import { buttonsIn } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { layoutShift, watchLayoutShifts } from "./layout-shift.ts";
import { e2eTarget, expect } from "./test.ts";

const FIRST_NAME = ".p-btn > span";

/** Font families that render an element's text, as DevTools names them. */
export async function getRenderedFonts(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Publishes ten buttons in each of the property's languages in one font, for the first time. */
export async function publishInFont(
  { caller, at }: Scene,
  languages: readonly ContentLanguage[],
  font: FontId,
) {
  const save = async (document: string, json: object, revision = 0) => {
    const saved = await caller.call("PUT", at(`/documents/${document}`), { json, revision });
    expect(saved.status).toBe(200);
  };
  await save("theme", { ...TEMPLATE.theme, fonts: { custom: [font], heading: font, body: font } }, 1);
  for (const language of languages) {
    await save(`buttons?language=${language}`, { buttons: buttonsIn(language) });
  }
  const published = await caller.call("POST", at("/publish"), { json: { note: "" } });
  expect(published.status).toBe(201);
}

/** Families of the loaded font files. */
function filesInUse(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === "loaded" && family.includes("Variable"))
      .map(({ family }) => family),
  );
}

interface Swap {
  readonly fallback: readonly string[];
  readonly chosen: readonly string[];
  /** Cumulative layout shift of the page since its first paint. */
  readonly shift: number;
}

/** Opens a guest page whose fonts load after it was painted with fallback fonts. */
export async function swapFonts(browser: Browser, path: string): Promise<Swap> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  await watchLayoutShifts(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(e2eTarget.origin + path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await filesInUse(page)).toEqual([]);
  const fallback = await getRenderedFonts(page, FIRST_NAME);
  arrive();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  expect(await filesInUse(page)).not.toEqual([]);
  const [chosen, shift] = [await getRenderedFonts(page, FIRST_NAME), await layoutShift(page)];
  await page.close();
  return { fallback, chosen, shift };
}
