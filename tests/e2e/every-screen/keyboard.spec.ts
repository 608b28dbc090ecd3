import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#scripts/api/caller.ts";
import { expect, test, untilAlive } from "../setup/test.ts";

const STOPS_MAX = 120;

/** Presses Tab until a control has focus; fails if it is unreachable. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    const isThere = await control.evaluateAll((elements) =>
      elements.includes(document.activeElement as HTMLElement),
    );
    if (isThere) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

test("a portal is set up, put into order and published by keyboard alone [S9, S34, S37, S39, S135]", async ({
  page,
  openScene,
}) => {
  test.setTimeout(180_000);
  const scene = await openScene({ name: "Harbour Hotel" });
  await page.goto("/");
  await type(page, page.getByLabel("Email"), scene.caller.user.email);
  await type(page, page.getByLabel("Password", { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  // With one property there is no selection.
  await page.waitForURL("**/answers");
  await untilAlive(page);
  await press(page, page.getByRole("link", { name: "Setup", exact: true }));
  await page.waitForURL("**/setup/homepage");

  await type(page, page.getByLabel("Property name"), "Quay Hotel");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Update successful")).toBeVisible();

  await press(page, page.getByRole("link", { name: "Theme style" }));
  await page.waitForURL("**/setup/theme");
  await type(page, page.getByLabel("Primary", { exact: true }), "#14263f");
  await tabTo(page, page.getByRole("slider", { name: "Corner radius" }));
  await page.keyboard.press("Home");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Style updated")).toBeVisible();

  await press(page, page.getByRole("link", { name: "Buttons" }));
  await page.waitForURL("**/setup/buttons");
  const editor = page.getByRole("complementary", { name: "Edit button" });
  for (const [index, name] of ["Menu", "Spa"].entries()) {
    await press(page, page.locator("[data-add-tile]"));
    await press(page, page.getByRole("dialog").getByRole("button", { name: /^Link/ }));
    await expect(editor.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
    await page.keyboard.type(name);
    await type(page, editor.getByRole("textbox", { name: "Web address" }), `marlowe.example/${name}`);
    await press(page, editor.getByRole("button", { name: "Save button" }));
    await expect(editor).toBeHidden();
    // Focus returns to the edited tile.
    await expect(page.locator("[data-tile]").nth(index)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect
    .poll(async () => (await scene.savedButtons()).map(({ name }) => name))
    .toEqual(["Spa", "Menu"]);

  await press(page, page.getByRole("link", { name: "Publish" }));
  await page.waitForURL("**/setup/publish");
  await press(page, page.getByRole("button", { name: "Publish", exact: true }));
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
});
