import type { Property } from "#domain/property/property.ts";
import { addDays } from "#domain/zoned-time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { expect, test } from "../setup/test.ts";

test("a property is closed for the season with one switch, and says so to staff until it is taken back [T8]", async ({
  page,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 412/);
  const scene = await openScene({ name: "Harbour Hotel", languages: ["en", "ar"] });
  const today = new Date().toISOString().slice(0, 10);
  await enter(page, scene, "/settings");
  const season = page.getByRole("switch", { name: "Closed for the season" });
  await expect(page.getByText("First closed day")).toHaveCount(0);
  await expect(season).toHaveCount(0);
  await page.getByRole("button", { name: "Plan a closure…" }).click();
  const form = page.getByRole("form", { name: "Closed for the season" });
  await form.getByRole("button", { name: "Close for the season" }).click();
  await expect(form.getByText("Fill in this field.")).toHaveCount(2);

  // Languages appear with the dates.
  await expect(form.getByText("Your own words")).toHaveCount(0);
  const choose = async (label: string, months: number) => {
    await form.getByRole("button", { name: label }).click();
    const calendar = page.getByRole("dialog", { name: label });
    for (let month = 0; month < months; month += 1) {
      await calendar.getByRole("button", { name: "Next month" }).click();
    }
    await calendar.locator('[data-day$="-01"]').click();
    await expect(calendar).toBeHidden();
  };
  await choose("First closed day", 2);
  await choose("Open again on", 1);
  await form.getByText("Your own words").first().click();
  await form.getByLabel("While closed").first().fill("We are asleep.");
  await form.getByRole("button", { name: "Close for the season" }).click();
  await expect(form.getByRole("button", { name: "Open again on" })).toHaveAccessibleDescription(
    "Choose a day after the first closed day.",
  );
  await expect(form.getByLabel("While closed").first()).toHaveValue("We are asleep.");
  await choose("Open again on", 2);
  await expect(form.getByRole("link", { name: "Add a phone number" })).toBeVisible();
  await expect(form.getByText(/^We are asleep\. We are here again from 1 /)).toBeVisible();
  await expect(form.locator('dd[lang="ar"][dir="rtl"]')).toContainText("نحن مغلقون");
  await form.getByRole("button", { name: "Close for the season" }).click();
  await expect(page.getByText(/^Closed for the season from 1 /)).toBeVisible();
  const { closure, revision } = (await expectAnswer(
    await scene.caller.call("GET", scene.at("")),
  )) as Property;
  expect(closure).toMatchObject({ noticeFrom: null, texts: { en: { closed: "We are asleep." } } });
  await expect(season).toBeChecked();

  // During this save another browser stores a closure from today on: the typed text stays beside the stored text.
  await form.getByLabel("While closed").first().fill("Asleep until spring.");
  await page.route(
    "**/closure",
    async (route) => {
      await expectAnswer(
        await scene.caller.call("PUT", scene.at("/closure"), {
          json: { closure: { ...closure, closesOn: today, opensOn: addDays(today, 9) } },
          revision,
        }),
      );
      await route.continue();
    },
    { times: 1 },
  );
  await form.getByRole("button", { name: "Save" }).click();
  const meanwhile = form
    .getByRole("alert")
    .filter({ hasText: "Someone else has saved this in the meantime." });
  await expect(meanwhile).toContainText("Closed for the season from ");
  await expect(form.getByLabel("While closed").first()).toHaveValue("Asleep until spring.");
  // A person who has read the stored closure replaces it by saving again, even if the property is renamed meanwhile.
  await page.route(
    "**/closure",
    async (route) => {
      const renamed = { json: { name: "Harbour House" }, revision: revision + 1 };
      await expectAnswer(await scene.caller.call("PATCH", scene.at(""), renamed));
      await route.continue();
    },
    { times: 1 },
  );
  await form.getByRole("button", { name: "Save" }).click();
  await expect(meanwhile).toBeHidden();
  const mine = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
  expect(mine).toMatchObject({
    name: "Harbour House",
    closure: { texts: { en: { closed: "Asleep until spring." } } },
  });
  await expectAnswer(
    await scene.caller.call("PUT", scene.at("/closure"), {
      json: { closure: { ...closure, closesOn: today, opensOn: addDays(today, 9) } },
      revision: mine.revision,
    }),
  );
  await expect(page.getByText(/^Closed for the season, open again on /)).toBeVisible();
  await season.click();
  await expect(page.getByText("No longer closed for the season")).toBeVisible();
  await expect(season).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(season).toBeChecked();
  await page.getByRole("link", { name: "Setup" }).click();
  await expect(page.getByText(/^Closed for the season, open again on /)).toBeVisible();
});
