import type { Page } from "@playwright/test";
import { usableButton } from "../../factories/draft.ts";
import { type Network, openNetwork } from "../setup/network.ts";
import { isKept, keptText, newGuest, publishButtons, visitAndKeep } from "../setup/offline.ts";
import { expect, test } from "../setup/test.ts";

const PATIENCE_MS = 3_000;

let network: Network;

test.use({ isColdBrowser: true });

test.beforeEach(async () => {
  network = await openNetwork();
});
test.afterEach(() => network.close());

/** Fills the service worker's cache, as old visits would have. */
async function leaveFiles(page: Page, paths: readonly string[], bytes: number): Promise<void> {
  await page.evaluate(
    async ({ paths, bytes }) => {
      const files = await caches.open("files-1");
      for (const path of paths) {
        const headers = { "content-length": String(bytes), "content-type": "image/webp" };
        await files.put(path, new Response(new Uint8Array(bytes), { headers }));
      }
    },
    { paths, bytes },
  );
}

function keptPaths(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  }, cache);
}

test("a network that lets a guest wait gives them the page they saw, and the new one next time [S3, S39]", async ({
  browser,
  openScene,
}) => {
  const scene = await openScene();
  const { pathname } = new URL(await publishButtons(scene, [usableButton("link", 1, "Breakfast menu")]));
  const { context, page } = await newGuest(browser);
  await visitAndKeep(page, network.origin + pathname);
  await publishButtons(scene, [usableButton("link", 1, "Supper menu")], 1);

  network.set("held", pathname);
  const asked = Date.now();
  await page.reload();
  await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(PATIENCE_MS - 100);

  network.set("fair", pathname);
  await expect.poll(() => keptText(page, network.origin + pathname)).toContain("Supper menu");
  network.set("held", pathname);
  await page.reload();
  await expect(page.getByRole("link", { name: "Supper menu" })).toBeVisible();
  await context.close();
});

for (const weather of ["failing", "broken"] as const) {
  test(`a network that is ${weather} costs a guest nothing of what they saw [S3]`, { tag: "@all" }, async ({
    browser,
    openScene,
  }) => {
    const scene = await openScene();
    const { pathname } = new URL(await publishButtons(scene, [usableButton("link", 1, "Breakfast menu")]));
    const { context, page } = await newGuest(browser);
    const address = network.origin + pathname;
    await visitAndKeep(page, address);
    network.set(weather, pathname);
    // Half a page may fail to load; only the cache afterwards matters.
    await page.reload().catch(() => {});
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
    expect(await keptText(page, address)).toContain("</html>");
    await context.close();
  });
}

test("a phone whose storage fails shows what the network has [S3]", { tag: "@all" }, async ({
  browser,
  openScene,
}) => {
  const scene = await openScene();
  const { pathname } = new URL(await publishButtons(scene, [usableButton("link", 1, "Breakfast menu")]));
  network.prepend("caches.open = () => Promise.reject(new Error('The disk is full.'));", "/guest/sw.js");
  const { context, page } = await newGuest(browser);
  await page.goto(network.origin + pathname);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
  await page.goto(`${network.origin}/p/marlowe-harbour`);
  const logo = page.locator(".p-header img");
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.close();
});

test("a page that the service worker takes over while it loads is kept as well [S3]", async ({ browser }) => {
  const { context, page } = await newGuest(browser);
  const address = `${network.origin}/p/marlowe-harbour`;
  network.set("held", "/guest/more.js");
  await page.goto(address, { waitUntil: "commit" });
  // The previous page registered the service worker, and the guest left the page at once.
  await page.evaluate(async () => navigator.serviceWorker.register("/guest/sw.js", { scope: "/p/" }));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  network.set("fair", "/guest/more.js");
  await expect.poll(() => isKept(page, address)).toBe(true);
  await context.close();
});

test("a guest's phone keeps five portals, and those that were seen last [S3]", { tag: "@all" }, async ({
  browser,
  openScene,
}) => {
  const scene = await openScene();
  const { pathname } = new URL(await publishButtons(scene, [usableButton("link", 1, "Breakfast menu")]));
  const { context, page } = await newGuest(browser);
  await page.goto(`${network.origin}/p/marlowe-harbour`);
  // A page opened while the worker activates is uncontrolled until its next visit.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    const pages = await caches.open("portals-1");
    const page = () => new Response("<h1>Seen</h1>", { headers: { "content-type": "text/html" } });
    for (const slug of ["oldest", "second", "third", "fourth"]) {
      for (const language of ["", "/de"]) await pages.put(`/p/${slug}${language}`, page());
    }
  });
  await visitAndKeep(page, network.origin + pathname);
  await page.goto(`${network.origin}/p/marlowe-harbour/en`);
  await expect.poll(() => keptPaths(page, "portals-1")).not.toContain("/p/oldest/de");
  const slugs = (await keptPaths(page, "portals-1")).map((path) => path.split("/")[2]);
  expect(new Set(slugs)).toEqual(
    new Set(["second", "third", "fourth", pathname.split("/")[2], "marlowe-harbour"]),
  );
  await context.close();
});

test("a guest's phone keeps 24 MB of pictures, and the newest ones [S3]", { tag: "@all" }, async ({
  browser,
}) => {
  const { context, page } = await newGuest(browser);
  // Not a portal page: the old files must be cached before its pictures.
  await page.goto(`${network.origin}/connection.txt`);
  const old = Array.from({ length: 8 }, (_, index) => `/media/old/${index}.webp`);
  await leaveFiles(page, old, 2_999_000);
  await visitAndKeep(page, `${network.origin}/p/marlowe-harbour`);
  await expect.poll(() => keptPaths(page, "files-1")).not.toContain(old[0]);
  const kept = await keptPaths(page, "files-1");
  expect(kept).toContain(old[7]);
  expect(kept.some((path) => path.startsWith("/media/") && !old.includes(path))).toBe(true);
  const bytes = await page.evaluate(async () => {
    const files = await caches.open("files-1");
    let sum = 0;
    for (const { url } of await files.keys()) {
      const file = await files.match(url, { ignoreVary: true });
      sum += (await file?.arrayBuffer())?.byteLength ?? 0;
    }
    return sum;
  });
  expect(bytes).toBeLessThanOrEqual(24_000_000);
  await context.close();
});
