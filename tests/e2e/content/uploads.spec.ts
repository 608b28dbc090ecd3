import type { Locator, Page } from "@playwright/test";
import type { Button } from "#domain/content/button.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { expect, test } from "../setup/test.ts";

const POOL = "scripts/seed/pictures/pool.webp";
const PDF = { name: "menu.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

const PDF_LINK = { ...usableButton("link", 1, "Menu"), destination: "pdf", url: "" } as Button;

/** Holds every upload until it is released or aborted. */
async function holdUploads(page: Page): Promise<{ letGo: () => void; cutOff: () => void }> {
  let end: (how: "continue" | "abort") => void = () => undefined;
  const ended = new Promise<"continue" | "abort">((resolve) => {
    end = resolve;
  });
  await page.route("**/media?kind=*", async (route) => {
    if ((await ended) === "continue") await route.fallback();
    else await route.abort();
  });
  return { letGo: () => end("continue"), cutOff: () => end("abort") };
}

async function fetchDocument({ caller, at }: Scene, path: string) {
  return (await (await caller.call("GET", at(`/documents/${path}`))).json()) as {
    revision: number;
    body: Record<string, unknown>;
  };
}

async function openButton(page: Page, scene: Scene, button: Button, enter: () => Promise<void>) {
  await scene.withButtons([button, usableButton("link", 9, "Spa")]);
  await enter();
  await page
    .getByRole("button", { name: new RegExp(`^${button.name}`) })
    .first()
    .click();
  return page.getByRole("complementary", { name: "Edit button" });
}

async function chooseLogo(page: Page): Promise<void> {
  await page.locator('input[type=file][name="logo"]').setInputFiles(POOL);
  await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByText("A file is still uploading")).toBeVisible();
}

/**
 * Types into a field in every task of the browser, faster than a person, so that a key falls between an upload's
 * arrival and its rendering.
 *
 * @returns a function that stops it.
 */
async function typeOnAndOn(input: Locator, words: string): Promise<() => Promise<void>> {
  const typing = await input.evaluateHandle((element, text) => {
    const field = element as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
    const turns = new MessageChannel();
    let keys = 0;
    turns.port1.onmessage = () => {
      keys += 1;
      write?.call(field, `${text} ${keys % 2}`);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      turns.port2.postMessage(null);
    };
    turns.port2.postMessage(null);
    return turns;
  }, words);
  return () => typing.evaluate((turns) => turns.port1.close());
}

test.describe("while a file is being uploaded", () => {
  test("Apply waits for it, saves nothing where it gets lost, and all once it is there [S72, S110, S179, S189, S194]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED/);
    const scene = await openScene();
    await enter(page, scene);
    const name = page.getByLabel("Property name");
    const apply = page.getByRole("button", { name: "Apply" });
    await test.step("it gets lost, and nothing typed goes", async () => {
      const uploads = await holdUploads(page);
      await name.fill("Quay Hotel");
      await chooseLogo(page);
      await apply.click();
      uploads.cutOff();
      await expect(page.getByText("Failed to upload image - Please try again")).toBeVisible();
      await expect(apply).toBeEnabled();
      await expect(page.getByText("You have unsaved changes")).toBeVisible();
      await apply.click();
      await expect(page.getByText("Update successful")).toBeVisible();
      await expect(name).toHaveValue("Quay Hotel");
      await page.unroute("**/media?kind=*");
    });
    await test.step("it comes, and what was typed meanwhile is saved with it", async () => {
      const uploads = await holdUploads(page);
      await chooseLogo(page);
      await apply.click();
      await expect(apply.or(page.getByRole("button", { name: "Uploading" }))).toHaveText(/Uploading/);
      await name.fill("Harbour Hotel");
      uploads.letGo();
      await expect(page.getByText("Draft saved")).toBeVisible();
      expect((await fetchDocument(scene, "homepage")).body.logo).toMatchObject({ alt: "" });
      await page.reload();
      await expect(name).toHaveValue("Harbour Hotel");
    });
  });

  test("leaving asks, and applying takes it along [S110]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene);
    const uploads = await holdUploads(page);
    await chooseLogo(page);
    await page.getByRole("link", { name: "Theme style" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("You have unsaved changes. Please apply before continuing.");
    await expect(dialog).toContainText("A file is still uploading");
    await dialog.getByRole("button", { name: "Apply and continue" }).click();
    uploads.letGo();
    await expect(page).toHaveURL("/setup/theme");
    expect((await fetchDocument(scene, "homepage")).body.logo).not.toBeNull();
  });

  test("leaving without it calls it off [S110]", { tag: "@all" }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene);
    await holdUploads(page);
    await chooseLogo(page);
    await page.getByRole("link", { name: "Theme style" }).click();
    await page.getByRole("button", { name: "Leave without applying" }).click();
    await expect(page).toHaveURL("/setup/theme");
    await expect(page.getByText("Draft saved")).toBeVisible();
    await page.getByRole("link", { name: "Homepage" }).click();
    await expect(page.locator('input[type=file][name="logo"]')).toBeEnabled();
    await expect(page.getByText("Draft saved")).toBeVisible();
  });

  test("Save button waits for a PDF and keeps what is typed meanwhile [S74, S190]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const editor = await openButton(page, scene, PDF_LINK, () => enter(page, scene, "/setup/buttons"));
    const uploads = await holdUploads(page);
    await editor.locator("input[type=file]").setInputFiles(PDF);
    await expect(editor.getByRole("button", { name: "Cancel the upload of menu.pdf" })).toBeVisible();
    await editor.getByRole("textbox", { name: "Name" }).fill("Dinner menu");
    await editor.getByRole("button", { name: "Save button" }).click();
    await expect(editor.getByRole("button", { name: "Uploading" })).toBeVisible();
    uploads.letGo();
    await expect(editor).toBeHidden();
    await expect
      .poll(async () => (await fetchDocument(scene, "buttons?language=en")).body.buttons)
      .toMatchObject([{ name: "Dinner menu", pdf: { name: "menu.pdf" } }, { name: "Spa" }]);
  });

  test("the tab's own Apply waits for the PDF of the open editor [S74]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const editor = await openButton(page, scene, PDF_LINK, () => enter(page, scene, "/setup/buttons"));
    const uploads = await holdUploads(page);
    await editor.locator("input[type=file]").setInputFiles(PDF);
    await page.getByRole("button", { name: "Apply" }).click();
    uploads.letGo();
    await expect(page.getByText("Draft saved")).toBeVisible();
    await expect
      .poll(async () => (await fetchDocument(scene, "buttons?language=en")).body.buttons)
      .toMatchObject([{ pdf: { name: "menu.pdf" } }, { name: "Spa" }]);
  });

  test("another tile, or closing, asks before it is called off [S110]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const editor = await openButton(page, scene, PDF_LINK, () => enter(page, scene, "/setup/buttons"));
    const uploads = await holdUploads(page);
    await editor.locator("input[type=file]").setInputFiles(PDF);
    const question = page.getByRole("alertdialog", { name: "Close without saving?" });
    await page.getByRole("button", { name: /^Spa/ }).first().click();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await editor.getByRole("button", { name: "Close" }).click();
    await question.getByRole("button", { name: "Keep editing" }).click();
    uploads.letGo();
    await expect(editor.getByRole("link", { name: "menu.pdf" })).toBeVisible();
  });

  test("a gallery item is used with its picture [S58, S78]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const gallery = newButton("gallery", sampleId(1), "Around the house");
    const editor = await openButton(page, scene, gallery, () => enter(page, scene, "/setup/buttons"));
    const uploads = await holdUploads(page);
    await editor.getByRole("button", { name: "Add gallery item" }).click();
    const item = page.getByRole("dialog", { name: "New gallery item" });
    await item.locator("input[type=file]").setInputFiles(POOL);
    await page.getByRole("button", { name: "Use picture" }).click();
    await item.getByRole("textbox", { name: "Title", exact: true }).fill("The pool");
    await item.getByRole("button", { name: "Use gallery item" }).click();
    await expect(item.getByRole("button", { name: "Uploading" })).toBeVisible();
    uploads.letGo();
    await expect(item).toBeHidden();
    await editor.getByRole("button", { name: "Save button" }).click();
    await expect(editor).toBeHidden();
    await expect
      .poll(async () => (await fetchDocument(scene, "buttons?language=en")).body.buttons)
      .toMatchObject([{ items: [{ title: "The pool", picture: { alt: "" } }] }, { name: "Spa" }]);
  });

  test("a PDF that arrives between two keys stays, and so does what is typed [S74, S110]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    const editor = await openButton(page, scene, PDF_LINK, () => enter(page, scene, "/setup/buttons"));
    const name = editor.getByRole("textbox", { name: "Name" });
    const stop = await typeOnAndOn(name, "Dinner menu");
    await editor.locator("input[type=file]").setInputFiles(PDF);
    await expect(page.getByText("File successfully updated")).toBeVisible();
    await stop();
    await expect(editor.getByRole("link", { name: "menu.pdf" })).toBeVisible();
    await expect(name).toHaveValue(/^Dinner menu/);
  });

  test("a picture that arrives between two keys stays in its gallery item, and so does what is typed [S78, S110]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    const gallery = newButton("gallery", sampleId(1), "Around the house");
    const editor = await openButton(page, scene, gallery, () => enter(page, scene, "/setup/buttons"));
    await editor.getByRole("button", { name: "Add gallery item" }).click();
    const item = page.getByRole("dialog", { name: "New gallery item" });
    const title = item.getByRole("textbox", { name: "Title", exact: true });
    await title.evaluate((element) => {
      const field = element as HTMLInputElement;
      const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
      const measure = window.createImageBitmap;
      // The last awaited step: code after it in the same task runs before any rendering.
      window.createImageBitmap = (async (...given: unknown[]) => {
        const bitmap: ImageBitmap = await Reflect.apply(measure, window, given);
        void Array.from({ length: 50 })
          .reduce((before: Promise<unknown>) => before.then(() => null), Promise.resolve())
          .then(() => {
            write?.call(field, `${field.value} pool`);
            field.dispatchEvent(new Event("input", { bubbles: true }));
          });
        return bitmap;
      }) as typeof measure;
    });
    await item.locator("input[type=file]").setInputFiles(POOL);
    await page.getByRole("button", { name: "Use picture" }).click();
    await expect(page.getByText("File successfully updated")).toBeVisible();
    await expect(item.locator("img")).toBeVisible();
    await expect(title).toHaveValue(/pool/);
  });
});
