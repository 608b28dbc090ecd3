import type { Page } from "@playwright/test";
import type { Button } from "#domain/content/button.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { dailyHours } from "../../factories/hours.ts";
import type { Scene } from "../../factories/scene.ts";
import { expect, test } from "../setup/test.ts";

async function openButtons(
  page: Page,
  scene: Scene,
  enter: (page: Page, scene: Scene, path: string) => Promise<void>,
) {
  const buttons = [
    usableButton("link", 1, "The Quay Restaurant"),
    { ...usableButton("link", 2, "Spa & wellness"), hours: dailyHours("09:00", "18:00") },
  ];
  await scene.withButtons(buttons);
  await enter(page, scene, "/setup/buttons");
}

async function savedHours(scene: Scene): Promise<Button["hours"]> {
  return (await scene.savedButtons())[0]?.hours;
}

test.describe("the hours of a button", () => {
  test("are set in rows, refused at their field, and move tiles and phone to any moment of a day [T1, T6, T7]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ timeZone: "Europe/London" });
    await openButtons(page, scene, enter);
    const tile = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).first();
    await tile("The Quay Restaurant").click();
    const editor = page.getByRole("complementary", { name: "Edit button" });
    await expect(editor.getByText("Guests always see it.")).toBeVisible();
    await editor.getByText("When guests see it").first().click();
    await editor.getByText("At certain times").click();
    // Two rows of weekly hours, with times as people type them.
    await editor
      .getByRole("group", { name: /Every day, / })
      .getByLabel("Days")
      .selectOption("Mon–Fri");
    const row = editor.getByRole("group", { name: /Mon–Fri, / });
    await row.getByLabel("From").fill("7");
    await row.getByLabel("To").fill("10.30 am");
    await row.getByLabel("To").blur();
    await expect(row.getByLabel("To")).toHaveValue("10:30");
    await editor.getByRole("button", { name: "Add hours" }).click();
    const second = editor.getByRole("group", { name: /Sat–Sun, / });
    await second.getByLabel("From").fill("10 pm");
    await second.getByLabel("To").fill("1x");
    await second.getByLabel("To").blur();
    await expect(second.getByText("Enter a time, such as 7:30.")).toBeVisible();
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(second.getByLabel("To")).toBeFocused();
    await expect(second.getByLabel("To")).toHaveValue("1x");
    await second.getByLabel("To").fill("1");
    await expect(second.getByText("next day")).toBeVisible();
    // A season, and a date within it that is closed.
    await editor.getByRole("button", { name: "Add a season" }).click();
    const season = editor.getByRole("region", { name: "Only 1 May to 30 Sep, every year" });
    await season.getByLabel("Days").selectOption({ label: "Fri" });
    // A new date has no day selected until a day is pressed.
    await editor.getByRole("button", { name: "Add a date" }).click();
    const calendar = page.getByRole("dialog", { name: "Add a date" });
    await expect(calendar.getByRole("button", { pressed: true })).toHaveCount(0);
    await expect(editor.getByRole("group", { name: /Closed all day$/ })).toHaveCount(0);
    await calendar.locator('[aria-current="date"]').press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(editor.getByRole("group", { name: /20\d\d, Closed all day$/ })).toBeVisible();
    await expect(editor.getByRole("button", { name: /^Date: / })).toBeFocused();
    // The season overlaps the weekly hours; its row says so.
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(page.getByText("These hours can’t be saved yet").first()).toBeVisible();
    await expect(season.getByText("This overlaps with other hours of the same day.")).toBeVisible();
    await season.getByLabel("From").fill("1100");
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(editor).toBeHidden();
    expect(await savedHours(scene)).toMatchObject({
      outside: "close",
      windows: [
        { days: [1, 2, 3, 4, 5], from: "07:00", to: "10:30", nextDay: false, season: null },
        { days: [6, 7], from: "22:00", to: "01:00", nextDay: true, season: null },
        { days: [5], from: "11:00", to: "17:00", season: { kind: "yearly", from: "05-01", to: "09-30" } },
      ],
      exceptions: [{ open: null }],
    });

    // The strip has a bar for each opening time, and a line that arrow keys move.
    const strip = page.getByRole("region", { name: "Opening hours at a glance" });
    await expect(strip.getByRole("listitem")).toHaveCount(2);
    const line = strip.getByRole("slider", { name: "Moment" });
    await line.focus();
    await page.keyboard.press("Home");
    await expect(line).toHaveAttribute("aria-valuetext", /06:00, 0 of 2 open$/);
    // Move the line to the end of the night.
    await page.keyboard.press("End");
    await expect(line).toHaveAttribute("aria-valuetext", /05:45, 0 of 2 open$/);
    await page.keyboard.press("Home");
    const phone = page.frameLocator("iframe").first();
    await expect(phone.locator(".is-closed", { hasText: "Spa & wellness" })).toBeVisible();
    await expect(tile("Spa & wellness, [^,]+, Closed, opens 09:00")).toBeVisible();
    for (const _ of [1, 2, 3]) await page.keyboard.press("PageUp");
    await expect(line).toHaveAttribute("aria-valuetext", /09:00, [12] of 2 open$/);
    await expect(phone.locator(".is-closed", { hasText: "Spa & wellness" })).toHaveCount(0);
    await expect(tile("Spa & wellness, [^,]+, Open until 18:00")).toBeVisible();
    await page.getByRole("button", { name: "Back to now" }).click();
    await expect(page.getByRole("button", { name: "Back to now" })).toHaveCount(0);
  });

  test("keep what was typed when a day of a season is emptied, and say so at the season [T6]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene({ timeZone: "Europe/London" });
    const year = new Date().getUTCFullYear() + 1;
    const hours = dailyHours("09:00", "18:00");
    const [every] = hours.windows;
    const windows = [
      { ...every, season: { kind: "yearly", from: "06-01", to: "08-31" } },
      { ...every, id: sampleId(901), season: { kind: "dates", from: `${year}-01-10`, to: `${year}-03-01` } },
    ];
    const button = { ...usableButton("link", 1, "Ice rink"), hours: { ...hours, windows } } as Button;
    await scene.withButtons([button]);
    await enter(page, scene, "/setup/buttons");
    await page
      .getByRole("button", { name: /^Ice rink/ })
      .first()
      .click();
    const editor = page.getByRole("complementary", { name: "Edit button" });
    await editor
      .getByRole("region", { name: `Only 10 Jan to 1 Mar ${year}` })
      .getByRole("button", { name: "Change the season" })
      .click();
    const first = page.getByLabel("First day");
    await first.fill("");
    await page.keyboard.press("Escape");
    const season = editor.getByRole("region", { name: `Only … to 1 Mar ${year}` });
    await expect(season.getByText("Choose a day between 2000 and 2199.").first()).toBeVisible();
    // The incomplete row stays: the person can add another row, or type the missing day.
    await season.getByRole("button", { name: "Add hours" }).click();
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(season.getByText("Choose a day between 2000 and 2199.").first()).toBeVisible();
    await season
      .getByRole("group")
      .last()
      .getByRole("button", { name: /^Remove/ })
      .click();
    await season.getByRole("button", { name: "Change the season" }).click();
    await first.fill(`${year}-02-01`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save button" }).click();
    await expect(editor).toBeHidden();
    expect((await savedHours(scene))?.windows.map(({ season: of }) => of)).toEqual([
      { kind: "yearly", from: "06-01", to: "08-31" },
      { kind: "dates", from: `${year}-02-01`, to: `${year}-03-01` },
    ]);
  });

  test("follow in a second tab, and the lines of the tiles change when their moment comes [T6, T7]", {
    tag: "@all",
  }, async ({ page, context, openScene, enter }) => {
    const scene = await openScene({ timeZone: "Europe/London" });
    await openButtons(page, scene, enter);
    const other = await context.newPage();
    await other.goto(page.url());
    const line = other.getByRole("button", { name: /^The Quay Restaurant, [^,]+, Open\b/ });
    await expect(other.getByRole("button", { name: /^The Quay Restaurant, Link/ }).first()).toBeVisible();
    const button = { ...usableButton("link", 1, "The Quay Restaurant"), hours: dailyHours("00:00", "00:00") };
    const saved = await scene.caller.call("PATCH", scene.at(`/buttons/${button.id}?language=en`), {
      json: button,
      revision: 1,
    });
    expect(saved.status).toBe(200);
    await expect(line.first()).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Opening hours at a glance" }).getByRole("listitem"),
    ).toHaveCount(2);
    await other.close();
  });
});
