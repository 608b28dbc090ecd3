import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { Buttons } from "#domain/content/button.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { createProperty, e2eTarget, expect, test, untilAlive } from "../setup/test.ts";

async function buttonNames({ caller }: Scene, propertyId: string): Promise<string[]> {
  const read = await caller.call("GET", `/api/properties/${propertyId}/documents/buttons?language=en`);
  const { body } = (await read.json()) as { body: Buttons };
  return body.buttons.map(({ name }) => name);
}

test.describe("what is replaced", () => {
  test("by a clone is named before, and comes back with one click [S15, S47, S195, S199]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel", languages: ["en", "de"] });
    const german = { languages: ["de"], defaultLanguage: "de" };
    await createProperty(e2eTarget, scene.groupId, { name: "See Hotel", ...german });
    const lake = await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
    await createProperty(e2eTarget, scene.groupId, { name: "Lapsed Hotel", licence: null });
    await scene.withButtons([usableButton("link", 1, "The Quay Restaurant")]);
    // No buttons, but something to lose.
    const body = { ...TEMPLATE.homepage, headerColour: "#7a2f1d" };
    const coloured = await scene.caller.call("PUT", `/api/properties/${lake.id}/documents/homepage`, {
      json: body,
      revision: 1,
    });
    expect(coloured.status).toBe(200);
    await enter(page, scene, "/clone");
    await expect(page.getByText("1 button in 1 language, one theme")).toBeVisible();
    await expect(page.getByRole("radio", { name: /Lapsed Hotel/ })).toHaveCount(0);
    const dialog = page.getByRole("alertdialog");
    await page.getByRole("radio", { name: /See Hotel/ }).check({ force: true });
    await page.getByRole("button", { name: "Clone", exact: true }).click();
    await expect(dialog).toContainText(
      "The source has no buttons in German, so German, the default language, will have none.",
    );
    await page.getByRole("button", { name: "Keep current content" }).click();
    await page.getByRole("radio", { name: /Lake Hotel/ }).check({ force: true });
    await page.getByRole("button", { name: "Clone", exact: true }).click();
    await expect(dialog).toContainText("Replace everything in Lake Hotel?");
    await expect(dialog).toContainText("first deletes the styling and buttons that Lake Hotel has now");
    await expect(dialog.getByRole("listitem").filter({ hasText: "Header colour" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep current content" })).toBeFocused();
    await page.getByRole("button", { name: "Delete and clone" }).click();
    await expect(page.getByText("Cloned onto Lake Hotel")).toBeVisible();
    expect(await buttonNames(scene, lake.id)).toEqual(["The Quay Restaurant"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Restored to your draft")).toBeVisible();
    expect(await buttonNames(scene, lake.id)).toEqual([]);
  });

  test("by a reset is named before, and listed under the earlier drafts [S18, S41, S55, S144, S201]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await scene.withButtons([usableButton("link", 1, "The Quay Restaurant")]);
    const json = { marketingConsent: true };
    expect((await scene.caller.call("PUT", scene.at("/documents/qr"), { json, revision: 1 })).status).toBe(
      200,
    );
    await enter(page, scene, "/settings");
    await page.getByRole("button", { name: "Reset content" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(
      "This deletes all content for the property and restores the default template.",
    );
    await expect(dialog).toContainText("Buttons in English");
    await expect(dialog).toContainText("Marketing consent switched on");
    await page.getByRole("button", { name: "Delete and reset" }).click();
    await expect(page.getByText("The default template is back")).toBeVisible();
    expect(await buttonNames(scene, scene.property.id)).toContain("Call reception");
    await page.goto("/setup/publish");
    await untilAlive(page);
    await page.getByRole("button", { name: "Restore: Content before the reset" }).click();
    await expect(page.getByText("Restored to your draft")).toBeVisible();
    await expect(page.getByText("Restored", { exact: true })).toBeVisible();
    expect(await buttonNames(scene, scene.property.id)).toEqual(["The Quay Restaurant"]);
    await page.getByRole("link", { name: "Buttons" }).click();
    await expect(page.getByText("The Quay Restaurant").first()).toBeVisible();
  });

  test("by an older version or a new QR code is said, and comes back [S14, S17, S39, S57, S198]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    for (const note of ["first", "second"]) {
      await scene.caller.call("POST", scene.at("/publish"), { json: { note, force: true } });
    }
    await scene.withButtons([usableButton("link", 1, "Supper menu")], { revision: 1 });
    const getAddress = async () => (await scene.caller.call("GET", scene.at("/qr"))).json();
    const before = await getAddress();
    await enter(page, scene, "/setup/publish");
    const asked = page.getByRole("alertdialog");
    await test.step("a new QR code, while its toast stands", async () => {
      await page.getByRole("button", { name: "Regenerate" }).click();
      await asked.getByRole("button", { name: "Regenerate" }).click();
      await expect(page.getByText("Your QR code has changed. Print the new one.")).toBeVisible();
      expect(await getAddress()).not.toEqual(before);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("Restored to your draft")).toBeVisible();
      expect(await getAddress()).toEqual(before);
    });
    await test.step("an older version, and what guests see until it is published", async () => {
      const row = page.getByRole("row").filter({ hasText: "first" });
      await row.getByRole("button", { name: "Restore" }).click();
      await page
        .getByRole("dialog")
        .or(asked)
        .getByRole("button", { name: /^Restore/ })
        .click();
      await expect(page.getByText("Version 1 is now your draft")).toBeVisible();
      await page.getByRole("link", { name: "Buttons", exact: true }).click();
      await expect(page.getByRole("button", { name: /^Breakfast menu/ })).toBeVisible();
      await expect(page.getByText("Guests still see version 2.")).toBeVisible();
    });
  });
});
