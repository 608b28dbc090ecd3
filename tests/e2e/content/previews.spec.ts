import type { Button } from "#domain/content/button.ts";
import { makeLicence } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { expect, test } from "../setup/test.ts";

test.describe("the previews", () => {
  test("stand either way up, in any language and at any moment, and are taken to a real phone without a sign-in [S3, S5, S90, S97]", async ({
    page,
    openPage,
    openScene,
    enter,
  }) => {
    const licence = makeLicence("PAID", { to: 30 });
    const scene = await openScene({ name: "Harbour Hotel", languages: ["en", "ar"], licence });
    await scene.withButtons([usableButton("link", 1, "The Quay Restaurant")]);
    await enter(page, scene, "/setup/phone");
    await test.step("by a link, which no service worker keeps", async () => {
      await page.getByRole("button", { name: "View on a phone" }).click();
      await expect(page.getByRole("img", { name: "QR code of the preview link" })).toBeVisible();
      const address = await page.getByRole("dialog").getByRole("link").getAttribute("href");
      const phone = await openPage({ viewport: { width: 390, height: 844 } });
      const response = await phone.goto(address ?? "");
      expect(response?.headers()["x-robots-tag"]).toContain("noindex");
      await expect(phone.getByRole("link", { name: /The Quay Restaurant/ })).toBeVisible();
      const workers = () =>
        phone.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));
      expect(await workers()).toBe(0);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
    await test.step("once the licence has run out guests see the closed page", async () => {
      await page.getByRole("button", { name: /^Preview at: Now/ }).click();
      await page.getByRole("button", { name: /^Date: / }).click();
      for (const _month of [1, 2, 3]) await page.getByRole("button", { name: "Next month" }).click();
      await page.getByRole("button", { name: / 15 / }).first().click();
      await expect(
        page.getByText("The licence isn’t valid then: guests see the “closed” page."),
      ).toBeVisible();
      await expect(page.frameLocator("iframe").locator(".p-closed")).toBeVisible();
      await page.getByRole("button", { name: "Now", exact: true }).click();
      await expect(page.frameLocator("iframe").locator(".p-closed")).toHaveCount(0);
    });
    const frame = page.locator("iframe");
    const getWidth = () => frame.evaluate((element: HTMLIFrameElement) => element.style.width);
    expect(await getWidth()).toBe("390px");
    await page.getByText("Landscape", { exact: true }).click();
    await expect.poll(getWidth).toBe("844px");
    await page.getByRole("link", { name: "Tablet preview" }).click();
    await expect.poll(getWidth).toBe("1024px");
    await page.getByText("Portrait", { exact: true }).click();
    await expect.poll(getWidth).toBe("768px");
    const guests = page.frameLocator("iframe").locator("html");
    await expect(guests).toHaveAttribute("dir", "ltr");
    await page.getByRole("radiogroup", { name: "Preview language" }).getByText("AR").click();
    await expect(guests).toHaveAttribute("dir", "rtl");
    await expect(guests).toHaveAttribute("lang", "ar");
  });
});

test("a button that waits keeps its place in the preview, and a press on a tile there opens its editor [S18, D27]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  const menu = { ...usableButton("link", 1, "Menu"), hidden: true, url: "" } as Button;
  await scene.withButtons([menu, usableButton("map", 2, "Find us")]);
  await enter(page, scene, "/setup/homepage");
  const preview = page.frameLocator('iframe[title="Live preview"]');
  await expect(preview.locator(".p-btn")).toHaveText(["Menu", /^Find us/]);
  await preview.getByRole("link", { name: "Set up Menu" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue("Menu");
  await preview.getByRole("link", { name: "Edit Find us" }).click();
  await expect(name).toHaveValue("Find us");
});
