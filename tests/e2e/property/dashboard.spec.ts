import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { Button } from "#domain/content/button.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { sendBeacons } from "../setup/beacons.ts";
import { newGuest, publishButtons } from "../setup/offline.ts";
import { createProperty, e2eTarget, expect, test, untilAlive } from "../setup/test.ts";

const CALL = usableButton("click-to-call", 1, "Call reception");
const LONG_NAME = "Breakfast, lunch and dinner at the Quay";

function buttons(): readonly Button[] {
  return [CALL, { ...usableButton("link", 2), name: LONG_NAME }];
}

/** A guest opens the portal, presses a button `presses` times, and leaves when it is reported. */
async function visit(browser: Browser, address: string, presses: number): Promise<void> {
  const { context, page } = await newGuest(browser);
  await page.goto(address);
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  for (let press = 0; press < presses; press += 1) {
    await page.getByRole("link", { name: "Call reception" }).click();
  }
  const reported = page.waitForResponse((response) => response.url().endsWith("/events"));
  expect((await reported).status()).toBe(204);
  await context.close();
}

/** Sends the beacons that the page of such a guest sends, without a browser. */
async function countVisit(address: string, presses: number): Promise<void> {
  const clicks = Array.from({ length: presses }, () => ({ kind: "click", button: CALL.id }) as const);
  await sendBeacons(address, [{ kind: "view" }, ...clicks]);
}

/** Waits until the property's analytics has that many clicks. */
async function untilCounted({ caller, at }: Scene, clicks: number): Promise<void> {
  await expect
    .poll(async () => {
      const response = await caller.call("GET", at("/analytics?range=7d"));
      const report = (await response.json()) as { totals: { clicks: { value: number } } };
      return report.totals.clicks.value;
    })
    .toBe(clicks);
}

const figure = (page: Page, name: string) => page.getByText(name, { exact: true }).locator("..");
const chart = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("before the first guest the dashboard says what brings one, then it rises as they tap, and counts for the room whose card they scanned [S12, S40, S214, R5]", async ({
  page,
  browser,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await enter(page, scene, "/dashboard");
  await expect(page.getByRole("heading", { name: "No visits yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Publish the portal" })).toHaveAttribute(
    "href",
    "/setup/publish",
  );
  const address = await publishButtons(scene, buttons());
  await expect(page.getByRole("link", { name: "Print the QR code" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the portal" })).toHaveAttribute(
    "href",
    `/p/${scene.property.slug}`,
  );
  await visit(browser, address, 2);
  // The figure changes without a reload, by the live channel.
  await expect(page.getByText("1 visit · 1 unique visit · 2 clicks")).toBeVisible();
  await expect(figure(page, "Total visits")).toContainText("1");
  await visit(browser, address, 1);
  await expect(page.getByText("2 visits · 2 unique visits · 3 clicks")).toBeVisible();
  await expect(figure(page, "Total clicks")).toContainText("3");
  await expect(figure(page, "Average clicks per user")).toContainText("1.50");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(chart(page, "Clicks per button").getByRole("listitem").first()).toContainText(
    /Call reception.*3.*100%/,
  );
  await expect(chart(page, "Languages")).toContainText("English");
  await expect(chart(page, "Devices")).toContainText("Phone");

  await expect(chart(page, "Where guests scanned")).toHaveCount(0);
  const json = { kind: "room", ranges: "201-202", lines: "" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    items: { code: string }[];
  };
  await visit(browser, `${e2eTarget.origin}/q/${items[0]?.code}`, 1);
  await page.reload();
  const card = chart(page, "Where guests scanned");
  await expect(card.getByText("3 visits, 2 places")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText([
    "Main QR code or address267%",
    "Rooms133%",
    "Room 201133%",
  ]);
  await card.getByRole("button", { name: "Show as table" }).click();
  await expect(card.getByRole("row", { name: "Room 201 1 1 0" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe("with figures", () => {
  let scene: Scene;

  test.beforeEach(async ({ page, openScene, enter }) => {
    scene = await openScene();
    await countVisit(await publishButtons(scene, buttons()), 2);
    await untilCounted(scene, 2);
    await enter(page, scene, "/dashboard");
  });

  test("a range is in the address, each chart is a table as well, figures leave as files, and properties stand side by side [S40, S213, S214]", async ({
    page,
    expectedComplaints,
  }) => {
    // The page reloads while a request for figures may be in flight.
    expectedComplaints.push(/Unable to decode turbo-stream response/);
    await test.step("each chart is a table as well, and goes point by point by key", async () => {
      const visits = page.getByRole("slider", { name: "Visits over time" });
      await visits.focus();
      await expect(visits).toHaveAttribute("aria-valuetext", /Total 1, Unique 1/);
      await page.keyboard.press("ArrowLeft");
      await expect(visits).toHaveAttribute("aria-valuetext", /Total 0, Unique 0/);
      const toggles = page.getByRole("button", { name: "Show as table" });
      const count = await toggles.count();
      expect(count).toBeGreaterThanOrEqual(6);
      for (let index = 0; index < count; index += 1) await toggles.nth(index).click();
      await expect(page.getByRole("table")).toHaveCount(count);
      const table = page.getByRole("table", { name: "Clicks per button" });
      await expect(table.getByRole("row").filter({ hasText: "Call reception" })).toContainText("2");
      await expect(table.getByRole("rowheader", { name: LONG_NAME })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
    await test.step("a range can be shared, and gone back to", async () => {
      const range = page.getByRole("radiogroup", { name: "Range" });
      await expect(range.getByRole("radio", { name: "Last 30 days" })).toBeChecked();
      await range.getByRole("radio", { name: "Last 7 days" }).click({ force: true });
      await expect(page).toHaveURL("/dashboard?range=7d");
      await expect(figure(page, "Total visits")).toContainText("1");
      await range.getByRole("radio", { name: "Daily" }).click({ force: true });
      await expect(page).toHaveURL("/dashboard?range=daily");
      await expect(page.getByRole("button", { name: "Next day" })).toBeDisabled();
      await page.getByRole("button", { name: "Previous day" }).click();
      await expect(page).toHaveURL(/\?range=daily&date=\d{4}-\d\d-\d\d$/);
      await expect(figure(page, "Total visits")).toContainText("0");
      await page.reload();
      await untilAlive(page);
      await expect(figure(page, "Total visits")).toContainText("0");
      await page.goBack();
      await expect(page).toHaveURL("/dashboard?range=daily");
      await expect(figure(page, "Total visits")).toContainText("1");
      await range.getByRole("radio", { name: "Monthly" }).click({ force: true });
      await expect(page.getByRole("combobox", { name: "Month" })).toBeVisible();
      await expect(figure(page, "Total visits")).toContainText("1");
    });
    await test.step("the figures leave as CSV and as JSON", async () => {
      await page.getByRole("radio", { name: "Last 7 days" }).click({ force: true });
      await expect(page).toHaveURL("/dashboard?range=7d");
      for (const format of ["CSV", "JSON"]) {
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menuitem", { name: `Download as ${format}` }).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe(`${scene.property.slug}-7d.${format.toLowerCase()}`);
        expect(readFileSync(await file.path(), "utf8")).toContain("Call reception");
      }
    });
    await test.step("the group's properties stand side by side, in any order, with their sum", async () => {
      await page.goto("/dashboard");
      await untilAlive(page);
      await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
      await page.getByRole("button", { name: "More", exact: true }).click();
      await expect(page.getByRole("menuitem", { name: "Compare properties" })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await createProperty(e2eTarget, scene.groupId, { name: "Aber Falls Inn" });
      await page.reload();
      await untilAlive(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Compare properties" }).click();
      await expect(page).toHaveURL("/dashboard/portfolio");
      const rows = page.locator("tbody").getByRole("row");
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(scene.property.name);
      await expect(page.getByRole("row").filter({ hasText: "All 2 properties" })).toContainText("1");
      await page.getByRole("button", { name: "Property", exact: true }).click();
      await expect(page).toHaveURL(/sort=name/);
      await expect(rows.first()).toContainText("Aber Falls Inn");
      await expect(rows.first()).toContainText("Never");
      await page.getByRole("radio", { name: "Last 7 days" }).click({ force: true });
      await expect(page).toHaveURL("/dashboard/portfolio?range=7d&sort=name");
      await expect(rows.first()).toContainText("Aber Falls Inn");
      expect(await findViolations(page)).toEqual([]);
      await rows.first().getByRole("link", { name: "Open the dashboard of Aber Falls Inn" }).click();
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByRole("heading", { name: "No visits yet" })).toBeVisible();
    });
  });

  test("a day is chosen from a calendar in the screen's language, by key as well, and none to come [S103, S213]", {
    tag: "@all",
  }, async ({ page }) => {
    await page.context().addCookies([{ name: "language", value: "de", url: e2eTarget.origin }]);
    await page.goto("/dashboard?range=daily&date=2026-03-10");
    await untilAlive(page);
    const opener = page.getByRole("button", { name: "Tag: 10. März 2026" });
    await opener.click();
    const day = (name: string) => page.getByRole("dialog").getByRole("button", { name });
    await expect(day("Dienstag, 10. März 2026")).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowUp");
    await expect(day("Dienstag, 3. März 2026")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("heading", { name: "Februar 2026" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard?range=daily&date=2026-02-24");
    await expect(page.getByRole("button", { name: "Tag: 24. Feb. 2026" })).toBeFocused();
    await page.goto("/dashboard?range=daily");
    await untilAlive(page);
    await page.getByRole("button", { name: /^Tag: / }).click();
    await expect(page.getByRole("dialog").locator("[aria-current=date]")).toBeFocused();
    for (const key of ["ArrowRight", "PageDown"]) {
      await page.keyboard.press(key);
      await expect(page.getByRole("dialog").locator("[aria-current=date]")).toBeFocused();
    }
    await expect(page.getByRole("dialog").getByRole("button", { name: "Nächster Monat" })).toBeDisabled();
  });

  test("where more came than is counted, the screen says when, and what is counted at most [S214]", {
    tag: "@all",
  }, async ({ page, browser }) => {
    const address = `${e2eTarget.origin}/p/${scene.property.slug}/events`;
    const script = await browser.newContext({ userAgent: "Mozilla/5.0 (iPhone; script) Mobile" });
    for (let sent = 0; sent < 6; sent += 1) {
      const events = Array.from({ length: 50 }, () => ({ id: crypto.randomUUID(), kind: "view" }));
      const headers = { origin: e2eTarget.origin, "content-type": "text/plain", "accept-language": "en" };
      const answer = await script.request.post(address, { headers, data: JSON.stringify({ v: 1, events }) });
      expect(answer.status()).toBe(204);
    }
    await script.close();
    await page.reload();
    await untilAlive(page);
    await expect(page.getByText("Some automated traffic was excluded. In 1 hour, from")).toBeVisible();
    await page.getByRole("button", { name: "How is this counted: Counting limits" }).click();
    await expect(page.getByRole("dialog")).toContainText("at most 200 page views and clicks an hour");
  });

  test("a range asks for its own data alone, and a day to come leads to today [S213]", {
    tag: "@all",
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.get("range") === "7d") asked.push(pathname);
    });
    await page.getByRole("radio", { name: "Last 7 days" }).click({ force: true });
    await expect(page).toHaveURL("/dashboard?range=7d");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(asked).toEqual(["/dashboard.data"]);
    await page.goto("/dashboard?range=daily&date=2199-12-31");
    await expect(page).toHaveURL("/dashboard?range=daily");
  });

  test("what was there stays while the network fails, and a press tries again [S183, S213]", {
    tag: "@all",
  }, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource|Failed to fetch/);
    await page.route("**/dashboard.data*", (route) => route.abort());
    await page.getByRole("radio", { name: "Last 7 days" }).click({ force: true });
    const alert = page.getByRole("alert").filter({ hasText: "Couldn’t refresh" });
    await expect(alert).toBeVisible();
    await expect(figure(page, "Total visits")).toContainText("1");
    await page.unroute("**/dashboard.data*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toBeHidden();
    await expect(figure(page, "Total visits")).toContainText("1");
    await expect(page.getByText("compared with")).toHaveCount(0);
  });

  test("each figure says how it is counted, by key as well [S214]", { tag: "@all" }, async ({ page }) => {
    const names = [
      "Total visits",
      "Unique visits",
      "Average visits per user",
      "Total clicks",
      "Average clicks per user",
      "Clicks per button",
      "Visits per hour",
      "Repeat visits",
      "Social clicks",
    ];
    const about = page.getByRole("button", { name: "How figures are counted" });
    await about.focus();
    await page.keyboard.press("Enter");
    for (const name of names) {
      await expect(
        page.getByRole("dialog").getByRole("term").filter({ hasText: name }).first(),
      ).toBeAttached();
    }
    await expect(page.getByRole("dialog")).toContainText("after 30 minutes of inactivity");
    await page.keyboard.press("Escape");
    await expect(about).toBeFocused();
  });

  test("a person chooses their mail, and finds it chosen [S214]", { tag: "@all" }, async ({ page }) => {
    const open = async () => {
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Email alerts" }).click();
    };
    await open();
    const dialog = page.getByRole("dialog", { name: "Email alerts" });
    await expect(dialog).toContainText(scene.caller.user.email);
    await dialog.getByRole("switch", { name: "Weekly figures" }).check();
    await dialog.getByRole("switch", { name: "Low ratings" }).check();
    await dialog.getByLabel("Alert me at").selectOption("3 stars or fewer");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Alert settings saved")).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await open();
    await expect(dialog.getByRole("switch", { name: "Weekly figures" })).toBeChecked();
    await expect(dialog.getByLabel("Alert me at")).toHaveValue("3");
    expect(await findViolations(page)).toEqual([]);
  });

  test("paper gets the figures and their range, and no controls [S213]", { tag: "@all" }, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    // A4 at 96 pixels an inch, with margins of a centimetre.
    await page.setViewportSize({ width: 718, height: 1047 });
    await expect(page.getByText(scene.property.name).and(page.locator("main *"))).toBeVisible();
    await expect(figure(page, "Total visits")).toContainText("1");
    await expect(page.getByText("Time zone")).toBeVisible();
    await expect(page.getByText("This screen size is not supported")).toBeHidden();
    for (const role of ["navigation", "radiogroup", "button"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const [width, scrolled] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(scrolled).toBeLessThanOrEqual(width ?? 0);
  });
});
