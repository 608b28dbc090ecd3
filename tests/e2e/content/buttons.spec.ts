import type { Button } from "#domain/content/button.ts";
import { usableButton } from "../../factories/draft.ts";
import { addButton } from "../setup/add-button.ts";
import { expect, test } from "../setup/test.ts";

function links(...names: string[]): Button[] {
  return names.map((name, index) => usableButton("link", index + 1, name));
}

test.describe("the buttons tab", () => {
  test("adds a link, a map, a call and a popup with a sub-button [S13, S58, S60, S74 to S79, S190]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/buttons");
    let saved = 0;
    const save = async () => {
      await page.getByRole("button", { name: "Save button" }).click();
      saved += 1;
      // An older toast may still be visible, so ask the server.
      await expect.poll(async () => (await scene.savedButtons()).length).toBe(saved);
      await expect(page.getByText("Button Updated").first()).toBeVisible();
      await expect(page.getByRole("button", { name: /^Sav/ })).toHaveCount(0);
    };
    await addButton(page, "Link", "Breakfast menu");
    await page.getByRole("textbox", { name: "Web address" }).fill("marlowe.example/menu");
    await save();
    await addButton(page, "Map", "Find us");
    await page.getByRole("textbox", { name: "Location" }).fill("Custom House Quay, Falmouth");
    await save();
    await addButton(page, "Click-to-call", "Call reception");
    await page.getByRole("textbox", { name: "Extension number" }).fill("100");
    await save();
    await addButton(page, "Popup", "Things to do");
    await page.locator("[contenteditable=true]").fill("Take the coast path.");
    await page.getByRole("button", { name: "Add sub-button" }).click();
    const dialog = page.getByRole("dialog").last();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Book a boat trip");
    await dialog.getByRole("textbox", { name: "Web address" }).fill("https://marlowe.example/boats");
    await dialog.getByRole("button", { name: "Use sub-button" }).click();
    await save();
    await expect
      .poll(() => scene.savedButtons())
      .toMatchObject([
        { type: "link", name: "Breakfast menu", url: "https://marlowe.example/menu" },
        { type: "map", name: "Find us", location: "Custom House Quay, Falmouth" },
        { type: "click-to-call", name: "Call reception", extension: "100" },
        {
          type: "popup",
          name: "Things to do",
          content: [{ type: "paragraph", runs: [{ text: "Take the coast path." }] }],
          subButtons: [{ name: "Book a boat trip", url: "https://marlowe.example/boats" }],
        },
      ]);
  });

  test("keeps the phone in sight while a button is edited: what is typed stands in it, and what it opens is open [S3]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const buttons = [
      usableButton("link", 1, "Breakfast menu"),
      { ...usableButton("popup", 2, "Things to do"), content: [] },
    ];
    await scene.withButtons(buttons);
    await enter(page, scene, "/setup/buttons");
    const phone = page.frameLocator("iframe").first();
    const tile = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).first();
    await tile("Breakfast menu").click();
    await page.getByRole("textbox", { name: "Name" }).first().fill("Supper menu");
    await expect(phone.getByRole("link", { name: /^Supper menu/, includeHidden: true })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
    await tile("Things to do").click();
    await page.locator("[contenteditable=true]").fill("Take the coast path.");
    const content = phone.locator(".is-sheet").getByText("Take the coast path.");
    await expect(content).toBeInViewport();
    // The preview leaves tiles and editor clickable.
    await tile("Supper menu").click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.getByRole("radiogroup", { name: "What the phone shows" }).getByText("Portal").click();
    await expect(content).toBeHidden();
    await page.getByRole("radiogroup", { name: "What the phone shows" }).getByText("Opened").click();
    // In a narrow window the preview opens beside the editor.
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(content).toBeHidden();
    await page.getByRole("button", { name: "Show preview" }).click();
    await expect(content).toBeInViewport();
    await page.getByRole("button", { name: "Save button" }).click({ trial: true });
    await page.getByRole("link", { name: "Phone preview" }).click();
    await expect(page.frameLocator("iframe").first().getByText("Supper menu").first()).toBeVisible();
    expect(await scene.savedButtons()).toMatchObject([{ name: "Breakfast menu" }, { name: "Things to do" }]);
  });

  test("is put into order by keyboard, told aloud, and by dragging; hides a button, and deletes one after asking [S9, S110, S135]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await (await openScene()).withButtons(links("One", "Two", "Three"));
    await enter(page, scene, "/setup/buttons");
    const tile = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).first();
    const getMenu = (name: string) => page.getByRole("button", { name: `Actions for ${name}` });
    const names = async () => (await scene.savedButtons()).map((button) => button.name);
    const apply = async () => {
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(page.getByText("Draft saved")).toBeVisible();
    };
    await test.step("a menu opens by its first press, of a key or a pointer, and gives the focus back", async () => {
      await getMenu("Two").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(getMenu("Two")).toBeFocused();
      await getMenu("One").click();
      await expect(page.getByRole("menu")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
    });
    await test.step("by keyboard", async () => {
      await tile("Three").focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByText(/Three.*position 2 of 3/).first()).toBeAttached();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Space");
      await expect(page.getByText("You have unsaved changes")).toBeVisible();
      await expect(page.getByText("The order of your buttons", { exact: true })).toBeVisible();
      await apply();
      expect(await names()).toEqual(["Three", "One", "Two"]);
    });
    await test.step("by dragging: the Add tile is no place and no passenger", async () => {
      // The drag code loads after the screen.
      await expect(async () => {
        await tile("Three").dragTo(tile("Two"));
        await expect(page.getByRole("button", { name: "Apply" })).toBeEnabled({ timeout: 1_000 });
      }).toPass();
      await apply();
      expect(await names()).toEqual(["One", "Two", "Three"]);
      const addTile = page.getByRole("button", { name: /^Add button/ });
      await expect(addTile).toHaveAccessibleName(/Always last, cannot be moved/);
      await addTile.dragTo(tile("One"));
      await expect(page.getByText("Draft saved")).toBeVisible();
      // A tile dropped on the add tile goes last, before it.
      await tile("One").dragTo(addTile, { steps: 10 });
      await apply();
      expect(await names()).toEqual(["Two", "Three", "One"]);
      await expect(page.getByRole("listitem").filter({ has: addTile }).locator("~ li")).toHaveCount(0);
    });
    await test.step("one is hidden, another is deleted after a question", async () => {
      await getMenu("One").click();
      await page.getByRole("menuitem", { name: "Hide from guests" }).click();
      await apply();
      await getMenu("Two").click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      await expect(dialog.getByRole("button", { name: "Keep the button" })).toBeFocused();
      await dialog.getByRole("button", { name: "Delete button" }).click();
      await expect(page.getByText("Button deleted")).toBeVisible();
      expect(await scene.savedButtons()).toMatchObject([
        { name: "Three", hidden: false },
        { name: "One", hidden: true },
      ]);
    });
  });

  test("stands in the Arabic canvas at the right, whatever letters a name has [S16]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene({ languages: ["en", "ar"] });
    const buttons = [usableButton("link", 1, "Breakfast"), usableButton("link", 2, "الإفطار")];
    await scene.withButtons(buttons, { language: "ar" });
    await enter(page, scene, "/setup/buttons?language=ar");
    const tiles = page.locator("[data-tile]");
    await expect(tiles).toHaveCount(2);
    const gaps = await tiles.evaluateAll((all) =>
      all.flatMap((tile) =>
        [...tile.querySelectorAll("b, [title]")].map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const gap = tile.getBoundingClientRect().right - range.getBoundingClientRect().right;
          return [text.matches(":dir(rtl)"), Math.round(gap)];
        }),
      ),
    );
    expect(gaps).toEqual([
      [false, 12],
      [false, 12],
      [true, 12],
      [false, 12],
    ]);
  });

  test("brings a deleted button back, and keeps an order that is still to be applied", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await (await openScene()).withButtons(links("One", "Two", "Three"));
    await enter(page, scene, "/setup/buttons");
    const names = async () => (await scene.savedButtons()).map((button) => button.name);
    await page.getByRole("button", { name: "Actions for Three" }).click();
    await page.getByRole("menuitem", { name: "Move earlier" }).click();
    await page.getByRole("button", { name: "Actions for One" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete button" }).click();
    await expect.poll(names).toEqual(["Two", "Three"]);
    await page.getByRole("listitem").filter({ hasText: "Button deleted" }).getByText("Undo").click();
    await expect.poll(names).toEqual(["One", "Two", "Three"]);
    await expect(page.getByRole("button", { name: /^One/ }).first()).toBeVisible();
    await expect(page.getByText("The order of your buttons", { exact: true })).toBeVisible();
  });

  test("names what a saved button still lacks [S129, S136]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/buttons");
    await page
      .getByRole("button", { name: /^Add button/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: /^Map/ }).click();
    await page.getByRole("textbox", { name: "Name" }).first().fill("Find us");
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(page.getByText("You have a map button without a location.")).toBeVisible();
    await expect.poll(() => scene.savedButtons()).toMatchObject([{ name: "Find us", location: "" }]);
  });

  test("says at the field what is wrong with a WhatsApp number and a title of three lines [S123, S133]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await (await openScene()).withButtons(links("One"));
    await enter(page, scene, "/setup/buttons");
    await page.getByRole("button", { name: /^One/ }).first().click();
    await page.getByLabel("Opens").selectOption({ label: "WhatsApp number" });
    await page.getByLabel("WhatsApp number").last().fill("044 123456789");
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(page.getByLabel("WhatsApp number").last()).toHaveAttribute("aria-invalid", "true");
    expect(await scene.savedButtons()).toMatchObject([{ name: "One", whatsapp: "" }]);
  });

  test("edits Arabic from right to left whatever the interface speaks [S83]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ languages: ["en", "ar"] });
    await enter(page, scene, "/setup/buttons?language=ar");
    await page
      .getByRole("button", { name: /^Add button/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: /^Link/ }).click();
    await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveAttribute("dir", "rtl");
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a button is put into order, hidden, doubled and edited [S9]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await (await openScene()).withButtons(links("One", "Two"));
    await enter(page, scene, "/setup/buttons");
    const choose = async (name: string, action: string) => {
      await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).tap();
      await page.getByRole("menuitem", { name: action }).tap();
    };
    await choose("Two", "Move earlier");
    await expect(page.locator("[data-tile]").first()).toHaveAccessibleName(/^Two/);
    await choose("One", "Hide from guests");
    await page.getByRole("button", { name: "Apply" }).tap();
    await expect(page.getByText("Draft saved")).toBeVisible();
    await choose("Two", "Duplicate");
    const editor = page.getByRole("complementary", { name: "Edit button" });
    await editor.getByRole("textbox", { name: "Name", exact: true }).fill("Three");
    await editor.getByRole("button", { name: "Save button" }).tap();
    await expect(editor).toBeHidden();
    await expect
      .poll(async () => (await scene.savedButtons()).map(({ name, hidden }) => [name, hidden]))
      .toEqual([
        ["Two", false],
        ["One", true],
        ["Three", false],
      ]);
  });
});
