import { findViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/test.ts";
import { putAnswers, readAnswers } from "./stored-answers.ts";

test("an own entry has a title, content and search words in each language, and comes back after deletion [A5]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en", "de"] });
  await putAnswers(scene, { byQuestion: { "check-in": { state: "answered", time: "15:00" } } });
  await enter(page, scene, "/answers?entry=new&word=kayak");
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Kayaks at the pier");
  await page.getByRole("combobox", { name: "Topic" }).selectOption("around");
  await page.getByRole("textbox", { name: "Content" }).fill("Ask the harbour master.");
  const search = page.getByRole("textbox", { name: "Search words" });
  await search.fill("canoe");
  await search.press("Enter");
  await expect(page.getByRole("button", { name: "Remove “kayak”" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove “canoe”" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("radiogroup", { name: "Your own words in" }).getByText("DE").click();
  await title.fill("Kajaks am Steg");
  await page.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("button", { name: /^Kayaks at the pier/ });
  await expect(row).toContainText("Ask the harbour master.");
  await expect(page.frameLocator("iframe").getByText("Ask the harbour master.")).toBeAttached();
  await row.click();
  await page.getByRole("button", { name: "Delete the entry" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("Update successful")).toBeVisible();
  expect((await readAnswers(scene)).entries).toMatchObject([
    {
      topic: "around",
      title: { en: "Kayaks at the pier", de: "Kajaks am Steg" },
      searchWords: { en: ["kayak", "canoe"] },
    },
  ]);
});

test("an entry into which nothing was typed is gone when it is closed [A5]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await putAnswers(scene, {});
  await enter(page, scene, "/answers?entry=new");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("0 entries")).toBeVisible();
  await expect(page.getByText("Draft saved")).toBeVisible();
});
