import { usableButton } from "../../factories/draft.ts";
import { expect, test } from "../setup/test.ts";

test.describe("undo and redo", () => {
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
