import type { Page } from "@playwright/test";
import { encode as encodePng } from "fast-png";
import type { Button } from "#domain/content/button.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { cleanText } from "#domain/text.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { PICTURE, sampleId, usableButton } from "../../factories/draft.ts";
import { HOSTILE_VALUES } from "../../factories/hostile/hostile-values.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect, test, untilAlive, watch } from "../setup/test.ts";

const TYPES = [
  "link",
  "chat",
  "map",
  "popup",
  "feedback",
  "guest-services",
  "click-to-call",
  "gallery",
] as const;

const GREY = Buffer.from(
  encodePng({ width: 80, height: 60, data: new Uint8Array(4_800).fill(120), channels: 1, depth: 8 }),
);

declare global {
  interface Window {
    /** Policy violations, as reported to the page. */
    refused: string[];
  }
}

/** Records everything that runs, loads or is blocked in a page; none of it may happen. */
async function guard(page: Page): Promise<string[]> {
  const alarms = watch(page);
  // The sample's picture was never uploaded; its absence is expected.
  await page.route(
    (url) => url.pathname === mediaHref(PICTURE.key),
    (route) => route.fulfill({ contentType: "image/png", body: GREY }),
  );
  page.on("response", (response) => {
    if (response.status() >= 400) alarms.push(`${response.status()} ${response.url()}`);
  });
  page.on("dialog", (dialog) => {
    alarms.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== e2eTarget.origin) alarms.push(`asked ${request.url()}`);
  });
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.refused.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return alarms;
}

/** Saves every button that the API accepts, each with a different text in all its fields. */
async function saveHostile(scene: Scene): Promise<readonly Button[]> {
  const path = scene.at("/documents/buttons?language=en");
  let taken = HOSTILE_VALUES.flatMap(({ text }, index) => {
    const type = TYPES[index % TYPES.length] ?? "link";
    if (text.trim() === "") return [];
    return [{ ...usableButton(type, index + 1, text), id: sampleId(2_000 + index) } as Button];
  });
  const put = (buttons: readonly Button[]) =>
    scene.caller.call("PUT", path, { json: { buttons }, revision: 0 });
  for (let saved = await put(taken); !saved.ok; saved = await put(taken)) {
    const { errors } = (await saved.json()) as { errors: { path: string }[] };
    const refused = new Set(errors.map((error) => Number(/^buttons\.(\d+)\./.exec(error.path)?.[1] ?? -1)));
    // A list that is too long is an error of the whole list.
    taken = taken.filter((_, index) => !refused.has(index)).slice(0, BUTTONS_MAX);
  }
  await scene.publish("<b>x</b>");
  return taken;
}

async function expectCalm(page: Page, alarms: readonly string[]): Promise<void> {
  // The service worker is blocked, so that requests can be watched; the page logs that.
  expect(alarms.filter((line) => !line.startsWith("Service Worker registration blocked"))).toEqual([]);
  expect(await page.evaluate(() => window.refused)).toEqual([]);
}

const isWhole = process.env.FOYER_TIER === "all";
const PHONE = { width: 390, height: 844 };
const VIEWPORTS = isWhole ? [PHONE, { width: 1024, height: 768 }] : [PHONE];

test("a page full of hostile texts runs nothing, and its layout stands [S9, S137]", async ({
  browser,
  openScene,
}) => {
  test.setTimeout(120_000);
  const scene = await openScene({ name: "<svg onload=alert(1)>", features: { guestServices: true } });
  const buttons = await saveHostile(scene);
  expect(buttons.length).toBeGreaterThanOrEqual(40);
  for (const viewport of VIEWPORTS) {
    const page = await browser.newPage({ viewport, serviceWorkers: "block" });
    const alarms = await guard(page);
    await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/en`);
    await expect(page.locator(".p-btn")).toHaveCount(buttons.length);
    expect(await page.locator(".p-btn > span").allTextContents()).toEqual(
      buttons.map(({ name }) => cleanText(name, { multiline: true }).trim()),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const outside = await page.locator(".p-btn").evaluateAll((tiles, width) => {
      const boxes = tiles.map((tile) => tile.getBoundingClientRect());
      return boxes.filter(({ left, right, height }) => left < 0 || right > width || height < 44).length;
    }, viewport.width);
    expect(outside).toBe(0);
    for (const [index, opener] of (await page.locator(".p-btn[aria-haspopup]").all()).entries()) {
      if (!isWhole && index % 3 > 0) continue;
      await opener.click();
      const dialog = page.locator("dialog[open]");
      expect(await dialog.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
    await expectCalm(page, alarms);
    await page.close();
  }
});

// All tiers check its effect for guests: the same texts in five screens.
if (isWhole) {
  test("staff who look at hostile texts see texts: editor, previews and versions [S9, S137]", async ({
    page,
    openScene,
    enter,
  }) => {
    test.setTimeout(120_000);
    const scene = await openScene({ name: "<svg onload=alert(1)>", features: { guestServices: true } });
    const buttons = await saveHostile(scene);
    const alarms = await guard(page);
    await enter(page, scene, "/setup/buttons");
    await expect(page.getByText("<svg onload=alert(1)>").first()).toBeVisible();
    for (const path of ["/setup/homepage", "/setup/phone", "/setup/tablet"]) {
      await page.goto(path);
      await untilAlive(page);
      const preview = page.frameLocator("iframe").first();
      await expect(preview.locator(".p-btn")).toHaveCount(buttons.length);
    }
    await page.goto("/dashboard");
    await untilAlive(page);
    await page.goto("/setup/publish");
    await expect(page.getByText("<b>x</b>").first()).toBeVisible();
    const link = (await expectAnswer(await scene.caller.call("POST", scene.at("/preview-links")))) as {
      url: string;
    };
    await page.goto(link.url);
    await expect(page.locator(".p-btn")).toHaveCount(buttons.length);
    await expectCalm(page, alarms);
  });
}
