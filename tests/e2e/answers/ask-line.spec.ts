import { usableButton } from "../../factories/draft.ts";
import { fullGuide } from "../../factories/full-guide.ts";
import { expect, test } from "../setup/test.ts";
import { putAnswers } from "./stored-answers.ts";

const ANSWERS_MIN = 6;

test("the search in the header is in the preview from six answers on, and is switched off on the homepage tab [A8]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
  const { byQuestion } = fullGuide({ own: 0 });
  const answered = Object.entries(byQuestion);
  await putAnswers(scene, { byQuestion: Object.fromEntries(answered.slice(0, ANSWERS_MIN - 1)) });
  await enter(page, scene, "/setup/homepage");
  const line = page.frameLocator('iframe[title="Live preview"]').locator(".p-ask");
  const search = page.getByRole("switch", { name: "Search in the header" });
  await expect(search).toBeChecked();
  await expect(search).toHaveAccessibleDescription("Guests see it from 6 answers on. Now: 5.");
  await expect(line).toHaveCount(0);

  await putAnswers(scene, { byQuestion: Object.fromEntries(answered.slice(0, ANSWERS_MIN)) });
  await expect(line).toBeVisible();
  await expect(line).toHaveAttribute("inert");

  await search.press("Space");
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line).toBeVisible();
  await expect(search).toBeChecked();
  await search.press("Space");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Update successful")).toBeVisible();
  await scene.publish();
  await page.goto(`/p/${scene.property.slug}`);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.locator(".p-ask")).toHaveCount(0);
});
