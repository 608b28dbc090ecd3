import { writeChip } from "#domain/answers/chips/chip.ts";
import type { Button } from "#domain/content/button.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { dailyHours } from "../../factories/hours.ts";
import { expect, test } from "../setup/test.ts";

const BREAKFAST = writeChip({ question: "breakfast", part: "hours" });

test("an answer is put into a name and a popup, is one character there, and is a button's hours [A7]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ timeZone: "Europe/London" });
  const content = [{ type: "paragraph" as const, runs: [{ text: "From the sea." }] }];
  await scene.withButtons([{ ...usableButton("popup", 1, "Morning"), content } as Button]);
  const answers = {
    kind: "hotel",
    currency: "GBP",
    byQuestion: { breakfast: { state: "answered", hours: dailyHours("07:00", "10:30").windows } },
    entries: [],
  };
  const put = await scene.caller.call("PUT", scene.at("/documents/answers"), { json: answers, revision: 1 });
  expect(put.status).toBe(200);
  await scene.publish();
  await enter(page, scene, `/setup/buttons?language=en&button=${sampleId(1)}`);
  const editor = page.getByRole("complementary", { name: "Edit button" });
  const insert = async (at: number) => {
    await editor.getByRole("button", { name: "Insert an answer" }).nth(at).click();
    const search = page.getByRole("combobox", { name: "Search answers" });
    await search.fill("breakfast hours");
    await expect(page.getByRole("option", { name: /^Breakfast \(hours\)/ })).toBeVisible();
    await search.press("Enter");
  };

  // Into the name: the text area becomes a field that shows the value, never its stored form.
  await insert(0);
  const name = editor.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveText("Morning Breakfast (hours): 07:00–10:30");
  await expect(name).toBeFocused();
  await expect(page.frameLocator("iframe").first().getByText("Morning 07:00–10:30").first()).toBeAttached();
  // Backspace deletes it as a whole, and the field keeps the focus.
  await page.keyboard.press("Backspace");
  await expect(name).toHaveText("Morning");
  await expect(name).toBeFocused();
  await insert(0);
  await expect(name).toHaveText("Morning Breakfast (hours): 07:00–10:30");

  // Into the popup's text.
  await editor.getByRole("textbox", { name: "Content" }).click();
  await editor.getByRole("toolbar").getByRole("button", { name: "Insert an answer" }).click();
  await page.getByRole("combobox", { name: "Search answers" }).fill("breakfast whole");
  await page.getByRole("combobox", { name: "Search answers" }).press("Enter");
  await expect(editor.getByRole("textbox", { name: "Content" })).toContainText(
    "Breakfast (whole sentence): Every day 07:00 to 10:30.",
  );

  // Its hours follow the answer.
  await editor.getByText("When guests see it").first().click();
  await editor.getByText("At certain times").click();
  await editor.getByLabel("Same hours as").selectOption("Breakfast");
  await page.getByRole("button", { name: "Save button" }).click();
  await expect
    .poll(async () => (await scene.savedButtons())[0])
    .toMatchObject({
      name: `Morning ${BREAKFAST}`,
      hours: { follows: "breakfast", windows: [] },
    });
  const [saved] = await scene.savedButtons();
  expect(JSON.stringify(saved)).toContain("⟦breakfast.sentence⟧");
  await expect(page.locator("body")).not.toContainText("⟦");

  // In the changes it is named in its frame.
  await page.goto("/setup/publish");
  await expect(page.locator("ins span").getByText("Breakfast (hours)", { exact: true })).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/[⟦\uE000-\uE0FF]/);
});

test("a text that a changed answer makes too long is listed before publishing, and while the tab is open [A7]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await scene.withButtons([usableButton("link", 1, `${"x".repeat(30)} ${BREAKFAST}`)]);
  const [daily] = dailyHours("07:00", "10:30").windows;
  const save = async (windows: readonly object[], revision: number) => {
    const breakfast = { state: "answered", hours: windows };
    const json = { kind: "hotel", currency: "GBP", byQuestion: { breakfast }, entries: [] };
    const put = await scene.caller.call("PUT", scene.at("/documents/answers"), { json, revision });
    expect(put.status).toBe(200);
  };
  await save([daily as object], 1);
  await enter(page, scene, "/setup/publish");
  const send = page.getByRole("button", { name: "Publish", exact: true });
  await expect(send).toBeEnabled();
  const days = [1, 2, 3, 4].map((day) => ({
    ...daily,
    id: sampleId(day),
    days: [day],
    to: `1${day}:30`,
  }));
  await save(days, 2);
  await expect(page.getByText(`The text on “${"x".repeat(30)}” is too long`)).toBeVisible();
  await expect(send).toBeDisabled();
  await save([daily as object], 3);
  await expect(send).toBeEnabled();
});
