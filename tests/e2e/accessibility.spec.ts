import { violationsOf } from "./setup/axe.ts";
import { enterDemo } from "./setup/demo.ts";
import { e2eTarget, expect, test } from "./setup/test.ts";

test("the guest page passes axe in both directions of writing, popups too [S3, S83]", async ({ page }) => {
  for (const language of ["en", "ar"]) {
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour/${language}`);
    expect(await violationsOf(page), language).toEqual([]);
  }
});

test("below 900 pixels the small-screen notice takes the place of everything [S53, S211]", async ({
  page,
}) => {
  await enterDemo(page, "/setup/homepage");
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(page.getByText("This screen size is not supported")).toBeVisible();
  await expect(page.getByLabel("Property name")).toBeHidden();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByText("This screen size is not supported")).toBeHidden();
  await expect(page.getByLabel("Property name")).toBeVisible();
});
