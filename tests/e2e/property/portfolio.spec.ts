import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { usableButton } from "../../factories/draft.ts";
import { createScene } from "../../factories/scene.ts";
import { sendBeacons } from "../setup/beacons.ts";
import { takeLargeGroup } from "../setup/large-group.ts";
import { publishButtons } from "../setup/offline.ts";
import { createCaller } from "../setup/stock.ts";
import {
  createProperty,
  e2eTarget,
  expect,
  openProperty,
  signInByCookie,
  test,
  untilAlive,
} from "../setup/test.ts";

/** More than one request counts. */
const SISTERS = 119;

const rows = (page: Page) => page.locator("tbody").getByRole("row");
const total = (page: Page) => page.getByRole("row").filter({ hasText: `All ${SISTERS + 1} properties` });
const head = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });

test.describe("a group of a hundred and twenty", () => {
  test.describe.configure({ timeout: 120_000 });

  test.beforeEach(async ({ page }) => {
    const account = takeLargeGroup(SISTERS);
    const { email, groupId } = account;
    const property = await createProperty(e2eTarget, groupId, { name: "Zum Wilden Mann" });
    const scene = createScene({ groupId, property, caller: await createCaller(account) });
    const address = await publishButtons(scene, [usableButton("link", 1)]);
    await sendBeacons(address, [{ kind: "view" }]);
    await signInByCookie(page, email);
    await openProperty(page, property, "/setup/homepage");
  });

  test("is counted while it is looked at: total, order and file take in all of it [S40, S213]", {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto("/dashboard/portfolio");
    await untilAlive(page);
    await expect(page.getByText(/^Counted (?:at|between) /)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    // The property with a visit comes first, although its name sorts last.
    await expect(rows(page).first()).toContainText("Zum Wilden Mann");
    await expect(total(page).getByRole("cell").first()).toHaveText("1");
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByText(`Showing 50 of ${SISTERS + 1} properties.`)).toBeVisible();
    await page.getByRole("button", { name: "Show more properties" }).click();
    await expect(rows(page)).toHaveCount(100);
    await page.getByRole("button", { name: "Property", exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(rows(page).first()).toContainText("Hotel Ålesund 4");
    await expect(head(page, "Property")).toHaveAttribute("aria-sort", "ascending");
    await page.getByRole("button", { name: "Property", exact: true }).click();
    await expect(rows(page).first()).toContainText("Zum Wilden Mann");
    await expect(total(page).getByRole("cell").first()).toHaveText("1");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("properties-30d.csv");
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(SISTERS + 3);
    expect(lines[1]).toMatch(/^"All 120 properties",1,/);
    expect(lines[2]).toMatch(/^"Zum Wilden Mann",1,/);

    // The figures were counted a moment ago, so the next reader gets the cached ones at once.
    await page.reload();
    await expect(total(page).getByRole("cell").first()).toHaveText("1");
    await expect(page.getByText(/^Counted (?:at|between) /)).toBeVisible();
  });

  test("whose counting fails keeps what it has, says so, and goes on at a press [S40, S183]", {
    tag: "@all",
  }, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource|Failed to fetch/);
    await page.route("**/api/analytics/portfolio*", (route) => route.abort());
    await page.goto("/dashboard/portfolio");
    await untilAlive(page);
    const alert = page.getByRole("alert").filter({ hasText: "Some properties couldn’t be counted." });
    await expect(alert).toBeVisible();
    await expect(total(page)).toBeVisible();
    await page.unroute("**/api/analytics/portfolio*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/^Counted (?:at|between) /)).toBeVisible({ timeout: 60_000 });
    await expect(alert).toBeHidden();
    await expect(total(page).getByRole("cell").first()).toHaveText("1");
  });
});
