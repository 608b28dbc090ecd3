import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import { PICTURE, sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { addButton } from "../setup/add-button.ts";
import { test as base, expect } from "../setup/test.ts";

interface Editing {
  /** Opens a button's editor on a scene's Buttons tab. */
  enterEditor: (page: Page, scene: Scene, name: string) => Promise<void>;
}

const test = base.extend<Editing>({
  enterEditor: async ({ enter }, use) => {
    await use(async (page, scene, name) => {
      await enter(page, scene, "/setup/buttons");
      await openEditor(page, name);
    });
  },
});

const POOL = "scripts/seed/pictures/pool.webp";

async function save(page: Page) {
  await page.getByRole("button", { name: "Save button" }).click();
  await expect(page.getByText("Button Updated").first()).toBeVisible();
}

async function openEditor(page: Page, name: string) {
  await page
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** Serves pictures that a sample button names but that were never uploaded. */
async function showPool(page: Page) {
  await page.route("**/media/*", (route) => route.fulfill({ path: POOL, contentType: "image/webp" }));
}

/** A full gallery or feedback button, and one with an entry less. */
function filled<Type extends "gallery" | "feedback">(type: Type, count: number): ButtonOf<Type> {
  const button = usableButton(type, 1, type);
  const ids = Array.from({ length: count }, (_, index) => sampleId(index + 10));
  if (button.type === "gallery") {
    const items = ids.map((id) => ({ id, picture: { ...PICTURE }, title: "Sea pool", description: "" }));
    return { ...button, items } as ButtonOf<Type>;
  }
  const questions = ids.map((id) => ({ id, text: "And the breakfast?", responseType: "stars" }));
  return { ...button, email: "desk@marlowe.example", questions } as ButtonOf<Type>;
}

test.describe("feedback", () => {
  test("is added with its questions, moved and saved [S77, S217]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/buttons");
    await addButton(page, "Feedback", "How was your stay?");
    await page.getByRole("textbox", { name: "Send answers to" }).fill("desk@marlowe");
    await page.getByRole("textbox", { name: "Header title" }).fill("Tell us");
    await expect(page.getByText("Invalid email address.")).toBeVisible();
    await page.getByRole("textbox", { name: "Send answers to" }).fill("desk@marlowe.example");
    await expect(page.getByText("Invalid email address.")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Question 1" })).toHaveValue("How did you like it?");
    await page.getByRole("textbox", { name: "Question 1" }).fill("Was your room quiet?");
    await page.getByRole("textbox", { name: "Question 2" }).fill("");
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(page.getByRole("textbox", { name: "Question 2" })).toBeFocused();
    await page.getByRole("textbox", { name: "Question 2" }).fill("Did you like the breakfast?");
    await page
      .getByRole("radiogroup", { name: "How question 2 is answered" })
      .getByText("Like or dislike")
      .click();
    await page.getByRole("button", { name: "Move question 2 up" }).click();
    await page.getByRole("textbox", { name: "After sending" }).fill("Thank you.");
    await save(page);
    expect(await scene.savedButtons()).toMatchObject([
      {
        type: "feedback",
        email: "desk@marlowe.example",
        title: "Tell us",
        response: "Thank you.",
        questions: [
          { text: "Did you like the breakfast?", responseType: "like" },
          { text: "Was your room quiet?", responseType: "stars" },
        ],
      },
    ]);
    await expect(
      page.getByRole("button", { name: /^How was your stay\?, Feedback, 2 questions/ }),
    ).toBeVisible();
  });

  test("takes ten questions and says so at the eleventh [S127]", { tag: "@all" }, async ({
    page,
    openScene,
    enterEditor,
  }) => {
    const scene = await (await openScene()).withButtons([filled("feedback", 9)]);
    await enterEditor(page, scene, "feedback");
    const text = page.getByText("Max number of feedback questions reached.");
    await expect(text).toHaveCount(0);
    await page.getByRole("button", { name: "Add question" }).click();
    await expect(page.getByRole("textbox", { name: "Question 10" })).toBeFocused();
    await expect(text).toHaveCount(1);
    await page.getByRole("button", { name: "Add question" }).click();
    await expect(page.getByRole("alert").filter({ has: text })).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Question/ })).toHaveCount(10);
  });
});

test.describe("a gallery", () => {
  test("is added with a picture and its words, saved, and shown in the preview [S58, S78]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/buttons");
    await addButton(page, "Gallery", "Around the house");
    await page.getByRole("textbox", { name: "Page title" }).fill("Our house");
    await page.getByRole("button", { name: "Add gallery item" }).click();
    const dialog = page.getByRole("dialog", { name: "New gallery item" });
    await dialog.getByRole("button", { name: "Use gallery item" }).click();
    await expect(dialog.getByText("Fill in this field.")).toHaveCount(2);
    await dialog.locator("input[type=file]").setInputFiles(POOL);
    await page.getByRole("button", { name: "Use picture" }).click();
    await expect(page.getByText("File successfully updated")).toBeVisible();
    await dialog.getByRole("textbox", { name: "What the picture shows" }).fill("A pool above the sea");
    await dialog.getByRole("textbox", { name: "Title" }).fill("Sea pool");
    await dialog.getByRole("textbox", { name: "Description" }).fill("1\n2\n3\n4\n5");
    await expect(dialog.getByText("Use at most 4 lines.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Description" }).fill("Heated,\nopen all year");
    await dialog.getByRole("button", { name: "Use gallery item" }).click();
    await save(page);
    expect(await scene.savedButtons()).toMatchObject([
      {
        type: "gallery",
        title: "Our house",
        items: [
          {
            title: "Sea pool",
            description: "Heated,\nopen all year",
            picture: { alt: "A pool above the sea" },
          },
        ],
      },
    ]);
    await page.getByRole("link", { name: "Phone preview" }).click();
    const phone = page.frameLocator("iframe").first();
    await phone.getByText("Around the house").first().click();
    await expect(phone.getByRole("img", { name: "A pool above the sea" })).toBeVisible();
  });

  test("takes twelve items and says so at the thirteenth [S126]", { tag: "@all" }, async ({
    page,
    openScene,
    enterEditor,
  }) => {
    const scene = await (await openScene()).withButtons([filled("gallery", 12)]);
    await showPool(page);
    await enterEditor(page, scene, "gallery");
    await page.getByRole("button", { name: "Add gallery item" }).click();
    const text = page.getByText("Maximum number of gallery items reached.");
    await expect(page.getByRole("alert").filter({ has: text })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Delete Sea pool" }).first().click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Keep the item" })).toBeFocused();
    await question.getByRole("button", { name: "Delete item" }).click();
    await expect(page.getByRole("button", { name: "Edit Sea pool" })).toHaveCount(11);
    await expect(page.getByRole("button", { name: "Add gallery item" })).toBeFocused();
  });

  test.describe("with several pictures at once", () => {
    test.use({ expectedComplaints: [/status of 422|ERR_FAILED/] });

    test("makes each an item, keeps those beside one that fails, says the limit, and whether one was refused or lost on the way [S58, S126, S184, S185]", async ({
      page,
      openScene,
      enterEditor,
    }) => {
      const scene = await (await openScene()).withButtons([filled("gallery", 8)]);
      await showPool(page);
      await enterEditor(page, scene, "gallery");
      const editor = page.getByRole("complementary", { name: "Edit button" });
      await test.step("one alone is refused, or lost", async () => {
        await page.getByRole("button", { name: "Add gallery item" }).click();
        const dialog = page.getByRole("dialog");
        const input = dialog.locator("input[type=file]").first();
        await input.setInputFiles({
          name: "pool.png",
          mimeType: "image/png",
          buffer: Buffer.from("no picture"),
        });
        await expect(page.getByText("Gallery Image Upload Failed")).toBeVisible();
        await page.route("**/media?*", (route) => route.abort());
        await input.setInputFiles(POOL);
        await page.getByRole("button", { name: "Use picture" }).click();
        await expect(page.getByText("Gallery Image Upload Error")).toBeVisible();
        await page.unroute("**/media?*");
        await dialog.getByRole("button", { name: "Cancel" }).click();
        await expect(dialog).toHaveCount(0);
      });
      const field = editor.getByLabel("Choose several pictures");
      const pool = readFileSync(POOL);
      const files = ["pool-bar_2.webp", "two.webp", "IMG_1234.webp", "garden.webp", "five.webp"].map(
        (name) => ({
          name,
          mimeType: "image/webp",
          buffer: pool,
        }),
      );
      files[1] = { name: "two.webp", mimeType: "image/webp", buffer: Buffer.from("no picture") };
      await field.setInputFiles(files);
      await expect(page.getByText("Maximum number of gallery items reached.").first()).toBeVisible();
      await expect(editor.getByText("11 / 12").or(editor.getByText("11/12"))).toBeVisible();
      await expect(editor.getByRole("alert")).toContainText("two.webp");
      // Names are headings; a missing name shows an input.
      await expect(editor.getByRole("button", { name: "Edit Pool bar 2" })).toBeVisible();
      await expect(editor.getByRole("button", { name: "Edit Garden" })).toBeVisible();
      await expect(editor.getByRole("button", { name: /^Edit Item without a title/ })).toBeFocused();
      await save(page);
      const [gallery] = await scene.savedButtons();
      const pictures = gallery?.type === "gallery" ? gallery.items.map(({ picture }) => picture) : [];
      expect(pictures).toHaveLength(11);
      for (const picture of pictures.slice(8)) expect(picture?.colour).toMatch(/^#[0-9a-f]{6}$/);
    });
  });
});

test.describe("guest services", () => {
  test("are added with their services, saved, and shown in the preview [S141]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ features: { guestServices: true } });
    await enter(page, scene, "/setup/buttons");
    await addButton(page, "Guest services", "Ask us");
    await page.getByRole("textbox", { name: "Send requests to" }).fill("desk@marlowe.example");
    await expect(page.getByRole("textbox", { name: "Service 1" })).toHaveValue("Fresh towels");
    await page.getByRole("button", { name: /^Icon of Fresh towels/ }).click();
    const icons = page.getByRole("dialog", { name: "Icon of Fresh towels" });
    await icons.getByRole("searchbox", { name: "Search icons" }).fill("laundry");
    await icons.getByRole("radio", { name: "Clothes" }).check({ force: true });
    await page.keyboard.press("Escape");
    await page.getByRole("switch", { name: "Guests can add a note" }).first().uncheck();
    await page.getByRole("switch", { name: "Guests must give their room number" }).first().check();
    await save(page);
    expect(await scene.savedButtons()).toMatchObject([
      {
        type: "guest-services",
        email: "desk@marlowe.example",
        services: [
          { name: "Fresh towels", icon: "shirt", note: false, roomRequired: true },
          { name: "Extra pillow" },
        ],
      },
    ]);
    await page.getByRole("link", { name: "Phone preview" }).click();
    const phone = page.frameLocator("iframe").first();
    await phone.getByText("Ask us").first().click();
    await expect(phone.getByText("Fresh towels")).toBeVisible();
  });
});

test.describe("a map", () => {
  test("comes from Google only once it is asked for, and follows type and zoom [S75, S216]", {
    tag: "@all",
  }, async ({ page, openScene, enterEditor }) => {
    const asked: URL[] = [];
    await page.route("https://www.google.com/**", async (route) => {
      asked.push(new URL(route.request().url()));
      await route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
    });
    const scene = await (await openScene()).withButtons([usableButton("map", 1, "Falmouth")]);
    await enterEditor(page, scene, "Falmouth");
    await page.getByText("Satellite").click();
    await expect(page.getByRole("button", { name: "Show map" })).toBeEnabled();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Show map" }).click();
    await expect(page.getByTitle("Map of Falmouth")).toBeVisible();
    await expect.poll(() => asked.at(-1)?.searchParams.get("t")).toBe("k");
    await page.getByText("Terrain").click();
    await expect.poll(() => asked.at(-1)?.search).toBe("?q=Falmouth&t=p&z=15&output=embed");
  });
});

test.describe("a popup", () => {
  test("is written in a larger window beside its sheet; Cancel leaves it as it was [S59, S76]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/buttons");
    await addButton(page, "Popup", "Things to do");
    const enlarge = page.getByRole("button", { name: "Edit in a larger window" });
    const write = async (text: string) => {
      await enlarge.click();
      const dialog = page.getByRole("dialog", { name: "Content of Things to do" });
      await dialog.locator("[contenteditable=true]").fill(text);
      await expect(dialog.frameLocator("iframe").getByText(text)).toBeVisible();
      return dialog;
    };
    await (await write("Take the coast path.")).getByRole("button", { name: "Use content" }).click();
    await expect(enlarge).toBeFocused();
    await (await write("Stay in bed.")).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await save(page);
    expect(await scene.savedButtons()).toMatchObject([
      { type: "popup", content: [{ type: "paragraph", runs: [{ text: "Take the coast path." }] }] },
    ]);
  });

  test("keeps what its editor shows: numbers, lists in lists, and pictures and headings after them [S76]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/buttons");
    await addButton(page, "Popup", "Things to do");
    const editor = page.locator("[contenteditable=true]");
    await editor.click();
    await page.keyboard.type("1. Boat");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Tea");
    await page.keyboard.press("Tab");
    // The text cursor is in the list when the picture is chosen.
    await page.locator("input[type=file]").setInputFiles(POOL);
    await page.getByRole("button", { name: "Use picture" }).click();
    await expect(editor.locator("img")).toBeVisible();
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        "text/html",
        "<ul><li><p>First</p><h2>A heading</h2></li></ul><table><tr><td>Open</td><td>Shut</td></tr></table>" +
          '<img src="https://evil.example/x.png" alt="A quay"><blockquote>Quoted</blockquote>',
      );
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByText("1 picture was left out. Add it with Picture.")).toBeVisible();
    const shown = await editor.innerHTML();
    await save(page);
    const words = (text: string) => ({ type: "paragraph", runs: [{ text }] });
    expect(await scene.savedButtons()).toMatchObject([
      {
        content: [
          {
            type: "list",
            start: 1,
            items: [[words("Boat"), { type: "list", start: 1, items: [[words("Tea")]] }]],
          },
          { type: "picture" },
          { type: "list", items: [[words("First")]] },
          { type: "heading", runs: [{ text: "A heading" }] },
          words("Open"),
          words("Shut"),
          words("A quay"),
          words("Quoted"),
        ],
      },
    ]);
    await openEditor(page, "Things to do");
    expect(await editor.innerHTML()).toBe(shown);
  });
});

test("a premium button can be read but not changed, and no dialog of another drops what was typed in it [S58, S60, S110, S141]", async ({
  page,
  openScene,
  enterEditor,
}) => {
  const popup = { ...usableButton("popup", 1, "Things to do"), content: [] } as Button;
  const scene = await (await openScene()).withButtons([popup, usableButton("guest-services", 2, "Ask us")]);
  const editor = page.getByRole("complementary", { name: "Edit button" });
  await test.step("guest services say that they are premium while the feature is off", async () => {
    await enterEditor(page, scene, "Ask us");
    await expect(editor.getByText("This is a premium feature")).toBeVisible();
    await expect(editor.getByRole("link", { name: "Contact us" })).toBeVisible();
    await expect(editor.getByRole("textbox", { name: "Send requests to" })).toBeDisabled();
    await expect(editor.getByRole("textbox", { name: "Service 1" })).toHaveValue("Ask us");
    await expect(editor.getByRole("textbox", { name: "Service 1" })).toBeDisabled();
    await page
      .getByRole("button", { name: /^Add button/ })
      .first()
      .click();
    const card = page.getByRole("dialog").getByRole("button", { name: /^Guest services/ });
    await expect(card).toContainText("This is a premium feature");
    await page.keyboard.press("Escape");
  });
  await openEditor(page, "Things to do");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await page
    .getByRole("button", { name: /^Edit / })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: "Name" });
  await name.fill("Tide times");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(name).toHaveValue("Tide times");
  }
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog).toBeHidden();
  // Cancel closes an unchanged button at once; after a change it asks.
  await editor.getByRole("textbox", { name: "Name" }).fill("Things to see");
  await editor.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await editor.getByRole("textbox", { name: "Name" }).fill("Things to do");
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(editor).toBeHidden();
});
