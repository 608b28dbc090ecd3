import { expect, test } from "./setup/test.ts";

test.describe("undo and redo", () => {
  test("take back what was done in a tab, by keys and by button, saved or not [S72]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/theme");
    const primary = page.getByLabel("Primary", { exact: true });
    const before = await primary.inputValue();
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    await primary.fill("#14263F");
    await page.getByText("Three columns").click();
    await page.keyboard.press("Control+z");
    await expect(page.getByLabel("Three columns")).not.toBeChecked();
    await expect(primary).toHaveValue("#14263f");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(primary).toHaveValue(before);
    await expect(page.getByText("You have unsaved changes")).toBeHidden();
    await page.keyboard.press("Control+Shift+z");
    await expect(primary).toHaveValue("#14263f");

    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(primary).toHaveValue(before);
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("You have unsaved changes")).toBeHidden();

    await page.getByRole("link", { name: "Social media" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  });
});
