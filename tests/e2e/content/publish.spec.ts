import { readFileSync } from "node:fs";
import { decode as decodePng } from "fast-png";
import jsQR from "jsqr";
import type { Button } from "#domain/content/button.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { printPage } from "../../factories/browser/print-page.ts";
import { readQr } from "../../factories/browser/read-qr.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { e2eTarget, expect, test, watch } from "../setup/test.ts";

test.describe("the publish tab", () => {
  test("lists what is missing, leads to the field, and publishes once it is mended [S129, S136, S174]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const map = { ...usableButton("map", 1, "Find us"), location: "" } as Button;
    await scene.withButtons([map, usableButton("link", 2, "Menu")]);
    await enter(page, scene, "/setup/publish");
    await expect(page.getByText("You have a map button without a location.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
    await expect(page.getByText("Fix 1 item to publish")).toBeVisible();
    await page
      .getByRole("listitem")
      .filter({ hasText: "You have a map button without a location." })
      .getByRole("link", { name: "Fix in Buttons" })
      .click();
    await expect(page.getByRole("textbox", { name: "Location" })).toBeFocused();
    await page.getByRole("textbox", { name: "Location" }).fill("Custom House Quay, Falmouth");
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(page.getByText("Button Updated")).toBeVisible();
    await page.getByRole("link", { name: "Publish", exact: true }).click();
    await page.getByLabel("Note").fill("Opening day");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const first = page.getByRole("dialog", { name: `${scene.property.name} is open to guests` });
    await expect(first.getByText("Version 1 is live")).toBeVisible();
    await expect(first.getByRole("button", { name: "Done" })).toBeFocused();
    await expect(first.getByRole("img", { name: "QR code" })).toBeVisible();
    await expect(first).toContainText(`/p/${scene.property.slug}`);
    await first.getByRole("button", { name: "Done" }).press("Enter");
    // First publication only; focus stays at the new version.
    await expect(page.getByText("Version 2", { exact: true })).toBeFocused();
    const row = page.getByRole("row").filter({ hasText: "Opening day" });
    await expect(row).toContainText("Front desk");
    await expect(row).toContainText("Live");
    const guest = await page.request.get(`/p/${scene.property.slug}`);
    expect(await guest.text()).toContain("Find us");
  });

  test("plans a version for later, cancels and brings it back; a second browser sees each at once [T9, S99]", async ({
    page,
    openPage,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ timeZone: "Europe/Rome" });
    await scene.withButtons([usableButton("link", 1, "Winter menu")]);
    const other = await openPage();
    await Promise.all([enter(page, scene, "/setup/publish"), enter(other, scene, "/setup/buttons")]);
    await page.getByRole("button", { name: "Other ways to publish" }).click();
    const later = page.getByRole("group", { name: "Publish later" });
    await expect(later).toContainText("Europe/Rome, where it is now");
    const time = later.getByRole("textbox", { name: "Time" });
    await time.fill("25");
    await later.getByRole("button", { name: "Set the time" }).click();
    await expect(time).toHaveAccessibleDescription(/Enter a time such as 6:00/);
    await expect(time).toHaveValue("25");
    await time.fill("6.30 pm");
    await time.press("Enter");
    const waits = page.getByRole("status").filter({ hasText: "Version 1 goes live on" });
    await expect(waits).toContainText("18:30");
    await expect(other.getByText("Version 1 is planned")).toBeVisible();
    await waits.getByRole("button", { name: "Cancel" }).click();
    await expect(other.getByText("Version 1 is planned")).toBeHidden();
    await expect(waits).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(waits).toContainText("18:30");
    await expect(other.getByText("Version 1 is planned")).toBeVisible();
    await later.getByRole("textbox", { name: "Time" }).fill("7");
    await later.getByRole("button", { name: "Move" }).click();
    await expect(waits).toContainText("07:00");
  });

  test("describes a planned version by what was frozen, and later changes after it [T9, T10, D60]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene({ timeZone: "Europe/London" });
    const spa = usableButton("link", 1, "Spa & wellness");
    await scene.withButtons([spa]);
    await scene.publish();
    await scene.withButtons([{ ...spa, name: "Spa & sauna" }], { revision: 1 });
    await enter(page, scene, "/setup/publish");
    await page.getByLabel("Note").fill("Sauna is back");
    await page.getByRole("button", { name: "Other ways to publish" }).click();
    await page.getByRole("button", { name: "Set the time" }).click();
    const waits = page.getByRole("status").filter({ hasText: "Version 2 goes live on" });
    await expect(waits).toContainText("Note: Sauna is back");
    const chip = page.getByRole("button", { name: /unpublished change/i });
    await expect(chip).toBeHidden();
    const planned = page.getByRole("table", { name: "What changes with version 2" });
    await expect(planned.getByRole("row", { name: /^Spa & sauna Renamed/ })).toBeVisible();

    await scene.withButtons([{ ...spa, name: "Spa & baths" }], { revision: 2 });
    const after = page.getByRole("table", { name: "What changes after version 2" });
    await expect(after.getByRole("row", { name: /^Spa & baths Renamed/ })).toContainText("sauna");
    await expect(planned.getByRole("row", { name: /^Spa & sauna Renamed/ })).toContainText("wellness");
    await expect(chip).toHaveText("1 unpublished change");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const shown = page.getByRole("dialog", { name: "Version 2, as guests will see it" });
    await expect(shown.frameLocator("iframe").getByText("Spa & sauna")).toBeVisible();
    await shown.getByRole("button", { name: "Close", exact: true }).last().click();
    await page.getByText("Another…", { exact: true }).click();
    const versionOne = page.getByLabel("From", { exact: true }).getByRole("option", { name: /^Version 1 / });
    await page
      .getByLabel("From", { exact: true })
      .selectOption((await versionOne.getAttribute("value")) ?? "");
    await page.getByLabel("To", { exact: true }).selectOption({ label: "The planned version" });
    const between = page.getByRole("table", { name: "What changed: Version 1 → The planned version" });
    await expect(between.getByRole("row", { name: /^Spa & sauna Renamed/ })).toBeVisible();
  });

  test("says which hidden button is nearest to being ready, and leads to it [S18, S39]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    const menu = { ...usableButton("link", 1, "Menu"), hidden: true, url: "" } as Button;
    const map = newButton("map", sampleId(2), "Find us");
    await scene.withButtons([menu, { ...map, hidden: true }]);
    await enter(page, scene, "/setup/publish");
    const item = page.getByRole("listitem").filter({ hasText: "None of your 2 buttons are ready" });
    await expect(item).toContainText("Finish “Menu” first: Add the destination to show it");
    await expect(page.getByText("Map locations")).toHaveCount(0);
    await item.getByRole("link", { name: "Fix in Buttons" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Menu");
  });

  test("has Publish in sight in a narrow window, a card to print, and a QR code that leads to the portal, as SVG and PNG [S11, S39, D60]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ languages: ["en", "ar"], name: "Harbour Hotel" });
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    await scene.publish();
    const qr = new RegExp(`^${e2eTarget.origin}/q/[a-z2-7]{26}$`);
    await page.setViewportSize({ width: 900, height: 800 });
    await enter(page, scene, "/setup/publish");
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeInViewport();
    await test.step("files", async () => {
      const [png] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: /PNG/ }).click(),
      ]);
      const { width, height, data } = decodePng(readFileSync(await png.path()));
      const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
      for (const [index, value] of data.entries()) rgba.fill(value, index * 4, index * 4 + 3);
      expect(jsQR(rgba, width, height)?.data).toMatch(qr);
      const [svg] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: /SVG/ }).click(),
      ]);
      expect(readFileSync(await svg.path(), "utf8")).toMatch(/^<svg /);
    });
    await page.getByRole("link", { name: "Print a card" }).click();
    const card = page.getByRole("article", { name: "Print a card" });
    await expect(card).toContainText("Harbour Hotel");
    await expect(card.getByText("وجّهوا الكاميرا نحو الرمز")).toHaveAttribute("dir", "rtl");
    await expect(card).toContainText(`/p/${scene.property.slug}`);
    const address = readQr(await card.getByRole("img", { name: "QR code" }).screenshot()) ?? "";
    expect(address).toMatch(qr);
    const pages: string[] = [];
    for await (const { widthMm, heightMm } of printPage(page)) pages.push(`${widthMm} × ${heightMm}`);
    expect(pages).toEqual(["105 × 148"]);
    await expect(page.getByRole("radio", { name: "Photo" })).toHaveCount(0);
    await page.getByRole("radio", { name: "Minimal" }).check({ force: true });
    await page.getByRole("radio", { name: "A5" }).check({ force: true });
    expect(readQr(await card.getByRole("img", { name: "QR code" }).screenshot())).toBe(address);
    await page.goto(address);
    await expect(page).toHaveURL(`/p/${scene.property.slug}`);
    await expect(page.getByText("Breakfast menu")).toBeVisible();
  });

  test("warns that a new QR code ends the old one, with the safe choice first [S57, S198]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/publish");
    const { address } = (await (await scene.caller.call("GET", scene.at("/qr"))).json()) as {
      address: string;
    };
    await page.getByRole("button", { name: "Regenerate" }).click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog.getByRole("button").first()).toBeFocused();
    await dialog.getByRole("button", { name: "Regenerate" }).click();
    await expect(page.getByText("Your QR code has changed. Print the new one.")).toBeVisible();
    expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(410);
  });
});

test.describe("a guest", () => {
  const PHONE = { viewport: { width: 390, height: 844 } };

  test("reads it in Arabic from right to left, and switches languages [S83]", {
    tag: "@all",
  }, async ({ browser }) => {
    const context = await browser.newContext({ ...PHONE, locale: "ar" });
    const page = await context.newPage();
    const complaints = watch(page);
    await page.goto(`${e2eTarget.origin}/p/marlowe-harbour`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.locator("header summary").click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByText("Rezeption anrufen")).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("is counted: visit, unique visit and clicks reach the dashboard [S12, S40, S214]", {
    tag: "@all",
  }, async ({ page, browser, openScene, enter }) => {
    const scene = await openScene();
    await scene.withButtons([
      usableButton("click-to-call", 1, "Call reception"),
      usableButton("link", 2, "Menu"),
    ]);
    await scene.publish();
    const context = await browser.newContext({
      ...PHONE,
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Mobile",
    });
    const guest = await context.newPage();
    await guest.goto(`${e2eTarget.origin}/p/${scene.property.slug}`);
    await guest.evaluate(() =>
      document.addEventListener("click", (event) => event.preventDefault(), { capture: false }),
    );
    await guest.getByRole("link", { name: "Call reception" }).click();
    await guest.getByRole("link", { name: "Call reception" }).click();
    // A page's last beacon is lost when its browser closes at the same moment.
    await guest.close({ runBeforeUnload: false });
    await enter(page, scene, "/dashboard");
    const figure = (name: string) => page.getByText(name, { exact: true }).locator("..");
    await expect(async () => {
      await page.reload();
      await expect(figure("Total visits")).toContainText("1", { timeout: 1_000 });
      await expect(figure("Unique visits")).toContainText("1", { timeout: 1_000 });
      await expect(page.getByRole("listitem").filter({ hasText: "Call reception" })).toContainText("2", {
        timeout: 1_000,
      });
    }).toPass({ timeout: 20_000 });
    await context.close();
  });
});
