import type { Page } from "@playwright/test";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { usableButton } from "../../factories/draft.ts";
import { dailyHours } from "../../factories/hours.ts";
import { putAnswers } from "../answers/stored-answers.ts";
import { isKept, newGuest, publishButtons, visitAndKeep } from "../setup/offline.ts";
import { expect, test } from "../setup/test.ts";

/** The next whole minute that leaves time to open a page. */
function boundaryAfter(now: number): number {
  return (Math.floor(now / MINUTE_MS) + 3) * MINUTE_MS;
}

/** The property's local time (UTC). */
function toTime(at: number): string {
  return new Date(at).toISOString().slice("2026-11-22T".length, "2026-11-22T10:30".length);
}

/** Hours that end, and hours that begin, daily at the boundary. */
function hoursAround(boundary: number) {
  const end = toTime(boundary);
  return {
    until: dailyHours(toTime(boundary - 2 * HOUR_MS), end),
    hiddenUntil: dailyHours(end, toTime(boundary + 2 * HOUR_MS), "hide"),
  };
}

/** Opens a page with a test clock, and waits until it has loaded its hours. */
async function openTimed(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: Date.now() });
  const timetable = page.waitForResponse(/timetable$/);
  await page.goto(address);
  await (await timetable).finished();
}

const UTC = { timeZone: "UTC", features: { guestServices: true } };

test("a page that is left open over a boundary changes by itself, and keeps its place and what is being typed; one that slept catches up [T5]", async ({
  browser,
  openScene,
}) => {
  const scene = await openScene(UTC);
  const boundary = boundaryAfter(Date.now());
  const { until, hiddenUntil } = hoursAround(boundary);
  const others = Array.from({ length: 12 }, (_, index) => usableButton("link", index + 10, `Room ${index}`));
  const address = await publishButtons(scene, [
    ...others,
    { ...usableButton("guest-services", 1, "Fresh towels"), hours: until },
    { ...usableButton("link", 2, "The Quay Restaurant"), hours: until },
    { ...usableButton("link", 3, "Happy hour"), hours: hiddenUntil },
  ]);
  const { context, page } = await newGuest(browser);
  await openTimed(page, `${address}/en`);
  const restaurant = page.getByRole("link", { name: /^The Quay Restaurant/, includeHidden: true });
  const happyHour = page.getByRole("link", { name: "Happy hour", includeHidden: true });
  const shown = () =>
    page.locator(".p-grid > a").evaluateAll((tiles) => tiles.map((tile) => tile.textContent));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("link", { name: "Fresh towels" }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Fresh towels" }).click();
  const sheet = page.getByRole("dialog", { name: "Fresh towels" });
  await sheet.locator("summary").click();
  await sheet.getByLabel("Room number").fill("204");
  await sheet.getByLabel("Your note").fill("Two, please");
  await sheet.getByLabel("Your note").focus();

  await page.clock.pauseAt(boundary - 2_000);
  expect(await shown()).toHaveLength(14);
  await expect(restaurant).not.toHaveAttribute("aria-disabled");
  await page.clock.runFor(5_000);
  await expect(restaurant).toHaveAttribute("aria-disabled", "true");
  await expect(restaurant).toContainText(/Opens (?:tomorrow )?\d\d:\d\d/);
  await expect(happyHour).toHaveCount(1);
  await expect(sheet.getByLabel("Your note")).toBeFocused();
  await expect(sheet.getByLabel("Your note")).toHaveValue("Two, please");
  await expect(sheet.getByLabel("Room number")).toHaveValue("204");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Fresh towels Opens/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await page.clock.setSystemTime(boundary - MINUTE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await restaurant.focus();
  await page.clock.setSystemTime(boundary + MINUTE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(restaurant).toContainText("Opens");
  await expect(restaurant).toBeFocused();

  // A day later on the same clock, an hour before the boundary: no timer has run in between.
  await page.clock.setSystemTime(boundary + DAY_MS - HOUR_MS);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(restaurant).not.toHaveAttribute("aria-disabled");
  await expect(restaurant).toHaveText("The Quay Restaurant(opens in a new tab)");
  await expect(happyHour).toHaveCount(0);
  await page.getByRole("link", { name: "Fresh towels" }).click();
  await expect(sheet.getByLabel("Room number")).toHaveValue("204");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await context.close();
});

test("a guide that is left open says at the minute that an entry has closed, and keeps the entry that was addressed [A6, T5]", async ({
  browser,
  openScene,
}) => {
  const scene = await openScene(UTC);
  const boundary = boundaryAfter(Date.now());
  const { until } = hoursAround(boundary);
  await putAnswers(scene, { byQuestion: { gym: { state: "answered", hours: until.windows } } });
  const address = await publishButtons(scene, [usableButton("link", 1, "Menu")]);
  const { context, page } = await newGuest(browser);
  await openTimed(page, `${address}/en/guide#gym`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const line = page.locator("#gym .p-now");
  await page.clock.pauseAt(boundary - 2_000);
  await expect(line).toHaveText(`Open now, until ${toTime(boundary)}`);
  await page.clock.runFor(5_000);
  await expect(line).toHaveText(/^Opens (?:tomorrow )?\d\d:\d\d$/);
  await expect(line).toHaveClass(/is-shut/);
  await expect(page.locator(".p-entry:target")).toHaveId("gym");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await context.close();
});

test("a page that is kept without a network is right by the phone's clock [T5]", { tag: "@all" }, async ({
  browser,
  openScene,
}) => {
  const scene = await openScene(UTC);
  const boundary = boundaryAfter(Date.now());
  const { until, hiddenUntil } = hoursAround(boundary);
  const address = await publishButtons(scene, [
    { ...usableButton("link", 2, "The Quay Restaurant"), hours: until },
    { ...usableButton("link", 3, "Happy hour"), hours: hiddenUntil },
  ]);
  const { context, page } = await newGuest(browser);
  await visitAndKeep(page, `${address}/en`);
  await expect.poll(() => isKept(page, `${address}/en/timetable`)).toBe(true);
  await expect.poll(() => isKept(page, new URL("/guest/hours.js", address).href)).toBe(true);
  await expect(page.getByRole("link", { name: "Happy hour" })).toHaveCount(0);
  await context.setOffline(true);
  // Not earlier: this clock has no list of the page's requests.
  await page.clock.install({ time: Date.now() });
  await page.clock.setSystemTime(boundary + MINUTE_MS);
  await page.reload();
  await expect(page.getByRole("link", { name: /^The Quay Restaurant Opens/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(page.getByRole("link", { name: "Happy hour" })).toBeVisible();
  await page.clock.setSystemTime(boundary + 3 * HOUR_MS);
  await page.reload();
  await expect(page.getByRole("link", { name: "Happy hour" })).toHaveCount(0);
  await context.close();
});

test("a page that is left open becomes the closed one after the property has closed for the season, but for a sheet that is open [T8]", async ({
  browser,
  openScene,
}) => {
  const scene = await openScene(UTC);
  const address = await publishButtons(scene, [usableButton("guest-services", 1, "Fresh towels")]);
  const { context, page } = await newGuest(browser);
  await page.clock.install({ time: Date.now() });
  await page.goto(`${address}/en`);
  await page.getByRole("link", { name: "Fresh towels" }).click();
  const sheet = page.getByRole("dialog", { name: "Fresh towels" });
  await sheet.locator("summary").click();
  await sheet.getByLabel("Room number").fill("204");
  const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const closure = { closesOn: dateIn(0), opensOn: dateIn(40), noticeFrom: null, texts: {} };
  const closed = await scene.caller.call("PUT", scene.at("/closure"), {
    json: { closure },
    revision: scene.property.revision,
  });
  expect(closed.status).toBe(200);
  const wake = async () => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 10 * MINUTE_MS);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  await wake();
  await expect(sheet.getByLabel("Room number")).toHaveValue("204");
  const asked = page.waitForRequest((request) => request.method() === "HEAD");
  await page.keyboard.press("Escape");
  await asked;
  await expect(async () => {
    await wake();
    await expect(page.getByText("We are closed for the season.")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await context.close();
});

test("a page with a network goes by the property's clock, whatever the phone's says [T5]", {
  tag: "@all",
}, async ({ browser, openScene }) => {
  const scene = await openScene(UTC);
  const now = Date.now();
  const open = dailyHours(toTime(now - 2 * HOUR_MS), toTime(now + 2 * HOUR_MS));
  const address = await publishButtons(scene, [{ ...usableButton("link", 1, "Bar"), hours: open }]);
  const { context, page } = await newGuest(browser);
  await page.clock.install({ time: now + 15 * HOUR_MS });
  const timetable = page.waitForResponse(/\/timetable$/);
  await page.goto(`${address}/en`);
  await (await timetable).finished();
  await page.clock.runFor(30_000);
  const bar = page.getByRole("link", { name: /^Bar/ });
  await expect(bar).toBeVisible();
  await expect(bar).not.toHaveAttribute("aria-disabled");
  await context.close();
});
