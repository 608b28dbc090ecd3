import { findViolations } from "../setup/axe.ts";
import { addPerson, enterAs } from "../setup/people.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";
import { putAnswers, readAnswers } from "./stored-answers.ts";

const CHECK_IN = { "check-in": { state: "answered", time: "15:00" } } as const;

test("a question is opened, changed and undone by keyboard, and leaving with it asks [A4]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "de"] });
  await putAnswers(scene, { byQuestion: CHECK_IN });
  await enter(page, scene, "/answers");
  const row = page.getByRole("button", { name: /^Check-in/ });
  await expect(row).toContainText("Check-in from 15:00.");
  await row.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Earlier arrival/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  // Tab still reaches the rows, though the last one became the open question.
  await expect(page.locator('[data-question][tabindex="0"]')).toHaveCount(1);
  const card = page.getByRole("region", { name: "Check-in" });
  await expect(card.getByRole("textbox", { name: "Time" })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2 pm");
  await expect(page.getByText("1 answer changed")).toBeVisible();
  await card.getByRole("textbox", { name: "Note" }).fill("Earlier if the room is ready.");
  const guide = page.frameLocator("iframe");
  await expect(guide.getByRole("article").first()).toContainText("Check-in from 14:00.");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(card.getByRole("textbox", { name: "Note" })).toHaveValue("");
  await page.getByRole("link", { name: "Places" }).click();
  await expect(page.getByRole("dialog")).toContainText("Check-in");
  await page.getByRole("button", { name: "Apply and continue" }).click();
  await expect(page).toHaveURL(/\/places/);
  expect((await readAnswers(scene)).byQuestion).toEqual({ "check-in": { state: "answered", time: "14:00" } });
});

test("errors stand at their fields, and a night that is long is asked about [A2]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await putAnswers(scene, { currency: null, byQuestion: CHECK_IN });
  await enter(page, scene, "/answers?question=breakfast");
  const card = page.getByRole("region", { name: "Breakfast" });
  await card.getByRole("textbox", { name: "From" }).fill("10:30");
  await card.getByRole("textbox", { name: "To", exact: true }).fill("7");
  await expect(card.getByText("From 10:30 to 07:00 is the next day. Is that right?")).toBeVisible();
  await card.getByRole("radio", { name: "Costs" }).check();
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await card.getByRole("textbox", { name: /^Amount/ }).press("Enter");
  await expect(card.getByText("Say an amount.")).toBeVisible();
  await card.getByRole("textbox", { name: /^Amount/ }).fill("18,50");
  await card.getByRole("textbox", { name: /^Amount/ }).press("Enter");
  await expect(card.getByText("Choose a currency for your prices.")).toBeVisible();
  await card.getByRole("combobox", { name: "Currency" }).selectOption("GBP");
  await card.getByRole("textbox", { name: "Where" }).fill("x".repeat(41));
  await expect(card.getByText("Longer than 40 characters.")).toBeVisible();
  await card.getByRole("textbox", { name: "Where" }).fill("The Orangery");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Breakfast/ })).toContainText("£18.50 per person.");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("Update successful")).toBeVisible();
  expect((await readAnswers(scene)).byQuestion.breakfast).toMatchObject({
    place: { en: "The Orangery" },
    price: { kind: "costs", amount: 18.5, per: "person" },
  });
});

test("answers of two people to different questions are both kept; to one question, the later person chooses [A4]", {
  tag: "@all",
}, async ({ page, openPage, openScene, enter, expectedComplaints }) => {
  // Applied before the other person's change arrived.
  expectedComplaints.push(/status of 412/);
  const scene = await openScene();
  await putAnswers(scene, { byQuestion: CHECK_IN });
  const email = await addPerson(scene, "editor", "Night desk");
  const other = await openPage();
  await enterAs(other, email, scene, "/answers?question=check-in");
  await enter(page, scene, "/answers?question=check-in");
  await expect(page.getByRole("region", { name: "Check-in" })).toContainText("Also opened by Night desk");
  await page.getByRole("textbox", { name: "Time" }).fill("14:00");
  await other.getByRole("textbox", { name: "Time" }).fill("16:00");
  await other.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(other.getByText("Draft saved")).toBeVisible();
  const dialog = page.getByRole("dialog");
  const apply = page.getByRole("button", { name: "Apply", exact: true });
  await expect(dialog).toContainText("Check-in");
  await dialog.getByRole("button", { name: "Keep and apply" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Time" })).toHaveValue("14:00");
  await test.step("different questions", async () => {
    await other.keyboard.press("Escape");
    await other.getByRole("button", { name: /^Check-out/ }).click();
    await expect(page.getByRole("button", { name: /^Check-out/ })).toContainText("Also opened by Night desk");
    await other.getByRole("textbox", { name: "Time" }).fill("11:00");
    await page.getByRole("textbox", { name: "Time" }).fill("13:00");
    await other.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(other.getByText("Draft saved")).toBeVisible();
    await apply.click();
    await expect(page.getByText("Draft saved")).toBeVisible();
  });
  expect((await readAnswers(scene)).byQuestion).toEqual({
    "check-in": { state: "answered", time: "13:00" },
    "check-out": { state: "answered", time: "11:00" },
  });
});

test("a viewer reads the answers, and has no controls [A4]", { tag: "@all" }, async ({ page, openScene }) => {
  const scene = await openScene();
  await putAnswers(scene, { byQuestion: CHECK_IN });
  await enterAs(page, await addPerson(scene, "viewer"), scene, "/answers");
  const list = page.getByRole("region", { name: "Arriving" });
  await expect(list).toContainText("Check-in from 15:00.");
  await expect(list.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add an entry" })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Kind of property" })).toBeDisabled();
});

test("own words are typed by language, from right to left too, on a German screen [A2]", async ({
  page,
  context,
  openScene,
  enter,
}) => {
  await context.addCookies([{ name: "language", value: "de", url: e2eTarget.origin }]);
  const scene = await openScene({ languages: ["en", "ar"] });
  await putAnswers(scene, { byQuestion: CHECK_IN });
  await enter(page, scene, "/answers?question=check-in");
  await page.getByRole("radiogroup", { name: "Ihre eigenen Worte auf" }).getByText("AR").click();
  const note = page.getByRole("textbox", { name: "Hinweis" });
  await expect(note).toHaveAttribute("dir", "rtl");
  await note.fill("يرجى إبراز جواز السفر");
  await page.getByRole("radiogroup", { name: "Sprache der Vorschau" }).getByText("AR").click();
  await expect(page.frameLocator("iframe").getByRole("article").first()).toContainText("جواز السفر");
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () => (await readAnswers(scene)).byQuestion["check-in"])
    .toEqual({
      state: "answered",
      time: "15:00",
      note: { ar: "يرجى إبراز جواز السفر" },
    });
});
