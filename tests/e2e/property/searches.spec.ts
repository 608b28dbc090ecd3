import type { Browser } from "@playwright/test";
import { usableButton } from "../../factories/draft.ts";
import { sampleAnswers } from "../../factories/sample-answers.ts";
import { putAnswers } from "../answers/stored-answers.ts";
import { findViolations } from "../setup/axe.ts";
import { newGuest } from "../setup/offline.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

/** A guest who types each word into the search, closes it, and leaves when the page has reported. */
async function searchOn(browser: Browser, address: string, words: readonly string[]): Promise<void> {
  const { context, page } = await newGuest(browser);
  await page.goto(address);
  const search = page.locator("#p-seek");
  const field = search.getByRole("combobox");
  for (const word of words) {
    await page.locator(".p-ask input").click();
    await page.locator(".p-ask input").pressSequentially("x");
    await expect(field).toBeFocused();
    await field.fill(word);
    await expect(search.getByRole("heading", { level: 1 })).toContainText(word);
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
  }
  const reported = page.waitForResponse((response) => response.url().endsWith("/events"));
  expect((await reported).status()).toBe(204);
  await context.close();
}

test("what guests did not find is on the dashboard once three phones sent it, and is answered from there [A9, D101]", async ({
  page,
  browser,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  const { byQuestion, entries } = sampleAnswers();
  const wifi = { state: "answered", offer: "yes" } as const;
  await putAnswers(scene, { byQuestion: { ...byQuestion, wifi }, entries });
  await scene.withButtons([usableButton("popup", 1, "Tides")]);
  await scene.publish();
  const address = `${e2eTarget.origin}/p/${scene.property.slug}/en`;
  const words = ["xylophone", "charging station"];
  await searchOn(browser, address, words);
  await searchOn(browser, address, words);

  await enter(page, scene, "/dashboard");
  const card = page.getByRole("region", { name: "What guests looked for" });
  await expect(card.getByText("Looked for on fewer than 3 phones: not shown")).toBeVisible();
  await expect(card.getByText("xylophone")).toBeHidden();

  await searchOn(browser, address, words);
  await page.reload();
  await expect(card.getByText("Is the question “Charging a car”")).toBeVisible();
  await expect(card.getByText("Becomes an entry of your own")).toBeVisible();
  expect(await findViolations(page, "section[aria-label='What guests looked for']")).toEqual([]);

  await card.getByRole("button", { name: "Not for us: xylophone" }).click();
  await expect(card.getByText("xylophone")).toBeHidden();
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(card.getByText("xylophone")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${scene.property.slug}-searches.csv`);

  await card.getByRole("link", { name: "Answer it: charging station" }).click();
  await expect(page.getByRole("heading", { name: "Charging a car" })).toBeVisible();
  const charging = { ...byQuestion, wifi, "car-charging": wifi };
  await putAnswers(scene, { byQuestion: charging, entries });
  await page.goBack();
  await card.getByRole("button", { name: "Undo: charging station" }).click();
  await expect(card.getByRole("link", { name: "Answer it: charging station" })).toBeVisible();
  await card.getByRole("link", { name: "Answer it: xylophone" }).click();
  await expect(page.getByRole("button", { name: "Remove “xylophone”" })).toBeVisible();
});
