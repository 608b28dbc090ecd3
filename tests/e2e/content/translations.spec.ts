import type { Page } from "@playwright/test";
import type { Button } from "#domain/content/button.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { addPerson, enterAs } from "../setup/people.ts";
import { expect, test } from "../setup/test.ts";

const NAMES = ["Breakfast", "Swimming pool", "Late check-out", "Room service"];

/** A property whose Japanese is all to do, and its screen. */
async function openJapanese(
  scene: Scene,
  page: Page,
  enter: (page: Page, scene: Scene, path: string) => Promise<void>,
) {
  const chat = {
    ...usableButton("chat", 9, "Quay 7"),
    message: "Is the ferry to Flushing on time?",
  } as Button;
  await scene.withButtons([...NAMES.map((name, index) => usableButton("link", index + 1, name)), chat]);
  await enter(page, scene, "/translations?language=ja");
}

async function draftTheRest(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Draft the rest" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft the rest" });
  await expect(dialog).toContainText("4 texts in 1 language: 4 from the phrasebook.");
  await expect(dialog).toContainText("Only the phrasebook is used.");
  await dialog.getByRole("button", { name: "Start" }).click();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function japanese(scene: Scene): Promise<string[]> {
  return (await scene.savedButtons("ja")).map(({ name }) => name);
}

test("a property without a machine gets its Japanese from the phrasebook, read by keyboard (L1, L2, L3)", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "ja"] });
  await openJapanese(scene, page, enter);
  await expect(heading(page, "6 texts not translated")).toBeVisible();
  await expect(page.getByRole("link", { name: "Setup" })).toHaveAttribute("aria-current", "true");
  await draftTheRest(page);
  await expect(heading(page, "4 drafts to read")).toBeVisible();
  await expect(page.getByText("4 drafts made")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press("j");
  await expect(row(page, "Swimming pool")).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(row(page, "Swimming pool")).toBeFocused();
  await expect(heading(page, "3 drafts to read")).toBeVisible();
  await expect.poll(() => japanese(scene)).toEqual(["朝食"]);

  await page.keyboard.press("x");
  await expect(row(page, "Late check-out")).toBeFocused();
  await expect(page.getByText("Left. Guests read the original.")).toBeVisible();
  await page.keyboard.press("e");
  const field = page.getByRole("textbox", { name: "Late check-out, name, in Japanese" });
  await expect(field).toBeFocused();
  await field.fill("レイトチェックアウト（有料）");
  await field.press("Enter");
  await expect(row(page, "Room service")).toBeFocused();
  await expect.poll(() => japanese(scene)).toEqual(["朝食", "レイトチェックアウト（有料）"]);

  await page.getByRole("button", { name: "Accept the 1 I have read" }).click();
  await expect(page.getByText("Nothing to read.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Japanese 3 of 6" })).toBeVisible();
  await expect.poll(async () => (await japanese(scene)).length).toBe(3);

  await page.keyboard.press("Control+z");
  await expect(heading(page, "1 draft to read")).toBeVisible();
  await expect.poll(async () => (await japanese(scene)).length).toBe(2);
});

test("two tabs accept at once, and both texts are there (L3)", { tag: "@all" }, async ({
  page,
  context,
  openScene,
  enter,
  expectedComplaints,
}) => {
  // The later save is merged.
  expectedComplaints.push(/412/);
  const scene = await openScene({ languages: ["en", "ja"] });
  await openJapanese(scene, page, enter);
  await draftTheRest(page);
  await expect(heading(page, "4 drafts to read")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other, "4 drafts to read")).toBeVisible();
  await row(page, "Breakfast").click();
  await row(other, "Room service").click();
  await Promise.all([page.keyboard.press("Enter"), other.keyboard.press("Enter")]);
  await expect.poll(async () => (await japanese(scene)).length).toBe(2);
  for (const each of [page, other]) await expect(heading(each, "2 drafts to read")).toBeVisible();

  // The same text in both: it is there once.
  await Promise.all(
    [page, other].map((each) =>
      row(each, "Swimming pool")
        .click()
        .then(() => each.keyboard.press("Enter")),
    ),
  );
  for (const each of [page, other]) await expect(heading(each, "1 draft to read")).toBeVisible();
  await expect.poll(async () => (await japanese(scene)).length).toBe(3);
  await other.close();
});

test("typing goes on while drafts arrive, and the typed text wins (L2, L3)", { tag: "@all" }, async ({
  page,
  context,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "ja"] });
  await openJapanese(scene, page, enter);
  await expect(heading(page, "6 texts not translated")).toBeVisible();
  await page.getByRole("button", { name: "Write it" }).click();
  const field = page.getByRole("textbox", { name: "Breakfast, name, in Japanese" });
  await expect(field).toBeFocused();
  await page.keyboard.type("朝");
  const other = await context.newPage();
  await other.goto(page.url());
  await draftTheRest(other);
  await expect(page.getByText("Phrasebook").first()).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type("ごはん");
  await field.press("Enter");
  await expect.poll(() => japanese(scene)).toEqual(["朝ごはん"]);
  await expect(heading(other, "3 drafts to read")).toBeVisible();
  await other.close();
});

test("a text too long for its field is not accepted, and what is typed is not left by mistake (L3, S110)", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene({ languages: ["en", "ja"] });
  await openJapanese(scene, page, enter);
  await page.getByRole("button", { name: "Write it" }).click();
  const field = page.getByRole("textbox", { name: "Breakfast, name, in Japanese" });
  await field.fill("朝".repeat(200));
  await field.press("Enter");
  await expect(page.getByText("This is too long.")).toBeVisible();
  await expect(field).toHaveValue("朝".repeat(200));
  await page.getByRole("link", { name: "Buttons", exact: true }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await field.fill("朝食");
  await field.press("Enter");
  await expect.poll(() => japanese(scene)).toEqual(["朝食"]);
});

test("what could not be saved stays, says so, and is saved at the next try (L3, S110)", {
  tag: "@all",
}, async ({ page, openScene, enter, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/, /Failed to fetch/);
  const scene = await openScene({ languages: ["en", "ja"] });
  await openJapanese(scene, page, enter);
  await draftTheRest(page);
  await page.route("**/documents/buttons?language=ja", (route) => route.abort());
  await row(page, "Breakfast").click();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await expect(row(page, "Swimming pool")).toBeFocused();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await page.unroute("**/documents/buttons?language=ja");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => japanese(scene)).toEqual(["朝食"]);
  await expect(page.getByText("Not saved yet.")).toBeHidden();
});

test("the group's terms are added, fixed in a language, and removed (L4)", { tag: "@all" }, async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "ja"] });
  await openJapanese(scene, page, enter);
  await page.getByRole("button", { name: "Terms" }).click();
  const dialog = page.getByRole("dialog", { name: "Terms" });
  await dialog.getByRole("textbox", { name: "Term" }).fill("Flushing");
  await dialog.getByRole("textbox", { name: "Term" }).press("Enter");
  const term = dialog.getByRole("button", { name: /^Flushing/ });
  await expect(term).toContainText("Stays as it is");
  await expect(term).toContainText("Used in 1 text");
  await term.click();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Japanese" }).fill("フラッシング");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(term).toContainText("Fixed in 1 language");
  await page.reload();
  await page.getByRole("button", { name: "Terms" }).click();
  await expect(term).toContainText("Fixed in 1 language");
  await term.click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(dialog.getByText("No terms yet.")).toBeVisible();
});

test("a viewer reads the drafts and changes nothing; only an owner chooses automatic (L5, D12)", {
  tag: "@all",
}, async ({ page, openPage, openScene, enter }) => {
  const scene = await openScene({ languages: ["en", "ja"] });
  await openJapanese(scene, page, enter);
  await draftTheRest(page);
  await page.getByRole("radio", { name: "Automatic" }).check();
  await expect(page.getByText("4 from the phrasebook need no line")).toBeVisible();
  const other = await openPage();
  await enterAs(other, await addPerson(scene, "viewer"), scene, "/translations?language=ja");
  await expect(heading(other, "4 drafts to read")).toBeVisible();
  await expect(other.getByRole("link", { name: "Japanese Automatic 0 of 6" })).toBeVisible();
  await expect(other.getByRole("radio")).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Draft the rest" })).toBeDisabled();
  await expect(other.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await other.keyboard.press("j");
  await expect(row(other, "Swimming pool")).toBeFocused();
  for (const key of ["e", "x", "Enter"]) await other.keyboard.press(key);
  await expect(other.getByRole("textbox")).toHaveCount(0);
  await expect(heading(other, "4 drafts to read")).toBeVisible();
});
