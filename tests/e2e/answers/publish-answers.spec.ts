import { usableButton } from "../../factories/draft.ts";
import { expect, test } from "../setup/test.ts";
import { putAnswers, readAnswers } from "./stored-answers.ts";

test("a changed time is on every guest's page after three presses, or one more if the network fails, and the rest of the draft waits [A7]", async ({
  page,
  openScene,
  enter,
  expectedComplaints,
}) => {
  const scene = await openScene();
  await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
  await putAnswers(scene, { byQuestion: { "check-in": { state: "answered", time: "15:00" } } });
  await scene.publish();
  await scene.withButtons([usableButton("link", 1, "Half finished")], { revision: 1 });
  await enter(page, scene, "/answers?question=check-in");
  await expect(page.getByRole("button", { name: "Publish just this" })).toBeDisabled();
  const time = page.getByRole("region", { name: "Check-in" }).getByRole("textbox", { name: "Time" });
  await time.fill("14:00");
  // The answer is applied, but its publication is lost on the way: the button can be pressed again.
  expectedComplaints.push(/net::ERR_FAILED|Failed to fetch/);
  await page.route("**/publish/answers", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Publish just this" }).click();
  await expect(page.getByText("Unstable network connection").first()).toBeVisible();
  await page.getByRole("button", { name: "Publish just this" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
  expect((await readAnswers(scene)).byQuestion).toEqual({ "check-in": { state: "answered", time: "14:00" } });

  const guest = await page.context().newPage();
  await guest.goto(`/p/${scene.property.slug}/guide`);
  await expect(guest.getByText("Check-in from 14:00.")).toBeVisible();
  await guest.goto(`/p/${scene.property.slug}`);
  await expect(guest.getByText("Breakfast menu")).toBeVisible();
});

test("an answer that a text uses says where before it goes, and stays if that was not meant [A7]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await scene.withButtons([usableButton("link", 1, "Rooms from ⟦check-in.time⟧")]);
  await putAnswers(scene, { byQuestion: { "check-in": { state: "answered", time: "15:00" } } });
  await enter(page, scene, "/answers?question=check-in");
  const card = page.getByRole("region", { name: "Check-in" });
  await expect(card.getByText("Shown in 1 place.")).toBeVisible();
  await page.keyboard.press("Alt+x");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Used in: Rooms from");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("textbox", { name: "Time" })).toHaveValue("15:00");
  await page.keyboard.press("Alt+x");
  await dialog.getByRole("button", { name: "Remove anyway" }).click();
  await expect(page.getByText("1 answer changed")).toBeVisible();
});
