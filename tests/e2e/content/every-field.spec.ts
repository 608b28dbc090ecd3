import { join } from "node:path";
import type { Page } from "@playwright/test";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { Scene } from "../../factories/scene.ts";
import { addButton } from "../setup/add-button.ts";
import { expect, test } from "../setup/test.ts";

const PICTURES = join(import.meta.dirname, "../../../scripts/seed/pictures");
const PDF = { name: "menu.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

/** Map types by the screen's and Google's names; every run sets the first and the last. */
const MAP_TYPES = [
  ["Roadmap", "m"],
  ["Satellite", "k"],
  ["Hybrid", "h"],
  ["Terrain", "p"],
] as const;
const isWhole = process.env.FOYER_TIER === "all";
const mapTypes = isWhole ? MAP_TYPES : [MAP_TYPES[0], MAP_TYPES[3]];

/** A person's actions on the Buttons tab, by the visible names. */
function buttonsTab(page: Page, scene: Scene) {
  const editor = page.getByRole("complementary", { name: "Edit button" });
  const saved = () => scene.savedButtons();
  let count = 0;
  return {
    editor,
    saved,
    field: (name: string) => editor.getByRole("textbox", { name, exact: true }),
    add: (type: string, name: string) => addButton(page, type, name),
    async save() {
      count += 1;
      await editor.getByRole("button", { name: "Save button" }).click();
      await expect(editor).toBeHidden();
      await expect.poll(async () => (await saved()).length).toBe(count);
    },
  };
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
}

async function choosePicture(page: Page, input: ReturnType<Page["locator"]>, file: string): Promise<void> {
  await input.setInputFiles(join(PICTURES, file));
  await page.getByRole("dialog").last().getByRole("button", { name: "Use picture" }).click();
}

test.describe("every field that is set on the screens reaches guests", () => {
  // Dozens of steps each, on a shared machine.
  test.describe.configure({ timeout: 180_000 });

  test("of link, chat, map and click-to-call buttons: eight destinations, both windows, a PDF [S13, S74, S75, S79, S84, S128, S129, S130, S190, S216, R7]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const answers = {
      kind: "hotel",
      currency: null,
      byQuestion: { breakfast: { state: "answered", price: { kind: "free" } } },
      entries: [],
    };
    const answered = { json: answers, revision: 1 };
    expect((await scene.caller.call("PUT", scene.at("/documents/answers"), answered)).status).toBe(200);
    await enter(page, scene, "/setup/buttons");
    const tab = buttonsTab(page, scene);
    const opens = (label: string) => tab.editor.getByLabel("Opens").selectOption({ label });
    await tab.add("Link", "Web");
    await tab.field("Web address").fill("marlowe.example/menu");
    await tab.editor.getByText("Same window").click();
    await tab.save();
    await expect(page.getByText("Button Updated").first()).toBeVisible();
    await tab.add("Link", "Mail");
    await opens("Email address");
    await tab.field("Email address").fill("desk@marlowe.example");
    await tab.save();
    await tab.add("Link", "Phone");
    await opens("Phone number");
    await tab.field("Phone number").fill("+44 1326 555 204");
    await tab.save();
    await tab.add("Link", "Paper");
    await opens("PDF document");
    await tab.editor.locator("input[type=file]").setInputFiles(PDF);
    await expect(tab.editor.getByText("menu.pdf")).toBeVisible();
    await expect(tab.editor.getByRole("progressbar")).toHaveCount(0);
    await tab.editor.getByText("New tab").click();
    await tab.save();
    await tab.add("Link", "Talk");
    await opens("WhatsApp number");
    await tab.field("WhatsApp number").fill("+44123456789");
    await tab.save();
    await tab.add("Link", "Wei");
    await opens("WeChat ID");
    await tab.field("WeChat ID").fill("marlowe_desk");
    await tab.save();
    await tab.add("Link", "Online");
    await opens("Wi-Fi");
    await tab.field("Network name").fill("Marlowe Guest");
    await tab.editor.getByLabel("Password").fill("harbour-light-58");
    await tab.save();
    const wifi = { network: "Marlowe Guest", security: "wpa", password: "harbour-light-58" };
    expect((await tab.saved()).at(-1)).toMatchObject({ destination: "wifi", wifi });
    await tab.add("Link", "Good to know");
    await opens("Guide");
    await tab.editor.getByLabel("Topic").selectOption({ label: "Eating and drinking" });
    await tab.save();
    expect((await tab.saved()).at(-1)).toMatchObject({ destination: "guide", topic: "eating" });
    await tab.add("Chat", "Text us");
    await tab.editor.getByText("SMS", { exact: true }).click();
    await tab.field("Phone number").fill("+44 7700 900123");
    await tab.field("Opening message").fill("Good evening");
    await tab.save();
    await tab.add("Chat", "WhatsApp us");
    await tab.field("WhatsApp number").fill("+44123456789");
    await tab.field("Opening message").fill("Room 12");
    await tab.save();
    for (const [type] of mapTypes) {
      await tab.add("Map", `Map ${type}`);
      await tab.field("Location").fill("Custom House Quay, Falmouth");
      await tab.editor.getByText(type, { exact: true }).click();
      await tab.editor.getByRole("slider", { name: "Zoom level" }).press("End");
      await tab.save();
    }
    await tab.add("Click-to-call", "Reception");
    await tab.field("Extension number").fill("204");
    await tab.save();
    await publish(page);

    const html = await (await page.request.get(`/p/${scene.property.slug}/en?all`)).text();
    expect(html).toContain('href="sms:+447700900123?&amp;body=Good%20evening"');
    expect(html).toContain('href="https://wa.me/44123456789?text=Room%2012"');
    expect(html).toContain('href="tel:204"');
    for (const [, type] of mapTypes) {
      expect(html).toContain(`q=Custom+House+Quay%2C+Falmouth&amp;t=${type}&amp;z=20`);
    }

    await page.goto(`/p/${scene.property.slug}`);
    const link = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(link("Web")).toHaveAttribute("href", "https://marlowe.example/menu");
    await expect(link("Web")).not.toHaveAttribute("target");
    await expect(link("Mail")).toHaveAttribute("href", "mailto:desk@marlowe.example");
    await expect(link("Phone")).toHaveAttribute("href", "tel:+441326555204");
    await expect(link("Paper")).toHaveAttribute("href", /^\/media\/[0-9a-f]{40}\.pdf$/);
    await expect(link("Paper")).toHaveAttribute("target", "_blank");
    await expect(link("Good to know")).toHaveAttribute("href", `/p/${scene.property.slug}/en/guide#eating`);
    await expect(link("Talk")).toHaveAttribute("href", "https://wa.me/44123456789");
    await link("Wei").click();
    await expect(page.getByRole("dialog")).toContainText("marlowe_desk");
  });

  test("of popups with sub-buttons, feedback, gallery and guest services [S58, S59, S60, S76, S77, S78, S84, S131, S191, S217]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ features: { guestServices: true } });
    await enter(page, scene, "/setup/buttons");
    const tab = buttonsTab(page, scene);
    await tab.add("Popup", "Things to do");
    await tab.field("Background colour").fill("#fdf9f2");
    await tab.editor.getByRole("button", { name: "Edit in a larger window" }).click();
    const large = page.getByRole("dialog");
    await large.locator("[contenteditable=true]").fill("Take the coast path.");
    await large.getByRole("button", { name: "Use content" }).click();
    for (const [name, type, fill] of [
      ["Tides", "Link", ["Web address", "https://marlowe.example/tides"]],
      ["Concierge", "Click-to-call", ["Extension number", "9"]],
    ] as const) {
      await tab.editor.getByRole("button", { name: "Add sub-button" }).click();
      const dialog = page.getByRole("dialog").last();
      await dialog.getByLabel("Type").selectOption({ label: type });
      await dialog.getByRole("textbox", { name: "Name" }).fill(name);
      await dialog.getByRole("textbox", { name: fill[0] }).fill(fill[1]);
      await dialog.getByRole("button", { name: "Use sub-button" }).click();
    }
    await tab.editor.getByRole("button", { name: "Add sub-button" }).click();
    const spare = page.getByRole("dialog").last();
    await spare.getByRole("textbox", { name: "Name" }).fill("Spare");
    await spare.getByRole("button", { name: "Use sub-button" }).click();
    await tab.editor.getByRole("button", { name: "Edit Spare" }).click();
    await page.getByRole("dialog").last().getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete sub-button" }).click();
    await expect(page.getByText("Sub-button deleted")).toBeVisible();
    await tab.editor.getByRole("radiogroup", { name: "Width of Tides" }).getByText("Half").click();
    await tab.save();
    await tab.add("Feedback", "Your stay");
    await tab.field("Send answers to").fill("manager@marlowe.example");
    await tab.field("Header title").fill("How was your stay?");
    await tab.editor.getByRole("textbox", { name: /^Introduction/ }).fill("Two quick questions.");
    await tab.field("Question 1").fill("How did you sleep?");
    await tab.editor
      .getByRole("radiogroup", { name: "How question 1 is answered" })
      .getByText("Five stars")
      .click();
    await tab.field("Question 2").fill("Our welcome at the door");
    await tab.editor
      .getByRole("radiogroup", { name: "How question 2 is answered" })
      .getByText("Like or dislike")
      .click();
    await tab.field("After sending").fill("Thank you. We read every answer.");
    await tab.field("Accent colour").fill("#8a5a00");
    await tab.save();

    await tab.add("Gallery", "Around the house");
    await tab.field("Page title").fill("The house in pictures");
    await tab.editor.getByRole("button", { name: "Add gallery item" }).click();
    const item = page.getByRole("dialog", { name: "New gallery item" });
    await choosePicture(page, item.locator("input[type=file]"), "bar.webp");
    await item.getByRole("textbox", { name: "Title", exact: true }).fill("The bar");
    await item.getByRole("textbox", { name: "Description" }).fill("Open until midnight");
    await item.getByRole("textbox", { name: "What the picture shows" }).fill("Bottles on a shelf");
    await item.getByRole("button", { name: "Use gallery item" }).click();
    await choosePicture(
      page,
      tab.editor.locator("input[type=file]:not([multiple])").last(),
      "marlowe-logo.png",
    );
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(tab.editor.locator("img").last()).toHaveAttribute("src", /\.(png|webp)$/);
    await tab.save();

    await tab.add("Guest services", "Guest services");
    await tab.field("Send requests to").fill("desk@marlowe.example");
    await tab.field("Service 1").fill("Extra towels");
    await tab.editor.getByText("Guests can add a note").first().click();
    await tab.save();
    await publish(page);

    await page.goto(`/p/${scene.property.slug}`);
    await page.getByRole("link", { name: "Things to do" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("Take the coast path.");
    await expect(sheet.getByRole("link", { name: /Tides/ })).toHaveAttribute(
      "href",
      "https://marlowe.example/tides",
    );
    await expect(sheet.getByRole("link", { name: /Tides/ })).not.toHaveClass(/p-full/);
    await expect(sheet.getByRole("link", { name: /Concierge/ })).toHaveAttribute("href", "tel:9");
    await expect(sheet.getByRole("link", { name: /Concierge/ })).toHaveClass(/p-full/);
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "Your stay" }).click();
    const survey = page.getByRole("dialog");
    await expect(survey).toContainText("How was your stay?");
    await expect(survey).toContainText("Two quick questions.");
    await expect(survey).toContainText("How did you sleep?");
    await expect(survey.getByText("Dislike")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Around the house" }).click();
    const gallery = page.getByRole("dialog");
    await expect(gallery).toContainText("The house in pictures");
    await expect(gallery).toContainText("The bar");
    await expect(gallery).toContainText("Open until midnight");
    await expect(gallery.getByRole("img", { name: "Bottles on a shelf" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Guest services" }).click();
    await expect(page.getByRole("dialog")).toContainText("Extra towels");
    const html = await (await page.request.get(`/p/${scene.property.slug}/en?all`)).text();
    expect(html).toContain("#fdf9f2");
    expect(html).toContain("#8a5a00");
    // Addresses that receive answers must not reach guests.
    expect(html).not.toContain("manager@marlowe.example");
  });

  test("of one button’s own look: every part replaces the theme’s [S73]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const fonts = { ...TEMPLATE.theme.fonts, custom: ["fraunces"] };
    const json = { ...TEMPLATE.theme, fonts };
    await scene.caller.call("PUT", scene.at("/documents/theme"), { json, revision: 1 });
    await enter(page, scene, "/setup/buttons");
    const tab = buttonsTab(page, scene);
    const { editor } = tab;
    await tab.add("Link", "Bar");
    await tab.field("Web address").fill("marlowe.example/bar");
    await editor.locator("summary").filter({ hasText: /^Icon/ }).click();
    // Each part says that it follows the default until it is changed, and then offers to reset it.
    await expect(editor.getByText("Default", { exact: true })).toHaveCount(3);
    await editor.getByRole("radio", { name: "Wine" }).check({ force: true });
    await editor.getByRole("radiogroup", { name: "Size" }).getByText("Large").click();
    await editor.getByRole("radiogroup", { name: "Position" }).getByText("Before").click();
    await editor
      .locator("summary")
      .filter({ hasText: /^Colours and style/ })
      .click();
    await tab.field("Background").fill("#102030");
    await tab.field("Text").fill("#fefefe");
    await tab.field("Icon").fill("#ffcc00");
    await editor.getByLabel("Font").selectOption({ label: "Fraunces" });
    await editor.getByRole("radiogroup", { name: "Surface" }).getByText("3D").click();
    await editor.getByRole("slider", { name: "Opacity" }).press("Home");
    await editor.getByRole("slider", { name: "Shadow" }).press("End");
    await editor.getByRole("slider", { name: "Corner radius" }).press("Home");
    const wayBack = (part: string) => editor.getByRole("button", { name: `${part}: use the theme` });
    for (const part of [
      "Background",
      "Text",
      "Icon",
      "Surface",
      "Opacity",
      "Shadow",
      "Corner radius",
      "Font",
    ]) {
      await expect(wayBack(part)).toBeVisible();
    }
    for (const part of ["Icon", "Size", "Position"]) {
      await expect(editor.getByRole("button", { name: `${part}: use the default` })).toBeVisible();
    }
    await wayBack("Shadow").click();
    await expect(wayBack("Shadow")).toHaveCount(0);
    await expect(editor.getByRole("slider", { name: "Shadow" })).not.toHaveValue("100");
    await editor.getByRole("slider", { name: "Shadow" }).press("End");
    await tab.save();
    expect(await tab.saved()).toMatchObject([
      {
        icon: "wine",
        iconSize: "large",
        iconPosition: "before",
        style: {
          background: "#102030",
          text: "#fefefe",
          icon: "#ffcc00",
          surface: "3d",
          opacity: 0,
          shadow: 100,
          radius: 0,
          font: "fraunces",
        },
      },
    ]);
    await publish(page);
    await page.goto(`/p/${scene.property.slug}`);
    const tile = page.getByRole("link", { name: /^Bar/ });
    await expect(tile).toHaveClass(/p-3d/);
    await expect(tile).toHaveClass(/at-before/);
    await expect(tile).toHaveClass(/is-large/);
    await expect(tile).toHaveCSS("color", "rgb(254, 254, 254)");
    await expect(tile).toHaveCSS("border-radius", "0px");
    await expect(tile).toHaveCSS("font-family", /^"Fraunces/);
  });

  test("of homepage, theme and social bar [S5, S6, S7, S8, S72, S80, S82, S121, S122, S193]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene);
    await page.getByLabel("Property name").fill("Quay Hotel");
    await page.getByRole("textbox", { name: "Header background" }).fill("#14263f");
    for (const [kind, file] of [
      ["logo", "marlowe-logo.png"],
      ["background-portrait", "harbour-portrait.webp"],
      ["background-landscape", "harbour-landscape.webp"],
    ] as const) {
      await choosePicture(page, page.locator(`input[type=file][name="${kind}"]`), file);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(3);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Draft saved")).toBeVisible();

    await page.getByRole("link", { name: "Theme style" }).click();
    await page.getByLabel("Primary", { exact: true }).fill("#1c3557");
    await page.getByLabel("Secondary", { exact: true }).fill("#a4602a");
    await page.getByLabel("Button background", { exact: true }).fill("#fdf9f2");
    await page.getByLabel("Button text", { exact: true }).fill("#14263f");
    await page.getByLabel("Icons", { exact: true }).fill("#7a3b10");
    await page.getByText("3D", { exact: true }).click();
    await page.getByRole("slider", { name: "Shadow" }).press("Home");
    await page.getByRole("slider", { name: "Opacity" }).press("End");
    await page.getByRole("slider", { name: "Corner radius" }).press("End");
    await page.getByText("Extra large").click();
    await page.getByText("Three columns").click();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();

    await page.getByRole("link", { name: "Social media" }).click();
    await page
      .getByRole("button", { name: /^Instagram|Add a channel/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Instagram" }).click();
    await page.getByRole("textbox", { name: "Instagram address" }).fill("instagram.com/marlowe");
    await page.getByText("Left", { exact: true }).click();
    await page.getByText("Large", { exact: true }).click();
    await page.getByRole("slider", { name: "Opacity" }).press("End");
    await page.getByRole("textbox", { name: "Icon background" }).fill("#14263f");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Social media updated")).toBeVisible();

    const tab = buttonsTab(page, scene);
    await page.getByRole("link", { name: "Buttons" }).click();
    await tab.add("Link", "Menu");
    await tab.field("Web address").fill("marlowe.example/menu");
    await tab.save();
    await publish(page);

    await page.goto(`/p/${scene.property.slug}`);
    await expect(page).toHaveTitle("Quay Hotel");
    await expect(page.getByRole("img", { name: "Quay Hotel" })).toBeVisible();
    await expect(page.locator("header").first()).toHaveCSS("background-color", "rgb(20, 38, 63)");
    await expect(page.locator(".portal")).toHaveClass(/social-left/);
    await expect(page.locator(".p-grid")).toHaveClass(/p-three/);
    await expect(page.getByRole("link", { name: /^Instagram/ })).toHaveAttribute(
      "href",
      "https://instagram.com/marlowe",
    );
    const menu = page.getByRole("link", { name: /^Menu/ });
    await expect(menu).toHaveClass(/p-3d/);
    await expect(menu).toHaveCSS("color", "rgb(20, 38, 63)");
    await expect(menu).toHaveCSS("border-radius", "32px");
    await expect(menu).toHaveCSS("font-size", "21px");
    const instagram = page.getByRole("link", { name: /^Instagram/ });
    await expect(instagram).toHaveCSS("background-color", "rgb(20, 38, 63)");
  });
});
