import { look } from "../setup/audit-screen.ts";
import { NEWER_DRAFT } from "../setup/newer-draft.ts";
import { enterAs } from "../setup/people.ts";
import { expect, test } from "../setup/test.ts";

test("a part that a newer version saved is named and read-only, and the others are edited on [S108]", {
  tag: "@all",
}, async ({ page }) => {
  await enterAs(page, NEWER_DRAFT.email, NEWER_DRAFT, "/setup/theme");
  const notice = page.getByRole("status").filter({ hasText: "newer version of" });
  await expect(notice).toContainText("Saved by a newer version of Fernholt Host: Theme style.");
  const primary = page.getByLabel("Primary", { exact: true });
  await expect(primary).toBeDisabled();
  await expect(primary).toHaveValue("#14263f");

  const tab = (name: string) => page.getByRole("navigation", { name: "Setup" }).getByRole("link", { name });
  // Looks on the homepage tab change the theme as well.
  await tab("Homepage").click();
  await expect(notice).toBeVisible();
  await tab("Social media").click();
  await expect(notice).toHaveCount(0);
  await page.getByRole("radiogroup", { name: "Icon size" }).getByText("Small").click();
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();

  await page.context().addCookies([{ name: "language", value: "de", url: page.url() }]);
  const findings: string[] = [];
  for (const path of ["/setup/theme", "/setup/buttons?language=ar", "/setup/publish"]) {
    await page.goto(path);
    await expect(page.getByRole("status").filter({ hasText: "neueren Version von" })).toBeVisible();
    findings.push(...(await look(page, "newer-version", path)));
  }
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeDisabled();
  expect(findings).toEqual([]);
});
