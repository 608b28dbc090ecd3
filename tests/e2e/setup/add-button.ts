import type { Page } from "@playwright/test";

/** Adds a button of a type (by the dialog's name) on the Buttons tab; its editor stays open, unsaved. */
export async function addButton(page: Page, type: string, name: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Add button/ })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${type}`) })
    .click();
  const editor = page.getByRole("complementary", { name: "Edit button" });
  await editor.getByRole("textbox", { name: "Name", exact: true }).fill(name);
}
