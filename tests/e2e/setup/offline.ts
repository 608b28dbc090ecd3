import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Button } from "#domain/content/button.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect } from "./test.ts";

let guests = 0;

/** A guest on a phone in their own browser. */
export async function newGuest(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  guests += 1;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: `Mozilla/5.0 (iPhone; offline guest ${guests} of ${process.pid}) Mobile`,
  });
  return { context, page: await context.newPage() };
}

/** Publishes these buttons. @returns the guest address. */
export async function publishButtons(
  scene: Scene,
  buttons: readonly Button[],
  revision = 0,
): Promise<string> {
  await scene.withButtons(buttons, { revision });
  await scene.publish();
  return `${e2eTarget.origin}/p/${scene.property.slug}`;
}

/** The page text that the service worker has cached for an address; empty if none. */
export function keptText(page: Page, address: string): Promise<string> {
  return page.evaluate(
    async (path) => (await caches.match(path, { ignoreVary: true }))?.text() ?? "",
    new URL(address).pathname,
  );
}

export function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, address);
}

/** Opens a page and waits until the service worker controls and has cached it. */
export async function visitAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => isKept(page, address)).toBe(true);
  await expect.poll(() => hasItsSheets(page)).toBe(true);
}

/** Whether the page's sheets are cached too, if it has any: they load at idle time. */
function hasItsSheets(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    if (document.body.dataset.sheets !== undefined) return false;
    if (document.querySelector("dialog") === null) return true;
    const slug = location.pathname.split("/")[2];
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .some(({ url }) => new URL(url).pathname.match(`^/p/${slug}/[a-z]{2}/sheets$`) !== null);
  });
}
