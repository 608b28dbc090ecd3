import type { Page } from "@playwright/test";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/test.ts";

async function namesIn(language: ContentLanguage, scene: Scene): Promise<string[]> {
  return (await scene.savedButtons(language)).map(({ name }) => name);
}

/** Button names by language; the same position is the same button. */
async function withNames(
  scene: Scene,
  names: Partial<Record<ContentLanguage, readonly (string | null)[]>>,
): Promise<Scene> {
  for (const language of Object.keys(names) as ContentLanguage[]) {
    const buttons = (names[language] ?? []).flatMap((name, index) =>
      name === null ? [] : [usableButton("link", index + 1, name)],
    );
    await scene.withButtons(buttons, { language });
  }
  return scene;
}

const tile = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name},`) }).first();
const getLanguage = (page: Page, name: string | RegExp) =>
  page.getByRole("radiogroup", { name: "Content language" }).getByRole("radio", { name });
const copyPanel = (page: Page) => page.getByRole("dialog", { name: "Copy buttons" });

test.describe("copying buttons between languages", () => {
  test("names the number that is lost, tries again where it failed, and one press brings it all back [S16, S56, S177, S195, S200]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED/);
    const scene = await withNames(await openScene({ languages: ["en", "fr"] }), {
      en: ["Menu", "Spa", "Bar"],
      fr: ["La carte", "Le spa"],
    });
    await enter(page, scene, "/setup/buttons");
    await page.getByRole("button", { name: "Copy buttons" }).click();
    await expect(copyPanel(page).getByRole("heading", { name: "Copy all 3 buttons" })).toBeVisible();
    await expect(copyPanel(page).getByLabel("From")).toHaveValue("en");
    await expect(copyPanel(page).getByLabel("To", { exact: true })).toHaveValue("fr");
    await expect(copyPanel(page).getByText("This removes the 2 buttons now in French.")).toBeVisible();
    await page.route("**/buttons/copy", (route) => route.abort(), { times: 1 });
    await copyPanel(page).getByRole("button", { name: "Replace and copy" }).click();
    await expect(page.getByRole("alert").getByText("Failed to copy buttons to French")).toBeVisible();
    expect(await namesIn("fr", scene)).toEqual(["La carte", "Le spa"]);
    await copyPanel(page).getByRole("button", { name: "Replace and copy" }).click();
    await expect(page.getByText("Buttons copied to French")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy buttons" })).toBeFocused();
    expect(await namesIn("fr", scene)).toEqual(["Menu", "Spa", "Bar"]);

    const copied = page.getByRole("listitem").filter({ hasText: "Buttons copied to French" });
    await copied.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => namesIn("fr", scene)).toEqual(["La carte", "Le spa"]);
    await getLanguage(page, /^French/).click({ force: true });
    await expect(tile(page, "La carte")).toBeVisible();
    await expect(page.getByText("Draft saved")).toBeVisible();
  });

  test("only fills what is empty where that is chosen, and says beforehand how much [S16]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await withNames(await openScene({ languages: ["en", "fr"] }), {
      en: ["Menu", "Spa", "Bar"],
      fr: [null, "Le spa"],
    });
    await enter(page, scene, "/setup/buttons?language=fr");
    await page.getByRole("button", { name: "Copy buttons" }).click();
    await page.getByLabel("Only fill in what’s missing").check();
    await expect(copyPanel(page).getByText("Nothing is removed. 2 buttons in French")).toBeVisible();
    await copyPanel(page).getByRole("button", { name: "Fill in" }).click();
    await expect(tile(page, "Bar")).toBeVisible();
    expect(await namesIn("fr", scene)).toEqual(["Menu", "Le spa", "Bar"]);
    await page.getByRole("button", { name: "Copy buttons" }).click();
    await page.getByLabel("Only fill in what’s missing").check();
    await expect(copyPanel(page).getByText(/^Nothing to fill in/)).toBeVisible();
    await expect(copyPanel(page).getByRole("button", { name: "Fill in" })).toBeDisabled();
    await copyPanel(page).getByLabel("From").selectOption("fr");
    await expect(copyPanel(page).getByLabel("To", { exact: true })).toHaveValue("en");
  });

  test("waits for what has not been applied yet [S16, S110]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await withNames(await openScene({ languages: ["en", "fr"] }), {
      en: ["Menu", "Spa"],
      fr: ["La carte"],
    });
    await enter(page, scene, "/setup/buttons");
    await page.getByRole("button", { name: "Actions for Spa" }).click();
    await page.getByRole("menuitem", { name: "Hide from guests" }).click();
    await page.getByRole("button", { name: "Copy buttons" }).click();
    const confirm = copyPanel(page).getByRole("button", { name: "Replace and copy" });
    await expect(copyPanel(page).getByText(/changes in English haven’t been applied/)).toBeVisible();
    await expect(confirm).toBeDisabled();
    await copyPanel(page).getByRole("button", { name: "Apply" }).click();
    await confirm.click();
    await expect.poll(() => scene.savedButtons("fr")).toMatchObject([{ name: "Menu" }, { hidden: true }]);
  });

  test("goes to all other languages at once, says what each loses, and tries again those that failed [S16, S56, S177, S200]", {
    tag: "@all",
  }, async ({ page, openScene, enter, expectedComplaints }) => {
    expectedComplaints.push(/ERR_FAILED/);
    const scene = await withNames(await openScene({ languages: ["en", "fr", "de"] }), {
      en: ["Menu", "Spa"],
      fr: ["La carte"],
      de: ["Karte", "Bad", "Bar"],
    });
    await enter(page, scene, "/setup/buttons");
    await page.getByRole("button", { name: "Copy buttons" }).click();
    await copyPanel(page).getByLabel("To", { exact: true }).selectOption("All other languages");
    await expect(copyPanel(page)).toContainText("This removes the button now in French.");
    await expect(copyPanel(page)).toContainText("This removes the 3 buttons now in German.");
    await page.route("**/buttons/copy", (route) =>
      route.request().postDataJSON().to === "de" ? route.abort() : route.fallback(),
    );
    await copyPanel(page).getByRole("button", { name: "Replace and copy" }).click();
    await expect(page.getByRole("alert").getByText("Failed to copy buttons to German")).toBeVisible();
    await expect(page.getByText("Buttons copied to French")).toBeVisible();
    expect(await namesIn("de", scene)).toEqual(["Karte", "Bad", "Bar"]);
    await expect(copyPanel(page)).not.toContainText("now in French");
    await page.unroute("**/buttons/copy");
    await copyPanel(page).getByRole("button", { name: "Replace and copy" }).click();
    await expect(page.getByText("Buttons copied to German")).toBeVisible();
    expect(await namesIn("de", scene)).toEqual(["Menu", "Spa"]);
    expect(await namesIn("fr", scene)).toEqual(["Menu", "Spa"]);
  });

  test("is the first step of a language without buttons [S16]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await withNames(await openScene({ languages: ["en", "de"] }), { en: ["Menu", "Spa"] });
    await enter(page, scene, "/setup/buttons?language=de");
    await page.getByRole("button", { name: "Copy from English" }).click();
    await expect(tile(page, "Menu")).toBeFocused();
    expect(await namesIn("de", scene)).toEqual(["Menu", "Spa"]);
  });
});

test.describe("translating beside the original", () => {
  test("shows what the default language says, and an outdated text is done once it is touched [S16, S83]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await withNames(await openScene({ languages: ["en", "de"] }), {
      en: ["Menu", "Spa"],
      de: ["Menu", "Wellness"],
    });
    await enter(page, scene, "/setup/buttons?language=de");
    await tile(page, "Menu").click();
    const editor = page.getByRole("complementary", { name: "Edit button" });
    await expect(editor.getByText("This text is still the English original")).toBeVisible();
    await editor.getByRole("textbox", { name: "Name" }).fill("Speisekarte");
    await expect(editor.locator("[lang=en]").getByText("Menu")).toBeVisible();
    await editor.getByRole("button", { name: "Save button" }).click();
    await expect(editor).toBeHidden();

    await getLanguage(page, /^English/).click({ force: true });
    await tile(page, "Menu").click();
    await expect(editor.getByRole("switch", { name: /^Show the .+ original$/ })).toHaveCount(0);
    await editor.getByRole("textbox", { name: "Name" }).fill("Dinner menu");
    await editor.getByRole("button", { name: "Save button" }).click();
    await expect(getLanguage(page, "German, 1 outdated")).toBeAttached();

    await page.getByRole("link", { name: "Translations" }).click();
    await expect(page.getByRole("heading", { name: "1 outdated text" })).toBeVisible();
    await page.getByRole("link", { name: "Open Dinner menu, name" }).click();
    await expect(editor.getByText("has changed since this was translated")).toBeVisible();
    await expect(editor.locator("[lang=en]").getByText("Dinner menu")).toBeVisible();
    await editor.getByRole("switch", { name: "Show the English original" }).click();
    await expect(editor.locator("[lang=en]")).toHaveCount(0);
    await editor.getByRole("textbox", { name: "Name" }).fill("Abendkarte");
    await editor.getByRole("button", { name: "Save button" }).click();
    await expect(getLanguage(page, /^German$/)).toBeAttached();
    await expect.poll(() => namesIn("de", scene)).toEqual(["Abendkarte", "Wellness"]);
  });

  test("takes a word that is rightly the same as translated once somebody says so [S83]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await withNames(await openScene({ languages: ["en", "de"] }), { en: ["Spa"], de: ["Spa"] });
    await enter(page, scene, "/setup/buttons?language=de");
    await tile(page, "Spa").click();
    await page.getByRole("button", { name: "Mark as translated" }).click();
    await expect(page.getByText("This text is still the English original")).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
    expect((await scene.savedButtons("de"))[0]?.basis).toMatch(/^[0-9a-f]{8}$/);
  });

  test("lists what is missing, and what is written there is a button of the language [S16]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await withNames(await openScene({ languages: ["en", "de"] }), {
      en: ["Menu", "Spa"],
      de: ["Speisekarte"],
    });
    await enter(page, scene, "/setup/buttons");
    await expect(getLanguage(page, "German, 1 missing")).toBeAttached();
    await page.getByRole("link", { name: "Translations" }).click();
    await expect(page.getByRole("heading", { name: "1 text not translated" })).toBeVisible();
    await expect(page.getByRole("link", { name: "German 1 of 2" })).toBeVisible();
    await page.getByRole("button", { name: "Write it" }).click();
    const field = page.getByRole("textbox", { name: "Spa, name, in German" });
    await expect(field).toBeFocused();
    await field.fill("Wellness");
    await field.press("Enter");
    await expect.poll(() => namesIn("de", scene)).toEqual(["Speisekarte", "Wellness"]);
    await page.getByRole("link", { name: "Buttons", exact: true }).click();
    await expect(getLanguage(page, /^German$/)).toBeAttached();
  });

  test("runs every Arabic text from right to left and its English original from left to right [S83]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene({ languages: ["en", "ar"] });
    const question = { id: sampleId(40), text: "The bed?", responseType: "stars" };
    const item = { id: sampleId(41), picture: null, title: "Sea view", description: "Third floor" };
    const buttons = [
      { ...usableButton("feedback", 1, "Your stay"), questions: [question] } as Button,
      { ...usableButton("gallery", 2, "Rooms"), items: [item] } as Button,
      usableButton("chat", 3, "Ask us"),
    ];
    for (const language of ["en", "ar"] as const) {
      await scene.withButtons(buttons, { language });
    }
    await enter(page, scene, "/setup/buttons?language=ar");
    const editor = page.getByRole("complementary", { name: "Edit button" });
    const rightToLeft = async (name: string | RegExp, within = editor) =>
      expect(within.getByRole("textbox", { name }).first()).toHaveAttribute("dir", "rtl");
    await tile(page, "Your stay").click();
    for (const name of ["Name", "Header title", "Introduction", "Question 1", "After sending"]) {
      await rightToLeft(name);
    }
    await expect(editor.locator("[lang=en]").getByText("The bed?")).toHaveAttribute("dir", "ltr");
    await editor.getByRole("button", { name: "Close" }).click();
    await tile(page, "Ask us").click();
    await rightToLeft("Opening message");
    await editor.getByRole("button", { name: "Close" }).click();
    await tile(page, "Rooms").click();
    await rightToLeft("Page title");
    await editor.getByRole("button", { name: "Edit Sea view" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit gallery item" });
    await rightToLeft("Title", dialog);
    await rightToLeft("Description", dialog);
    await expect(dialog.locator("[lang=en]").first()).toHaveAttribute("dir", "ltr");
  });
});

test("the panels and the editor beside its original pass axe [S16, S56]", { tag: "@all" }, async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await withNames(await openScene({ languages: ["en", "ar"] }), {
    en: ["Menu", "Spa"],
    ar: ["Menu"],
  });
  await enter(page, scene, "/setup/buttons?language=ar");
  await page.getByRole("button", { name: "Copy buttons" }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await tile(page, "Menu").click();
  await expect(page.getByRole("button", { name: "Mark as translated" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("a language that is switched off keeps its buttons; the default can't be, and says why [S83, S111]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await withNames(await openScene({ languages: ["en", "de"] }), {
    en: ["Menu"],
    de: ["Speisekarte", "Wellness"],
  });
  await enter(page, scene, "/setup/homepage");
  await expect(page.getByRole("checkbox", { name: /^English/ })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: /^English/ })).toHaveAccessibleDescription(
    "An active or default language cannot be disabled.",
  );
  await page.getByRole("checkbox", { name: "German" }).uncheck();
  await expect(page.getByText("The 2 buttons in German are kept and come back")).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.getByRole("checkbox", { name: "German" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  expect(await namesIn("de", scene)).toEqual(["Speisekarte", "Wellness"]);
});
