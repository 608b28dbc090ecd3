import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Button } from "#domain/content/button.ts";
import type { Feedback } from "#domain/feedback.ts";
import { licenceOf, operate } from "../factories/caller.ts";
import { sampleId, usableButton } from "../factories/draft.ts";
import type { Scene } from "../factories/scene.ts";
import { e2eTarget, expect, test } from "./setup/test.ts";

let guests = 0;

/** A guest with a browser of their own, on a phone. */
async function newGuest(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  guests += 1;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: `Mozilla/5.0 (iPhone; offline guest ${guests} of ${process.pid}) Mobile`,
  });
  return { context, page: await context.newPage() };
}

async function publish(scene: Scene, buttons: readonly Button[], revision = 0): Promise<string> {
  const path = scene.at("/documents/buttons?language=en");
  const saved = await scene.caller.call("PUT", path, { json: { buttons }, revision });
  expect(saved.status).toBe(200);
  const published = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
  expect(published.status).toBe(201);
  return `${e2eTarget.origin}/p/${scene.property.slug}`;
}

/** Opens a page and waits until the service worker has kept it. */
async function visitAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(async (path) => {
    const kept = await caches.match(path, { ignoreVary: true });
    return navigator.serviceWorker.controller !== null && kept !== undefined;
  }, new URL(address).pathname);
}

async function feedbackOf(scene: Scene): Promise<readonly Feedback[]> {
  const response = await scene.caller.call("GET", scene.at("/feedback"));
  return ((await response.json()) as { items: Feedback[] }).items;
}

async function giveFeedback(page: Page): Promise<void> {
  await page.getByRole("link", { name: "How was it?" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator(".p-stars label").nth(3).click();
  await dialog.getByRole("button", { name: "Send feedback" }).click();
}

const FEEDBACK = usableButton("feedback", 1, "How was it?");

test.describe("a guest whose network is gone", () => {
  // The browser cuts its worker off in its own time; what is held here is what the guest has in the end.
  test.describe.configure({ retries: 2 });

  test("still has the portal that they saw, with its pictures [S3]", async ({ browser }) => {
    const { context, page } = await newGuest(browser);
    await visitAndKeep(page, `${e2eTarget.origin}/p/marlowe-harbour`);
    const logo = page.locator(".p-header img");
    const shown = await logo.evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.waitForFunction((src) => caches.match(src, { ignoreVary: true }).then(Boolean), shown);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("link", { name: "The Quay Restaurant" })).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour/en`);
    await expect(page.getByRole("link", { name: "The Quay Restaurant" })).toBeVisible();
    await context.close();
  });

  test("writes feedback that is sent once the network is back, and once only [S77]", async ({
    browser,
    openScene,
  }) => {
    const scene = await openScene();
    const { context, page } = await newGuest(browser);
    await visitAndKeep(page, await publish(scene, [FEEDBACK]));
    await context.setOffline(true);
    await giveFeedback(page);
    await expect(page.getByText("This will be sent as soon as there is a connection again.")).toBeVisible();
    expect(await feedbackOf(scene)).toEqual([]);
    await context.setOffline(false);
    await expect
      .poll(async () => {
        // A try in the first moment of a network may fail; the next word of it tries again.
        await page.evaluate(() => dispatchEvent(new Event("online")));
        return (await feedbackOf(scene)).length;
      })
      .toBe(1);
    // Two more rounds of sending find nothing that waits.
    for (const _ of [1, 2]) {
      await page.reload();
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.postMessage([])));
    }
    await expect(page.getByRole("link", { name: "How was it?" })).toBeVisible();
    const items = await feedbackOf(scene);
    expect(items).toMatchObject([{ buttonId: sampleId(1), language: "en", rating: 4 }]);
    await context.close();
  });

  test("is not told that anything arrived where nothing did, and with a network it does at once [S77]", async ({
    browser,
    openScene,
  }) => {
    const scene = await openScene();
    const { context, page } = await newGuest(browser);
    await visitAndKeep(page, await publish(scene, [FEEDBACK]));
    await giveFeedback(page);
    await expect(page.locator(".p-sent.is-on")).toContainText("How was it?");
    expect(await feedbackOf(scene)).toHaveLength(1);
    await context.close();
  });

  test("does not find a portal again that was closed meanwhile [S142]", async ({ browser, openScene }) => {
    const scene = await openScene();
    const { context, page } = await newGuest(browser);
    const address = await publish(scene, [usableButton("link", 1, "Breakfast menu")]);
    await visitAndKeep(page, address);
    await operate(e2eTarget, "PUT", `/properties/${scene.property.id}/licence`, licenceOf("SUSPENDED"));
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("This guest portal is closed at the moment.")).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await page.waitForFunction(
      async (path) => !(await caches.match(path, { ignoreVary: true })),
      new URL(address).pathname,
    );
    await context.close();
  });
});

test("a draft that is only looked at is kept by no service worker", async ({ browser, openScene }) => {
  const scene = await openScene();
  await publish(scene, [usableButton("link", 1, "Breakfast menu")]);
  const link = await scene.caller.call("POST", scene.at("/preview-links"));
  const { url } = (await link.json()) as { url: string };
  const { context, page } = await newGuest(browser);
  await page.goto(url);
  await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);
  await context.close();
});
