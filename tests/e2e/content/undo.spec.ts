import { usableButton } from "../../factories/draft.ts";
import { expect, test } from "../setup/test.ts";

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

  test("go through the homepage, the buttons and the social bar alike, each for itself [S9, S72, S80]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    const buttons = ["Menu", "Spa"].map((name, index) => usableButton("link", index + 1, name));
    await scene.withButtons(buttons);
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    const applied = page.getByText("Draft saved");
    await enter(page, scene);
    await page.getByLabel("Property name").fill("Quay Hotel");
    await page.getByRole("checkbox", { name: "German" }).check();
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("checkbox", { name: "German" })).not.toBeChecked();
    await undo.click();
    await expect(page.getByLabel("Property name")).toHaveValue("Harbour Hotel");
    await expect(applied).toBeVisible();

    await page.getByRole("link", { name: "Buttons" }).click();
    const tiles = page.locator("[data-tile]");
    await tiles.first().press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(tiles.first()).toHaveAccessibleName(/^Spa/);
    await page.getByRole("button", { name: "Actions for Spa" }).click();
    await page.getByRole("menuitem", { name: "Hide from guests" }).click();
    await expect(tiles.first()).toHaveAccessibleName(/Hidden/);
    await undo.click();
    await expect(tiles.first()).not.toHaveAccessibleName(/Hidden/);
    await page.keyboard.press("Control+z");
    await expect(tiles.first()).toHaveAccessibleName(/^Menu/);
    await tiles.first().click();
    const name = page.getByRole("complementary", { name: "Edit button" }).getByLabel("Name", { exact: true });
    await name.fill("Supper");
    await page.keyboard.press("Control+z");
    await expect(name).toHaveValue("Menu");
    await page.keyboard.press("Control+Shift+z");
    await expect(name).toHaveValue("Supper");
    await page.keyboard.press("Control+z");
    await expect(applied).toBeVisible();

    await page.getByRole("link", { name: "Social media" }).click();
    await page.getByText("Left", { exact: true }).click();
    await undo.click();
    await expect(page.getByLabel("Left", { exact: true })).not.toBeChecked();
    await page.keyboard.press("Control+Shift+z");
    await expect(page.getByLabel("Left", { exact: true })).toBeChecked();
  });
});
