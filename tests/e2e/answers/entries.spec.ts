import { GUIDE_ENTRIES_MAX } from "#domain/answers/answer-values.ts";
import { sampleEntry } from "../../factories/answers.ts";
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
  // An entry that cannot be applied is opened.
  await page.getByRole("button", { name: "Done" }).click();
  await expect(title).toHaveCount(0);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(title).toBeFocused();
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
  await test.step("a full list takes no other", async () => {
    const entries = Array.from({ length: GUIDE_ENTRIES_MAX }, (_, index) =>
      sampleEntry(index, `Entry ${index}`),
    );
    await putAnswers(scene, { entries });
    await page.goto("/answers?entry=new&word=kayak");
    await expect(page.getByText("There are too many of these.")).toBeVisible();
    await expect(page.getByText("60 entries")).toBeVisible();
  });
});
