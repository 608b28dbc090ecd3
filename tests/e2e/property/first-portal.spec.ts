import { createProperty } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { findViolations } from "../setup/axe.ts";
import { takeAccount } from "../setup/stock.ts";
import { e2eTarget, expect, signInByForm, test, untilAlive } from "../setup/test.ts";

test.describe("the first portal", () => {
  test("shows what it lacks on each typical button, and is published in six clicks after sign-in [S18, S39, S129]", async ({
    page,
  }) => {
    const { groupId, email } = takeAccount();
    const property = await createProperty(e2eTarget, groupId, { name: "First Hotel", starterButtons: true });
    await signInByForm(page, email);
    await page.waitForURL("**/answers");
    await untilAlive(page);

    let clicks = 0;
    const press = async (role: "link" | "button", name: string | RegExp, exact = false) => {
      await page.getByRole(role, { name, exact }).click();
      clicks += 1;
    };
    await press("link", "Setup", true);
    await press("link", "Buttons", true);
    const tiles = page.getByRole("list", { name: "Buttons in order" });
    await expect(tiles.getByRole("button", { name: /Hidden/ })).toHaveCount(7);
    await expect(tiles).toContainText("Add your number to show it");
    expect(await findViolations(page)).toEqual([]);
    await press("button", /^Call reception/);
    await page.getByRole("textbox", { name: "Extension" }).fill("204");
    await press("button", "Save button");
    await expect(page.getByText("Guests will see it once you publish.")).toBeVisible();
    await expect(tiles.getByRole("button", { name: /Hidden/ })).toHaveCount(6);
    await press("link", "Publish", true);
    await press("button", "Publish", true);
    await expect(page.getByText("Version 1 is live").first()).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(6);

    const guest = await (await page.request.get(`/p/${property.slug}`)).text();
    expect(guest).toContain("Call reception");
    expect(guest).not.toContain("Chat with us");
  });
});

test("the kind of property words the typical buttons of every language, until one of them is touched [S18, D27]", {
  tag: "@all",
}, async ({ page }) => {
  const { groupId, email } = takeAccount();
  const property = await createProperty(e2eTarget, groupId, {
    name: "First Ship",
    starterButtons: true,
    languages: ["en", "de"],
  });
  await signInByForm(page, email);
  await page.waitForURL("**/answers");
  await page.goto("/setup/buttons");
  const kind = page.getByRole("radiogroup", { name: "Kind of property" });
  await expect(kind.getByRole("radio", { name: "Hotel" })).toBeChecked();
  await kind.getByText("Ship").click();
  const tiles = page.getByRole("list", { name: "Buttons in order" });
  await expect(tiles).toContainText("Today’s port");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.reload();
  await page.getByRole("radiogroup", { name: "Content language" }).getByText("German").click();
  await expect(tiles).toContainText("Heutiger Hafen");
  await expect(kind.getByRole("radio", { name: "Ship" })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await tiles.getByRole("button", { name: /^Gästeservice anrufen/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Rufen Sie uns an");
  await page.getByRole("button", { name: "Save button" }).click();
  await expect(kind).toHaveCount(0);
  expect(property.publishedNumber).toBeNull();
});

test("the Buttons tab opens in the default language that was just chosen [S83, S135]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene({ name: "First Hotel", languages: ["en", "de"] });
  await enter(page, scene);
  await page.getByRole("combobox", { name: "Default language" }).selectOption("German");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.getByRole("link", { name: "Buttons", exact: true }).click();
  const languages = page.getByRole("radiogroup", { name: "Content language" });
  await expect(languages.getByRole("radio", { name: /^German/ })).toBeChecked();
});

test("quick start is offered while nothing was ever published, until it is put away [S46]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene({ name: "First Day Hotel" });
  await enter(page, scene);
  const card = page.getByRole("region", { name: "Set up your portal in 8 steps" });
  await expect(card.getByRole("link", { name: "See the steps" })).toHaveAttribute("href", "/quick-start");
  expect(await findViolations(page)).toEqual([]);
  await untilAlive(page);
  await card.getByRole("button", { name: "Hide" }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await untilAlive(page);
  await expect(card).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(card).toBeVisible();
  await scene.withButtons([usableButton("link", 1)]);
  await scene.publish();
  await expect(card).toHaveCount(0);
});
