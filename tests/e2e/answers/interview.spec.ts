import { findViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/test.ts";
import { readAnswers } from "./stored-answers.ts";

test("the interview is answered by keyboard alone, from the first question to the draft [A4]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  await enter(page, scene, "/answers");
  const question = (name: RegExp) => page.getByRole("heading", { level: 2, name });
  await expect(question(/check in/i)).toBeVisible();
  await expect(page.getByLabel("Hours")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Check-in, 1 of" })).toBeAttached();
  await page.keyboard.type("1530");
  await expect(page.getByText("Guests read:")).toContainText("Check-in from 15:30.");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Guests read:")).toContainText("Check-in from 14:45.");
  await page.keyboard.press("Enter");
  await test.step("a choice is made with Space, and Alt with up goes back", async () => {
    await expect(page.getByRole("radio", { name: "Yes" })).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(page.getByLabel("Hours")).toHaveValue("14");
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Space");
    await expect(page.getByText("Guests read:")).toContainText("Earlier check-in is possible.");
    await page.keyboard.press("Enter");
  });
  await test.step("hours take typed times, and Enter goes on from there", async () => {
    await expect(page.getByRole("textbox", { name: "From" })).toBeFocused();
    await page.keyboard.type("7");
    await page.keyboard.press("Tab");
    await page.keyboard.type("11 pm");
    await expect(page.getByText("Guests read:")).toContainText("Every day 07:00 to 23:00.");
    await page.keyboard.press("Enter");
  });
  await test.step("Escape skips, and Alt + X does not apply", async () => {
    await expect(page.getByRole("status").filter({ hasText: "4 of" })).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("status").filter({ hasText: "Parking, 5 of" })).toBeAttached();
    await page.keyboard.press("Alt+x");
    await expect(page.getByRole("status").filter({ hasText: "6 of" })).toBeAttached();
  });
  await expect(page.getByRole("list", { name: "Your last answers" })).toContainText("Parking");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Update successful")).toBeVisible();
  const { byQuestion } = await readAnswers(scene);
  expect(Object.keys(byQuestion).sort()).toEqual(["check-in", "early-arrival", "parking", "reception"]);
  expect(byQuestion["check-in"]).toEqual({ state: "answered", time: "14:45" });
  expect(byQuestion.parking).toEqual({ state: "not-applicable" });
  await expect(page.getByRole("link", { name: /^Answers/ })).toContainText(/^Answers4\/4\d/);
});

test("Enter does not leave an answer that cannot be applied, and the last question ends the interview [A4]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene();
  await enter(page, scene, "/answers");
  await page.getByLabel("Hours").fill("soon");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a time, such as 7:30.")).toBeVisible();
  await expect(page.getByLabel("Hours")).toBeFocused();
  await page.getByRole("button", { name: "16:00" }).click();
  await expect(page.getByText("Guests read:")).toContainText("Check-in from 16:00.");
  const asked = Number(await page.getByRole("progressbar").first().getAttribute("aria-valuemax"));
  await page.getByRole("button", { name: "Next" }).click();
  for (let position = 2; position <= asked; position += 1) {
    await expect(page.getByRole("status").filter({ hasText: `${position} of ${asked}` })).toBeAttached();
    await page.keyboard.press("Alt+x");
  }
  await expect(page.getByRole("heading", { name: `You answered ${asked} of ${asked}` })).toBeFocused();
  await page.getByRole("button", { name: "Add your own" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
});
