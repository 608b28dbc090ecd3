import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readCatalogues } from "#app/messages/catalogues.ts";
import type { Button } from "#domain/content/button.ts";
import { TITLE_LINES_MAX } from "#domain/limits.ts";
import { INCOMPLETE_BUTTONS, incompleteButton } from "../../factories/contract/incomplete-buttons.ts";
import { REFUSED_VALUES, type RefusedValue, soundButton } from "../../factories/contract/refused-values.ts";
import { usableButton } from "../../factories/draft.ts";
import { expect, test, untilAlive } from "../setup/test.ts";

const { problems } = (await readCatalogues("en")).setup;

/** The field's message; fields that count lines include the limit. */
function getWords({ code }: RefusedValue): string {
  return code === "too_many_lines" ? problems.limits.lines(TITLE_LINES_MAX) : problems.fields[code];
}

function labelled(page: Page, { control = "" }: RefusedValue) {
  return page
    .getByRole("complementary", { name: "Edit button" })
    .getByRole("textbox", { name: control })
    .first();
}

const isWhole = process.env.FOYER_TIER === "all";
/** Types whose fields every run tests; the others share the same code. */
const EVERY_RUN: ReadonlySet<string> = new Set(["link"]);

test.describe("a value that the API refuses", () => {
  // Galleries of these cases name a picture that was never uploaded.
  test.use({ expectedComplaints: [/status of 404/] });

  // One value for each control: the others are refused alike, and the API tests cover each.
  const isNew = ({ type, control }: RefusedValue, index: number) =>
    REFUSED_VALUES.findIndex((one) => one.type === type && one.control === control) === index;
  const typed = REFUSED_VALUES.filter(
    (refused, index) => refused.control !== undefined && (isWhole || isNew(refused, index)),
  );
  for (const type of new Set(typed.map((refused) => soundButton(refused).type))) {
    const cases = typed.filter((refused) => soundButton(refused).type === type);
    const requirements = [...new Set(cases.flatMap(({ requirement }) => requirement.split(", ")))].join(", ");
    test(`is refused at its field of a ${type} button, and stays there [${requirements}]`, {
      tag: EVERY_RUN.has(type) ? [] : "@all",
    }, async ({ page, openScene, enter }) => {
      const scene = await openScene();
      const path = scene.at("/documents/buttons?language=en");
      for (const [index, refused] of cases.entries()) {
        const sound = soundButton(refused);
        await scene.caller.call("PUT", path, { json: { buttons: [sound] }, revision: index });
        if (index === 0) await enter(page, scene, `/setup/buttons?button=${sound.id}`);
        else await page.goto(`/setup/buttons?button=${sound.id}`);
        await untilAlive(page);
        await test.step(refused.what, () => expectRefusal(page, refused));
        const kept = await (await scene.caller.call("GET", path)).json();
        expect(kept, refused.what).toMatchObject({
          revision: index + 1,
          body: { buttons: [{ name: "Sound" }] },
        });
      }
    });
  }
});

/** Types an invalid value into the open button and tries to save it. */
async function expectRefusal(page: Page, refused: RefusedValue): Promise<void> {
  const field = labelled(page, refused);
  await field.fill(String(refused.value));
  await field.blur();
  await expect(page.getByText(getWords(refused)).first()).toBeVisible();
  await page.getByRole("button", { name: "Save button" }).click();
  await expect(page.getByText("Missing button information")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).not.toHaveValue("");
}

test("a button that lacks what guests need is saved, and says so in the specified words [S128, S129, S130, S131, S136]", async ({
  page,
  openScene,
  enter,
}) => {
  test.setTimeout(180_000);
  const scene = await openScene();
  // The API tests refuse every row; here the first row for each sentence in full size, for each requirement otherwise.
  const what = isWhole ? "words" : "requirement";
  const rows = INCOMPLETE_BUTTONS.filter(
    (lacking, index) => INCOMPLETE_BUTTONS.findIndex((row) => row[what] === lacking[what]) === index,
  );
  const buttons = rows.map((lacking, index) => incompleteButton(lacking, index + 1));
  await scene.withButtons(buttons);
  await enter(page, scene, "/setup/buttons");
  const editor = page.getByRole("complementary", { name: "Edit button" });
  for (const [index, { words }] of rows.entries()) {
    await page.locator("[data-tile]").nth(index).click();
    await editor.getByRole("button", { name: "Save button" }).click();
    const toast = page.getByRole("alert").filter({ hasText: words });
    await expect(toast).toBeVisible();
    await expect(editor).toBeHidden();
    // The next toast may have the same words.
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Publish" }).click();
  for (const { words } of rows) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
});

test.describe("a PDF", () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test("over 8 MB, or that is none, is refused in its own words [S119, S180, S186]", async ({
    page,
    openScene,
    enter,
  }, testInfo) => {
    const scene = await openScene();
    const link = { ...usableButton("link", 1, "Menu"), destination: "pdf", url: "" } as Button;
    await scene.withButtons([link]);
    await enter(page, scene, `/setup/buttons?button=${link.id}`);
    const editor = page.getByRole("complementary", { name: "Edit button" });
    const toast = page.getByRole("alert").filter({ hasText: "Failed to upload PDF" });
    for (const [bytes, words] of [
      [Buffer.alloc(8 * 1024 * 1024 + 1), "This PDF is too big. The max PDF size for uploads is 8MB"],
      [Buffer.from("no PDF"), "The selected file is not a valid PDF."],
    ] as const) {
      // A file on disk: the browser reads it itself.
      const file = testInfo.outputPath("menu.pdf");
      writeFileSync(file, bytes);
      await editor.locator("input[type=file]").setInputFiles(file);
      await expect(toast.filter({ hasText: words })).toBeVisible();
      await expect(editor.getByText(words)).toBeVisible();
    }
  });
});

test("a property name is refused at its field, by Apply and by the API alike, and leaving with one that is typed asks [S110, S116, S162]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  await enter(page, scene);
  const name = page.getByLabel("Property name");
  for (const [typed, code, words] of [
    ["", "required", "Missing property name field"],
    ["Al", "too_short", "Use 3 to 40 characters."],
    ["x".repeat(41), "too_long", "Use 3 to 40 characters."],
    ["Me\ue000nu", "invalid_character", problems.fields.invalid_character],
  ] as const) {
    await name.fill(typed);
    await expect(page.locator("main").getByText(words).first()).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("alert").filter({ hasText: words }).first()).toBeVisible();
    await expect(name).toHaveValue(typed);
    const answer = await scene.caller.call("PATCH", scene.at(""), { json: { name: typed }, revision: 1 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: "name", code }] });
  }
  await name.fill("Quay Hotel");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog).toContainText("You have unsaved changes. Please apply before continuing.");
  await expect(page.getByRole("button", { name: "Stay here" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(name).toHaveValue("Quay Hotel");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Leave without applying" }).click();
  await expect(page).toHaveURL("/dashboard");
});
