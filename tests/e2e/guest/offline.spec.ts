import type { Page } from "@playwright/test";
import type { Feedback } from "#domain/guest/feedback.ts";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { isKept, keptText, newGuest, publishButtons, visitAndKeep } from "../setup/offline.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

async function fetchFeedback(scene: Scene): Promise<readonly Feedback[]> {
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
  test("still has the portal that they saw, with its pictures [S3]", async ({ browser }) => {
    const { context, page } = await newGuest(browser);
    await visitAndKeep(page, `${e2eTarget.origin}/p/marlowe-harbour`);
    const logo = page.locator(".p-header img");
    const shown = await logo.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(() => isKept(page, shown)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("link", { name: "The Quay Restaurant" })).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour/en`);
    await expect(page.getByRole("link", { name: "The Quay Restaurant" })).toBeVisible();
    await expect(page.locator(".p-note")).toHaveCount(0);
    await context.close();
  });

  test("reads why another language is shown, and sees a calm ground for pictures that were not kept [S3, S83]", {
    tag: "@all",
  }, async ({ browser }) => {
    const { context, page } = await newGuest(browser);
    await visitAndKeep(page, `${e2eTarget.origin}/p/marlowe-harbour`);
    await context.setOffline(true);
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour/ar`);
    const note = page.getByRole("status").filter({ hasText: "لم تُحفظ العربية على هذا الجهاز" });
    await expect(note).toBeVisible();
    await expect(note).toHaveAttribute("dir", "rtl");
    expect(await note.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
    // The portal's background is fixed: earlier content must be painted above it.
    const isOnTop = note.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
    expect(await isOnTop).toBe(true);
    await page.getByRole("link", { name: "Around the house" }).click();
    const picture = page.getByRole("dialog").locator("figure img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await context.close();
  });

  test("still has the guide that they opened, in its order and at an entry, or that their portal's search leads to [A6, A8, S3]", async ({
    browser,
  }) => {
    const portal = `${e2eTarget.origin}/p/marlowe-harbour`;
    const reader = await newGuest(browser);
    await visitAndKeep(reader.page, `${portal}/guide`);
    await visitAndKeep(reader.page, `${portal}/guide?order=az`);
    await reader.context.setOffline(true);
    const getEntries = () => reader.page.locator("[id] h3").allTextContents();
    await reader.page.reload();
    const alphabetical = await getEntries();
    await reader.page.goto(`${portal}/guide#breakfast`);
    await expect(reader.page.locator("#breakfast")).toBeInViewport();
    const byTopic = await getEntries();
    expect(byTopic).not.toEqual(alphabetical);
    expect(byTopic.toSorted()).toEqual(alphabetical.toSorted());
    await reader.page.goto(`${portal}/ar/guide`);
    await expect(reader.page.locator("#breakfast")).toBeVisible();
    await expect(
      reader.page.getByRole("status").filter({ hasText: "لم تُحفظ العربية على هذا الجهاز" }),
    ).toBeVisible();
    await reader.context.close();

    const other = await newGuest(browser);
    await visitAndKeep(other.page, portal);
    // Its search leads there.
    await expect.poll(() => isKept(other.page, `${portal}/en/guide`)).toBe(true);
    await other.context.setOffline(true);
    await other.page.goto(`${portal}/guide`);
    await expect(other.page.locator("#breakfast")).toBeVisible();
    await other.page.goto(`${portal}/en/guide?order=az`);
    await expect(other.page.locator("#breakfast")).toBeVisible();
    await other.context.close();
  });

  test("gets the new publication at the next visit with a network [S39]", { tag: "@all" }, async ({
    browser,
    openScene,
  }) => {
    const scene = await openScene();
    const { context, page } = await newGuest(browser);
    const address = await publishButtons(scene, [usableButton("link", 1, "Breakfast menu")]);
    await visitAndKeep(page, address);
    await context.setOffline(true);
    await publishButtons(scene, [usableButton("link", 1, "Supper menu")], 1);
    await page.reload();
    await expect(page.getByRole("link", { name: "Breakfast menu" })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole("link", { name: "Supper menu" })).toBeVisible();
    await expect.poll(() => keptText(page, address)).toContain("Supper menu");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("link", { name: "Supper menu" })).toBeVisible();
    await context.close();
  });

  test("writes feedback that is sent once the network is back, and once only, and gets its receipt then [S77, G8]", async ({
    browser,
    openScene,
  }) => {
    const scene = await openScene();
    const { context, page } = await newGuest(browser);
    await visitAndKeep(page, await publishButtons(scene, [FEEDBACK]));
    await context.setOffline(true);
    await giveFeedback(page);
    await expect(page.getByText("This will be sent as soon as there is a connection again.")).toBeVisible();
    await expect(page.locator(".p-sent.is-on svg")).toBeHidden();
    expect(await fetchFeedback(scene)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(async () => (await fetchFeedback(scene)).length).toBe(1);
    await expect(page.locator(".p-sent.is-on")).toContainText("How was it?");
    await expect(page.getByText("This will be sent")).toBeHidden();
    await expect(page.locator(".p-sent.is-on svg")).toBeVisible();
    await expect(page.locator(".p-sent.is-on bdi")).toHaveText(/^([\dA-Z]{4}-\u2060){2}[\dA-Z]{4}$/);
    // Two more rounds of sending find an empty queue, so the form was sent once.
    for (const _ of [1, 2]) {
      await page.reload();
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.postMessage([])));
    }
    await expect(page.getByRole("link", { name: "How was it?" })).toBeVisible();
    const items = await fetchFeedback(scene);
    expect(items).toMatchObject([{ buttonId: sampleId(1), language: "en", rating: 4 }]);
    await context.close();
  });

  test("is not told that anything arrived where nothing did, and with a network it does at once [S77]", {
    tag: "@all",
  }, async ({ browser, openScene }) => {
    const scene = await openScene();
    const { context, page } = await newGuest(browser);
    await visitAndKeep(page, await publishButtons(scene, [FEEDBACK]));
    await giveFeedback(page);
    await expect(page.locator(".p-sent.is-on")).toContainText("How was it?");
    expect(await fetchFeedback(scene)).toHaveLength(1);
    await context.close();
  });

  test("reads that what they asked for is no longer offered, at once or when the network is back, and does not find a closed portal again [G3, S141, S142]", async ({
    browser,
    openScene,
  }) => {
    const scene = await openScene({ features: { guestServices: true } });
    const { context, page } = await newGuest(browser);
    const address = await publishButtons(scene, [usableButton("guest-services", 1, "Fresh towels")]);
    await visitAndKeep(page, address);
    const request = async () => {
      const dialog = page.getByRole("dialog");
      await dialog.locator("summary").click();
      await dialog.getByLabel("Room number").fill("204");
      await dialog.getByRole("button", { name: "Send request" }).click();
    };
    await page.getByRole("link", { name: "Fresh towels" }).click();
    await context.setOffline(true);
    await request();
    await expect(page.getByText("This will be sent as soon as there is a connection again.")).toBeVisible();
    const off = { guestServices: false };
    await callAsOperator(e2eTarget, "PUT", `/properties/${scene.property.id}/features`, off);
    await context.setOffline(false);
    const refusal = page.getByText("This is no longer offered here. Please ask at reception.");
    await expect(refusal).toHaveCount(1);
    await request();
    await expect(refusal).toHaveCount(2);
    await expect(page.getByLabel("Room number")).toHaveValue("204");
    await page.reload();
    await expect(page.getByRole("link", { name: "Fresh towels" })).toBeHidden();
    expect(await (await scene.caller.call("GET", scene.at("/requests"))).json()).toMatchObject({ items: [] });

    await callAsOperator(
      e2eTarget,
      "PUT",
      `/properties/${scene.property.id}/licence`,
      makeLicence("SUSPENDED"),
    );
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("This guest portal is closed at the moment.")).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect.poll(() => isKept(page, address)).toBe(false);
    await context.close();
  });
});
