import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { choose, e2eTarget, expect, signInByForm, test } from "./setup/test.ts";

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

const SCREENS = [
  "/setup/homepage",
  "/setup/theme",
  "/setup/buttons",
  "/setup/social",
  "/setup/phone",
  "/setup/tablet",
  "/setup/publish",
  "/dashboard",
  "/settings",
  "/quick-start",
  "/tutorial",
  "/help",
  "/contact",
];

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("every screen passes axe, the entry first [S39, S40, S41, S43, S44, S45, S46]", async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto("/");
      expect(await violationsOf(page)).toEqual([]);
      await page.locator("input[type=email]").fill("staff@foyer.example");
      await page.locator("input[type=password]").fill("foyer-demo-2026");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("row").first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page
        .getByRole("row")
        .filter({ hasText: "Marlowe Harbour Hotel" })
        .getByRole("radio")
        .check({ force: true });
      await page.getByRole("button", { name: /Continue|Weiter/ }).click();
      await page.waitForURL("**/setup/homepage");
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole("heading").first()).toBeVisible();
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  });
}

test("the guest page passes axe in each language, popups too [S3, S83]", async ({ page }) => {
  for (const language of ["en", "de", "ar"]) {
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour/${language}`);
    expect(await violationsOf(page), language).toEqual([]);
  }
});

test("below 900 pixels the small-screen notice takes the place of everything [S53, S211]", async ({
  page,
}) => {
  await signInByForm(page, "staff@foyer.example");
  await choose(page, { name: "Marlowe Harbour Hotel" });
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(page.getByText("This screen size is not supported")).toBeVisible();
  await expect(page.getByLabel("Property name")).toBeHidden();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByText("This screen size is not supported")).toBeHidden();
  await expect(page.getByLabel("Property name")).toBeVisible();
});
