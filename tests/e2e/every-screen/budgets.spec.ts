import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { filesUntil, readMoments, watchMoments } from "../../factories/browser/screen-moments.ts";
import { UPLOAD_KILOBYTES_MAX, workerUploadBytes } from "../../factories/browser/worker-upload.ts";
import { buttonsIn } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { enterDemo } from "../setup/demo.ts";
import { layoutShift, watchLayoutShifts } from "../setup/layout-shift.ts";
import { createProperty, e2eTarget, expect, signInByCookie, test, untilAlive } from "../setup/test.ts";

const KILOBYTE = 1_024;
const TABS = ["homepage", "theme", "buttons", "social", "phone", "tablet", "publish"] as const;

/**
 * Compressed sizes of the scripts that a screen loads until it is interactive and complete. Idle-time prefetches are
 * blocked.
 */
async function scriptsAt(page: Page, path: string): Promise<Map<string, number>> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path);
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith(".js")),
  );
  return new Map([...new Set(paths)].map((script) => [script, compressedBytes(script)]));
}

const measured = new Map<string, number>();

function compressedBytes(script: string): number {
  const known = measured.get(script);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(`build/client${script}`)).length;
  measured.set(script, bytes);
  return bytes;
}

function sum(bytes: Iterable<number>): number {
  return [...bytes].reduce((total, each) => total + each, 0);
}

test.use({ isColdBrowser: true });

test(`the Worker uploads at most ${UPLOAD_KILOBYTES_MAX} KB`, () => {
  expect(workerUploadBytes() / KILOBYTE).toBeLessThanOrEqual(UPLOAD_KILOBYTES_MAX);
});

test("the sign-in screen loads at most 130 KB of script in 8 files", async ({ page }) => {
  const scripts = await scriptsAt(page, "/");
  expect(scripts.size).toBeGreaterThan(0);
  expect(scripts.size).toBeLessThanOrEqual(8);
  expect(sum(scripts.values()) / KILOBYTE).toBeLessThanOrEqual(130);
});

const EDITORS = [
  { name: "the Buttons tab", path: "/setup/buttons", selector: "[data-tile]" },
  { name: "Answers", path: "/answers", selector: "[data-question]" },
];

for (const { name, path, selector } of EDITORS) {
  test(`${name} can be pressed after 235 KB of script in 15 files, without fonts and code of what opens later`, {
    tag: path === "/answers" ? "@all" : [],
  }, async ({ page }) => {
    await enterDemo(page, "/setup/homepage");
    const cold = await page
      .context()
      .browser()
      ?.newContext({ storageState: await page.context().storageState() });
    if (!cold) throw new Error("There is no browser.");
    await cold.clearCookies({ name: "style" });
    const tab = await cold.newPage();
    await watchMoments(tab, selector);
    await tab.goto(e2eTarget.origin + path, { waitUntil: "commit" });
    const files = await filesUntil(tab, await readMoments(tab));
    // The dialogs' font loads at idle time.
    await tab.waitForFunction(() => document.fonts.check("16px 'Inter Variable'") && document.fonts.size > 0);
    const scripts = files.filter(({ kind }) => kind === "script").map((file) => file.path);
    await cold.close();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(15);
    expect(sum(scripts.map(compressedBytes)) / KILOBYTE).toBeLessThanOrEqual(235);
    expect(files.filter(({ kind }) => kind === "font")).toEqual([]);
  });
}

test("each setup tab adds at most 60 KB of script to the first one, the first, with the preview, 72 KB to what all share, and none comes in more than 48 files", {
  tag: "@all",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await enterDemo(page, "/setup/homepage");
  // Staff open the first tab and go on from there.
  const loaded = new Map<string, Map<string, number>>();
  for (const tab of TABS) loaded.set(tab, await scriptsAt(page, `/setup/${tab}`));
  const [first, ...others] = [...loaded.values()];
  const isShared = (path: string) => others.every((scripts) => scripts.has(path));
  for (const [tab, scripts] of loaded) {
    const isNew = (path: string) => (scripts === first ? !isShared(path) : first?.has(path) === false);
    const added = [...scripts].filter(([path]) => isNew(path)).map(([, bytes]) => bytes);
    expect(scripts.size, tab).toBeGreaterThan(0);
    expect(scripts.size, tab).toBeLessThanOrEqual(48);
    expect(sum(added) / KILOBYTE, tab).toBeLessThanOrEqual(scripts === first ? 72 : 60);
  }
});

/** Kilobytes of a screen's server-rendered HTML, with the cookies of a signed-in browser. */
async function htmlKilobytes(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(path);
  expect(answer.ok(), path).toBe(true);
  const html = await answer.text();
  expect(html, path).toContain("</html>");
  return Buffer.byteLength(html) / KILOBYTE;
}

const PROPERTIES = 20;

test(`the list of ${PROPERTIES} properties comes in at most 60 KB of HTML [S38]`, async ({
  page,
  openScene,
}) => {
  test.setTimeout(120_000);
  const scene = await openScene();
  const others = Array.from({ length: PROPERTIES - 1 }, () => createProperty(e2eTarget, scene.groupId));
  await Promise.all(others);
  expect(await propertyCount(scene)).toBe(PROPERTIES);
  await signInByCookie(page, scene.caller.user.email);
  expect(await htmlKilobytes(page, "/")).toBeLessThanOrEqual(60);
});

async function propertyCount({ caller }: Scene): Promise<number> {
  const list = (await expectAnswer(await caller.call("GET", "/api/properties?limit=50"))) as {
    items: unknown[];
  };
  return list.items.length;
}

/**
 * The design's target is 70. The draft's answers come with each tab: 43 of the demo hotel, in three languages, are
 * 12 KB of it. Buttons and Answers have 15 more: each button of the demo draws a tile, a menu and a line of hours,
 * and each question a row.
 */
const SCREEN_KILOBYTES_MAX = 85;
const LISTS_KILOBYTES_MAX = 100;
const LISTS = ["/setup/buttons", "/answers"];

test(`each setup tab and the dashboard of the demo hotel come in ${SCREEN_KILOBYTES_MAX} KB of HTML, Buttons and Answers in ${LISTS_KILOBYTES_MAX} [S39, S40]`, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enterDemo(page, "/setup/homepage");
  for (const path of [...TABS.map((tab) => `/setup/${tab}`), "/answers", "/dashboard"]) {
    const most = LISTS.includes(path) ? LISTS_KILOBYTES_MAX : SCREEN_KILOBYTES_MAX;
    expect(await htmlKilobytes(page, path), path).toBeLessThanOrEqual(most);
  }
});

/**
 * Style loading of a screen: inlined bytes, whether its linked sheet starts disabled, which sheets are disabled after
 * loading, the bytes fetched; and the number of scripts in its `link` header.
 */
async function readStyle(page: Page, path: string) {
  const response = await page.goto(path);
  const html = (await response?.text()) ?? "";
  await untilAlive(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".css")),
  );
  const named = /<link[^>]*rel="stylesheet"[^>]*>/.exec(html)?.[0];
  const idle = await page.evaluate(() => ({
    // Our style comes first; toasts add theirs.
    carried: document.querySelector("style")?.textContent.length,
    areOff: [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
      ({ disabled }) => disabled,
    ),
    fetched: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".css"))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  }));
  const scripts = [...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/gi)].map(
    ([, href]) => href,
  );
  const early = [...(response?.headers().link ?? "").matchAll(/<([^>]+)>; rel=modulepreload/g)];
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts).toEqual(expect.arrayContaining(early.map(([, href]) => href)));
  return { ...idle, namedEarly: early.length, isOff: named?.includes(" disabled") };
}

test("a first visit brings the style within the page and names its scripts ahead of it, and fetches the sheet for the next one, which only names it [S39]", async ({
  page,
  openScene,
}) => {
  const scene = await openScene();
  await signInByCookie(page, scene.caller.user.email);
  const first = await readStyle(page, "/setup/homepage");
  expect(first.carried).toBeGreaterThan(20 * KILOBYTE);
  expect(first).toMatchObject({ isOff: true, areOff: [false] });
  expect(first.fetched).toBeGreaterThan(0);
  expect(first.namedEarly).toBeGreaterThan(0);
  const next = { carried: 0, namedEarly: 0, isOff: false, areOff: [false], fetched: 0 };
  expect(await readStyle(page, "/setup/theme")).toEqual(next);
  // A cookie that names the style sheet of an older build.
  await page.context().addCookies([{ name: "style", value: "styles-old.css", url: e2eTarget.origin }]);
  expect((await readStyle(page, "/setup/theme")).isOff).toBe(true);
});

const LATE_MS = 400;

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
})) {
  for (const language of ["en", "ar"]) {
    test(`nothing moves while the guest page loads on a ${size} in ${language} [S3]`, {
      tag: size === "phone" && language === "ar" ? [] : "@all",
    }, async ({ browser }) => {
      const page = await browser.newPage({ viewport, serviceWorkers: "block" });
      await watchLayoutShifts(page);
      // Delayed, as on a weak network: text before its font, page before its pictures.
      await page.route(/\/(?:fonts|media)\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue();
      });
      await page.goto(`${e2eTarget.origin}/p/marlowe-harbour/${language}`);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      const loaded = await page.evaluate(() => [
        document.fonts.size > 0 && [...document.fonts].some(({ status }) => status === "loaded"),
        [...document.querySelectorAll<HTMLImageElement>(".p-header img")].every((image) => image.complete),
      ]);
      expect(loaded).toEqual([true, true]);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
      await page.close();
    });
  }
}

/** One language for each script; every run tests those with the most bytes. */
const FONT_LANGUAGES =
  process.env.FOYER_TIER === "all" ? ["en", "tr", "ru", "ar", "he", "ja"] : ["tr", "ar", "ja"];

test("the page of every language stays light, whatever letters it is written in [S3, S83]", async ({
  browser,
  openScene,
}) => {
  test.setTimeout(120_000);
  const scene = await openScene({ languages: [...CONTENT_LANGUAGE_CODES] });
  for (const language of CONTENT_LANGUAGE_CODES) {
    await scene.withButtons(buttonsIn(language), { language });
  }
  await scene.publish();
  const weigh = async (path: string) => gzipSync(await (await fetch(e2eTarget.origin + path)).text()).length;
  const script = await weigh("/guest/v1.js");
  for (const language of CONTENT_LANGUAGE_CODES) {
    const html = await weigh(`/p/${scene.property.slug}/${language}`);
    expect(html + script, language).toBeLessThanOrEqual(11.5 * KILOBYTE);
  }
  for (const language of FONT_LANGUAGES) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
    const fonts: number[] = [];
    page.on("response", async (response) => {
      if (new URL(response.url()).pathname.endsWith(".woff2")) fonts.push((await response.body()).length);
    });
    await page.goto(`${e2eTarget.origin}/p/${scene.property.slug}/${language}`);
    await page.waitForLoadState("networkidle");
    // Turkish needs a second Latin file.
    expect(sum(fonts) / KILOBYTE, language).toBeLessThanOrEqual(language === "tr" ? 135 : 80);
    expect(fonts.length, language).toBeGreaterThan(0);
    await page.close();
  }
});

/** Everything that a browser loads for a page before it is idle: gzipped bytes of text, fonts apart. */
async function firstLoad(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const texts: Promise<{ readonly kind: string; readonly bytes: number }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind === "image" || kind === "font" || new URL(response.url()).pathname.startsWith("/fonts/")) return;
    texts.push(response.body().then((body) => ({ kind, bytes: gzipSync(body).length })));
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const fetched = await Promise.all(texts);
  await page.close();
  const countBytes = (kinds: typeof fetched) => sum(kinds.map(({ bytes }) => bytes));
  return { all: countBytes(fetched), script: countBytes(fetched.filter(({ kind }) => kind === "script")) };
}

test("every published page of the demo weighs at most 11.5 KB until it is idle, 1.8 KB of it script [S3]", {
  tag: "@all",
}, async ({ browser }) => {
  for (const slug of ["marlowe-harbour", "ms-aurelia-nord"]) {
    const html = await (await fetch(`${e2eTarget.origin}/p/${slug}`)).text();
    const languages = [...html.matchAll(/ hrefLang="([a-z]{2})" href/g)].map(([, code = ""]) => code);
    expect(languages).toContain("en");
    for (const language of languages) {
      const { all, script } = await firstLoad(browser, `${e2eTarget.origin}/p/${slug}/${language}`);
      expect(all, `${slug} ${language}`).toBeLessThanOrEqual(11.5 * KILOBYTE);
      expect(all, `${slug} ${language}`).toBeGreaterThan(2 * KILOBYTE);
      expect(script, `${slug} ${language}`).toBeLessThanOrEqual(1.8 * KILOBYTE);
    }
  }
});

test("what never changes may be kept for ever; pages are asked for again [S3]", async ({ page, request }) => {
  const cached = new Map<string, string>();
  page.on("response", (response) => {
    cached.set(new URL(response.url()).pathname, response.headers()["cache-control"] ?? "");
  });
  await page.goto(`${e2eTarget.origin}/p/marlowe-harbour/en`);
  await page.waitForLoadState("networkidle");
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const immutable = [...cached].filter(([path]) => /^\/(?:assets|fonts|media)\//.test(path));
  for (const kind of ["assets", "fonts", "media"]) {
    expect(immutable.map(([path]) => path.split("/")[1])).toContain(kind);
  }
  for (const [path, header] of immutable) {
    expect(`${path} ${header}`).toBe(`${path} public, max-age=31536000, immutable`);
  }
  expect(cached.get("/p/marlowe-harbour/en")).toBe("no-cache");
  expect(cached.get("/guest/v1.js")).toBe("public, max-age=300, stale-while-revalidate=86400");
  expect((await request.get("/p/marlowe-harbour/en")).headers().etag).toMatch(/^"[0-9a-f]{24}-[0-9a-f]{8}"$/);
});
