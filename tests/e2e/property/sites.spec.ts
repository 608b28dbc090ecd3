import type { Page } from "@playwright/test";
import { callAsOperator } from "#scripts/api/caller.ts";
import { findViolations } from "../setup/axe.ts";
import { takeLargeGroup } from "../setup/large-group.ts";
import { takeAccount } from "../setup/stock.ts";
import {
  createProperty,
  e2eTarget,
  expect,
  signInByCookie,
  signInByForm,
  test,
  untilAlive,
} from "../setup/test.ts";

const getRows = (page: Page) => page.locator("tbody").getByRole("row");

/** Opens the site selection of a group with that many properties. */
async function openLargeGroup(page: Page, count: Parameters<typeof takeLargeGroup>[0]) {
  const account = takeLargeGroup(count);
  await signInByCookie(page, account.email);
  await page.goto("/");
  await expect(getRows(page)).toHaveCount(50);
  await untilAlive(page);
  return account;
}

test("one property is gone straight to, and can be left for the site selection [S37]", {
  tag: "@all",
}, async ({ page }) => {
  const account = takeAccount();
  await createProperty(e2eTarget, account.groupId, { name: "Only Inn" });
  await signInByForm(page, account.email);
  await expect(page).toHaveURL("/answers");
  await page.getByRole("link", { name: "Site selection" }).click();
  await expect(getRows(page)).toHaveCount(1);
  await expect(page.getByRole("radio", { name: "Only Inn" })).toBeChecked();
});

test("one property that can't be worked on is shown with its reason [S37, S91]", { tag: "@all" }, async ({
  page,
}) => {
  const account = takeAccount();
  await createProperty(e2eTarget, account.groupId, { name: "Closed Inn", licence: null });
  await signInByCookie(page, account.email);
  await page.goto("/");
  await expect(getRows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/\?only$|\/$/);
  await expect(getRows(page)).toContainText("Unassigned");
});

test("two thousand properties are a page at a time, searched and filtered by the server [S37, S38, S68]", {
  tag: "@all",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await openLargeGroup(page, 2_000);
  const document = await page.request.get("/");
  expect((await document.body()).length).toBeLessThan(400_000);
  await expect(page.getByText("2,000 properties in your group.")).toBeVisible();
  await expect(getRows(page).first()).toContainText("Hotel Zürich 0");
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Rows 51 to 100")).toBeVisible();
  await expect(getRows(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(getRows(page).first()).toContainText("Hotel Zürich 0");

  await page.getByRole("combobox", { name: "Licence state" }).selectOption("suspended");
  await expect(getRows(page).filter({ hasText: "Suspended" })).toHaveCount(50);
  await page.getByRole("combobox", { name: "Licence state" }).selectOption("");

  const search = page.getByRole("searchbox", { name: "Search properties" });
  await search.fill("zurich 1984");
  await expect(getRows(page)).toHaveCount(1);
  await expect(getRows(page)).toContainText("Hotel Zürich 1984");
  await search.fill("nowhere at all");
  await expect(page.getByText("No property matches your search.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Show all properties" }).click();
  await expect(getRows(page)).toHaveCount(50);
});

test("the site selection is worked from the keyboard alone, and what is chosen beyond its first page stays the active one [S37, S70, S100]", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = await openLargeGroup(page, 120);
  const search = page.getByRole("searchbox", { name: "Search properties" });
  const radios = getRows(page).getByRole("radio");
  await test.step("searched and chosen by keys", async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type("malaga");
    await expect(getRows(page)).toHaveCount(15);
    await page.keyboard.press("ArrowDown");
    await expect(radios.nth(0)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(radios.nth(1)).toBeChecked();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("zurich 80");
    await expect(getRows(page)).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Hotel Zürich 80" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/answers");
    await expect(page.getByRole("button", { name: /Hotel Zürich 80/ })).toBeVisible();
  });
  await test.step("it stays, and the switcher names the way to all", async () => {
    await page.reload();
    await expect(page).toHaveURL("/answers");
    await untilAlive(page);
    await page.getByRole("button", { name: /Hotel Zürich 80/ }).click();
    // The HTML came without the other properties, so the switcher loads them.
    await expect(page.getByRole("listbox").getByRole("option").nth(9)).toBeVisible();
    await page.getByRole("link", { name: "All 120 properties" }).click();
    await expect(page.getByText("120 properties in your group.")).toBeVisible();
    const added = await createProperty(e2eTarget, account.groupId, { name: "Newcomer Inn" });
    await expect(page.getByText("121 properties in your group.")).toBeVisible();
    await callAsOperator(e2eTarget, "DELETE", `/properties/${added.id}`);
    await expect(page.getByText("120 properties in your group.")).toBeVisible();
  });
});

test("the switcher of two thousand properties finds one on the server, by keyboard alone [S37, S70]", {
  tag: "@all",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await openLargeGroup(page, 2_000);
  await untilAlive(page);
  await page.getByRole("searchbox", { name: "Search properties" }).fill("zurich 80");
  await expect(getRows(page).first()).toContainText("Hotel Zürich 80");
  await page.getByRole("searchbox", { name: "Search properties" }).press("Enter");
  await expect(page).toHaveURL("/answers");
  await untilAlive(page);
  const switcher = page.getByRole("button", { name: /^Property: Hotel Zürich/ });
  await switcher.press("Enter");
  const search = page.getByRole("combobox", { name: "Search properties" });
  await expect(search).toBeFocused();
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type("malaga 1603");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("nowhere at all");
  await expect(page.getByText("No property matches your search.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
  await expect(switcher).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("malaga");
  await expect(options.first()).toContainText("Málaga");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  const name = (await options.nth(1).locator("span[title]").first().getAttribute("title")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Property: ${name}` })).toBeVisible();
  await page.getByRole("link", { name: "Setup" }).click();
  await expect(page.getByLabel("Property name")).toHaveValue(name);
});
