import type { Page } from "@playwright/test";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { expect, test } from "../setup/test.ts";

const TOO_MANY = "Max number of custom fonts selected.";

/** Saves a section for the first time. */
function saveFirst({ caller, at }: Scene, section: "theme" | "social", json: unknown) {
  return caller.call("PUT", at(`/documents/${section}`), { json, revision: 1 });
}

/** Adds a font family from the catalogue. */
async function addFont(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Add font/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a font" });
  await dialog.getByLabel("Search fonts").fill(name);
  await dialog.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(dialog).toBeHidden();
}

test.describe("the fonts of a property", () => {
  test("are three at most, seen in the preview at once and by guests once published [S8, S125]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ languages: ["en", "ar"] });
    await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
    await enter(page, scene, "/setup/theme");
    await addFont(page, "Playfair Display");
    await addFont(page, "Rubik");
    await addFont(page, "Caveat");
    const add = page.getByRole("button", { name: "Add font 3 of 3" });
    await expect(add).toBeFocused();
    await add.click();
    await expect(page.getByRole("alert").filter({ hasText: TOO_MANY })).toBeVisible();
    await expect(add).toHaveAccessibleDescription(TOO_MANY);
    await expect(page.getByRole("dialog")).toBeHidden();

    await page.getByLabel("Headings").selectOption("Playfair Display");
    await page.getByLabel("Buttons and text").selectOption("Rubik");
    // One sentence for each script, however many fonts lack it.
    await expect(page.getByText("For Arabic letters, guests will see Cairo instead.")).toHaveCount(1);
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByText("Breakfast menu")).toHaveCSS("font-family", /^"Rubik Variable"/);

    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Style updated")).toBeVisible();
    await scene.publish();
    const guest = await (await page.request.get(`/p/${scene.property.slug}`)).text();
    for (const family of ["Playfair Display", "Rubik"]) {
      const rule = new RegExp(`@font-face\\{font-family:"${family} Variable";src:url\\((/fonts/[^)]+)\\)`);
      const file = await page.request.get(rule.exec(guest)?.[1] ?? "/no-such-rule");
      expect(file.status()).toBe(200);
      expect(file.headers()["content-type"]).toBe("font/woff2");
      expect(file.headers()["cache-control"]).toContain("immutable");
    }
    expect(guest).not.toContain("Caveat");
    expect(guest).not.toMatch(/https?:[^"')]*\.(?:woff2?|ttf)/);
  });

  test("are drawn on the guest's page by files of our own origin, in Arabic too [S8, S83]", {
    tag: "@all",
  }, async ({ page, openScene }) => {
    const scene = await openScene({ languages: ["en", "ar"] });
    for (const [language, text] of [
      ["en", "Breakfast menu"],
      ["ar", "قائمة الإفطار"],
    ] as const) {
      await scene.withButtons([usableButton("link", 1, text)], { language });
    }
    await saveFirst(scene, "theme", {
      ...TEMPLATE.theme,
      fonts: { custom: ["cairo"], heading: "cairo", body: "cairo" },
    });
    await scene.publish();
    await page.goto(`/p/${scene.property.slug}/ar`);
    const drawn = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    });
    // Fallback fonts without files have other names.
    const families = drawn
      .map((family) => family.replaceAll('"', ""))
      .filter((family) => /Variable$/.test(family));
    expect(new Set(families)).toEqual(new Set(["Cairo Variable"]));
  });

  test("lead a page of an earlier version's files to today's [S8]", { tag: "@all" }, async ({ page }) => {
    const moved = await page.request.get("/fonts/1.0.0/lora-latin-wght-normal.woff2");
    expect(moved.status()).toBe(200);
    expect(moved.url()).not.toContain("1.0.0");
    expect((await page.request.get("/fonts/no-such-font.woff2")).status()).toBe(404);
  });
});

test.describe("the social bar's channels", () => {
  test("keep to their own addresses, on the screen and at the API, and are warned of without one [S132, S163, S164]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    await enter(page, scene, "/setup/social");
    await page.getByRole("button", { name: "Add a channel" }).click();
    await page.getByRole("menuitem", { name: "Instagram" }).click();
    const address = page.getByLabel("Instagram address");
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("placeholder", "https://instagram.com/yourhotel");
    await address.fill("https://facebook.com/marlowe");
    await expect(address).not.toHaveAttribute("aria-invalid", "true");
    await address.press("Tab");
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await expect(address).toHaveAccessibleDescription(/does not belong to Instagram/);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Missing social media information")).toBeVisible();
    await expect(address).toBeFocused();

    const refused = await saveFirst(scene, "social", {
      ...TEMPLATE.social,
      channels: [{ channel: "instagram", url: "https://facebook.com/marlowe" }],
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: "channels.0.url", code: "wrong_channel" }],
    });

    await address.fill("instagram.com/marlowe");
    await expect(address).not.toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Social media updated")).toBeVisible();
    await expect(address).toHaveValue("https://instagram.com/marlowe");

    await test.step("without an address it is saved, and warned of", async () => {
      await address.fill("");
      await page.getByRole("button", { name: "Apply" }).click();
      const words = "You have a social media channel without a URL";
      await expect(page.getByRole("alert").filter({ hasText: words }).first()).toBeVisible();
      const saved = await (await scene.caller.call("GET", scene.at("/documents/social"))).json();
      expect(saved).toMatchObject({ body: { channels: [{ channel: "instagram", url: "" }] } });
    });
  });

  test("are put in order by the grip and by buttons [S80]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const channels = (["instagram", "facebook", "youtube"] as const).map((channel) => ({
      channel,
      url: `https://${channel}.com/marlowe`,
    }));
    await saveFirst(scene, "social", { ...TEMPLATE.social, channels });
    await enter(page, scene, "/setup/social");
    const order = () =>
      page
        .locator("[data-channel]")
        .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-channel")));
    await page.getByRole("button", { name: "Move YouTube up" }).click();
    expect(await order()).toEqual(["instagram", "youtube", "facebook"]);
    await expect(page.getByRole("button", { name: "Move YouTube up" })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "YouTube, position 2 of 3" })).toBeAttached();
    const grip = page.locator('[data-channel="instagram"] > :first-child');
    await grip.dragTo(page.locator('[data-channel="facebook"]'));
    await expect.poll(order).toEqual(["youtube", "facebook", "instagram"]);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Social media updated")).toBeVisible();
    const saved = await (await scene.caller.call("GET", scene.at("/documents/social"))).json();
    expect(saved).toMatchObject({
      body: { channels: [{ channel: "youtube" }, { channel: "facebook" }, { channel: "instagram" }] },
    });
  });
});

test("a text that is no colour stays in its field with the reason, and the colour before it holds [S123]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  await enter(page, await openScene(), "/setup/theme");
  const field = page.getByLabel("Primary", { exact: true });
  await field.fill("notacolou");
  await field.blur();
  await expect(field).toHaveValue("notacolou");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Apply" })).toBeDisabled();
  await field.fill("#14263f");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
});
