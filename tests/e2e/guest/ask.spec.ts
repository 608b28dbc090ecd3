import type { Page } from "@playwright/test";
import { SEARCHED_EVENT, type SearchedEvent } from "#portal/script/searched-event.ts";
import { usableButton } from "../../factories/draft.ts";
import { sampleAnswers } from "../../factories/sample-answers.ts";
import { putAnswers } from "../answers/stored-answers.ts";
import { findViolations } from "../setup/axe.ts";
import { isKept, newGuest, visitAndKeep } from "../setup/offline.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const PORTAL = `${e2eTarget.origin}/p/marlowe-harbour`;
const PHONE = { width: 390, height: 844 };

const getLine = (page: Page) => page.locator(".p-ask input,main .p-find input");
const getSearch = (page: Page) => page.locator("#p-seek");
const getField = (page: Page) => getSearch(page).getByRole("combobox");
const getHits = (page: Page) => getSearch(page).getByRole("option");
const getStatus = (page: Page) => getSearch(page).getByRole("status");

async function openSearch(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await getLine(page).click();
  await getLine(page).pressSequentially("x");
  await expect(getField(page)).toBeFocused();
  await getField(page).fill("");
}

/** Keeps what the page reports of searches. */
async function watchSearches(page: Page): Promise<() => Promise<readonly SearchedEvent[]>> {
  await page.evaluate((name) => {
    const seen: unknown[] = [];
    document.addEventListener(name, (event) => seen.push((event as CustomEvent).detail));
    Object.assign(window, { seen });
  }, SEARCHED_EVENT);
  return () => page.evaluate(() => (window as unknown as { seen: readonly SearchedEvent[] }).seen);
}

test.describe("the search over a page", () => {
  for (const [language, query, title] of [
    ["en", "brekfast", "Breakfast"],
    ["de", "Fruehstueck", "Frühstück"],
    ["ar", "واي فاي", "واي فاي"],
  ]) {
    test(`finds while typing, in the page's language and direction: ${language} [A8]`, {
      tag: language === "ar" ? [] : "@all",
    }, async ({ page }) => {
      await openSearch(page, `${PORTAL}/${language}`);
      await getField(page).pressSequentially(query ?? "");
      await expect(getHits(page).first().locator("b")).toHaveText(title ?? "");
      await expect(getHits(page).first()).toHaveAttribute("href", /\/guide#/);
      await expect(getStatus(page)).not.toBeEmpty();
      expect(await getField(page).evaluate((field) => getComputedStyle(field).direction)).toBe(
        language === "ar" ? "rtl" : "ltr",
      );
      expect(await findViolations(page)).toEqual([]);
      await getField(page).fill("zzxqvw");
      await expect(getSearch(page).getByRole("heading", { level: 1 })).toContainText("zzxqvw");
      await expect(getSearch(page).locator(".p-call a")).toHaveAttribute("href", "tel:+441326550142");
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test("copies a value of the answer whole, and says so [A8]", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: e2eTarget.origin });
    await openSearch(page, `${PORTAL}/en`);
    await getField(page).pressSequentially("reception");
    const copy = getSearch(page).getByRole("button", { name: "Copy Telephone" });
    await copy.click();
    await expect(getSearch(page).getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("+44 1326 550 142");
  });

  test("finds in Japanese as it is typed and converted, which nothing interrupts [A8]", async ({
    page,
    openScene,
  }) => {
    const scene = await openScene({ languages: ["en", "ja"], defaultLanguage: "en" });
    const { byQuestion, entries } = sampleAnswers();
    await putAnswers(scene, {
      byQuestion: { ...byQuestion, wifi: { state: "answered", offer: "yes" } },
      entries,
    });
    await scene.withButtons([usableButton("popup", 1, "Tides")]);
    await scene.publish();
    await openSearch(page, `${e2eTarget.origin}/p/${scene.property.slug}/ja`);
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose("わい");
    await compose("わいふぁい");
    await expect(getHits(page).first()).toHaveAttribute("href", /\/guide#wifi/);
    // Choosing among the input method's words.
    await getField(page).dispatchEvent("keydown", { key: "ArrowDown", isComposing: true });
    await getField(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await expect(getField(page)).not.toHaveAttribute("aria-activedescendant");
    await client.send("Input.insertText", { text: "ワイファイ" });
    await expect(getField(page)).toHaveValue("ワイファイ");
    await expect(getHits(page).first()).toHaveAttribute("href", /\/guide#wifi/);
  });

  test("works by keyboard alone, and gives the focus back [A8]", async ({ page }) => {
    await page.goto(`${PORTAL}/en`);
    await getLine(page).focus();
    // Passing by opens nothing.
    await expect.poll(() => page.evaluate(() => document.querySelector("#p-seek") !== null)).toBe(true);
    await expect(getSearch(page)).toBeHidden();
    await page.keyboard.type("b");
    await expect(getField(page)).toBeFocused();
    await page.keyboard.type("reakfast");
    await expect(getField(page)).toHaveValue("breakfast");
    await expect(getHits(page).first()).toContainText("Breakfast");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const chosen = getHits(page).first();
    await expect(chosen).toHaveAttribute("aria-selected", "true");
    await expect(getField(page)).toHaveAttribute(
      "aria-activedescendant",
      (await chosen.getAttribute("id")) ?? "",
    );
    await page.keyboard.press("Escape");
    await expect(getSearch(page)).toBeHidden();
    await expect(getLine(page)).toBeFocused();
    await expect(getLine(page)).toHaveValue("");
    await page.keyboard.type("pool");
    await expect(getField(page)).toHaveValue("pool");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${PORTAL}/en/guide#pool`);
  });

  test("is closed by the back button, and the portal stays [A8]", async ({ page }) => {
    await page.goto(`${PORTAL}/de`);
    await openSearch(page, `${PORTAL}/en`);
    await page.goBack();
    await expect(getSearch(page)).toBeHidden();
    await expect(page).toHaveURL(`${PORTAL}/en`);
    await page.goBack();
    await expect(page).toHaveURL(`${PORTAL}/de`);
    // Also if the page was reloaded while the search was open.
    await openSearch(page, `${PORTAL}/en`);
    await page.reload();
    await getLine(page).pressSequentially("x");
    await expect(getField(page)).toBeFocused();
    await page.goBack();
    await expect(getSearch(page)).toBeHidden();
    await expect(page).toHaveURL(`${PORTAL}/en`);
  });

  test("opens a sheet, a picture and a service on the page, and closing leads to the page [A8]", async ({
    page,
  }) => {
    await openSearch(page, `${PORTAL}/en`);
    await getField(page).fill("things to do");
    await getHits(page).filter({ hasText: "Things to do" }).first().click();
    const sheet = page.locator("dialog[open]");
    await expect(sheet.getByRole("heading", { name: "Things to do" })).toBeVisible();
    await expect(getSearch(page)).toBeHidden();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${PORTAL}/en`);

    await getLine(page).click();
    await getField(page).fill("breakfast in your room");
    await getHits(page).filter({ hasText: "in your room" }).first().click();
    await expect(sheet.locator("details[open]")).toContainText("Breakfast in your room");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);

    await getLine(page).click();
    await getField(page).fill("breakfast");
    await getHits(page).filter({ hasText: "Served until 11" }).click();
    await expect(sheet.locator(".p-figures.is-full")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/p/marlowe-harbour/en");
  });

  test("over the guide leads to the entry, which is marked [A8]", async ({ page }) => {
    await openSearch(page, `${PORTAL}/en/guide`);
    await getField(page).fill("taxi");
    await getHits(page).first().click();
    await expect(getSearch(page)).toBeHidden();
    await expect(page).toHaveURL(`${PORTAL}/en/guide#taxi`);
    await expect(page.locator("#taxi:target")).toBeInViewport();
  });

  test("takes any query calmly [A8]", { tag: "@all" }, async ({ page }) => {
    await openSearch(page, `${PORTAL}/en`);
    for (const query of [
      "a".repeat(4_000),
      "<img src=zq onerror=zq()>",
      "__proto__",
      "\u202e猫🛶",
      "'; --",
    ]) {
      await getField(page).fill("breakfast");
      await expect(getHits(page).first()).toBeVisible();
      await getField(page).evaluate((field: HTMLInputElement, value) => {
        field.value = value;
        field.dispatchEvent(new Event("input"));
      }, query);
      await expect(getSearch(page).locator(".is-missing h1")).toBeVisible();
    }
    await expect(getSearch(page).locator("img")).toHaveCount(0);
  });

  test("in two tabs each has its own words [A8]", async ({ page, context }) => {
    const other = await context.newPage();
    await openSearch(page, `${PORTAL}/en`);
    await openSearch(other, `${PORTAL}/de`);
    await getField(page).fill("pool");
    await getField(other).fill("Parken");
    await expect(getHits(page).first()).toHaveAttribute("href", /\/en\/guide#pool/);
    await expect(getHits(other).first()).toHaveAttribute("href", /\/de\/guide#parking/);
    await expect(getField(page)).toHaveValue("pool");
    await other.close();
  });

  test("reports each search once, by its last words and its end [A9, D101]", async ({ page }) => {
    await openSearch(page, `${PORTAL}/en`);
    const read = await watchSearches(page);
    await getField(page).pressSequentially("Kayak hire");
    await page.keyboard.press("Escape");
    await expect.poll(read).toHaveLength(1);
    await getLine(page).click();
    await getField(page).pressSequentially("room 204");
    await page.keyboard.press("Escape");
    await getLine(page).click();
    await getField(page).pressSequentially("Breakfast");
    await expect(getHits(page).first()).toBeVisible();
    // As the browser does when the phone is locked.
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, value: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
    await getField(page).pressSequentially(" times");
    await page.keyboard.press("Escape");
    await getLine(page).click();
    await getField(page).fill("things to do");
    await getHits(page).filter({ hasText: "Things to do" }).first().click();
    expect(await read()).toEqual([
      { term: "kayak hire", outcome: "missing" },
      { term: "breakfast", outcome: "found" },
      { term: "things to do", outcome: "opened" },
    ]);
  });
});

test.describe("the search without its script", () => {
  test.use({ expectedComplaints: [/Failed to load resource|Failed to fetch/] });

  test("is a form that opens the results, which follow what is typed there [A8]", async ({ page }) => {
    await page.route("**/guest/search.js", (route) => route.abort());
    await page.goto(`${PORTAL}/en`);
    await getLine(page).fill("breakfast");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${PORTAL}/en/search?q=breakfast`);
    await expect(page.locator(".p-best b")).toHaveText("Breakfast");
    await page.unroute("**/guest/search.js");
    await page.reload();
    await page.getByRole("searchbox").fill("pool");
    await expect(page.locator(".p-best b")).toHaveText("Swimming pool");
    await expect(page).toHaveURL(`${PORTAL}/en/search?q=pool`);
    expect(await findViolations(page)).toEqual([]);
    await page.locator(".p-best a").first().click();
    await expect(page).toHaveURL(`${PORTAL}/en/guide#pool`);
  });
});

test("a guest whose network is gone searches, and the form answers [A8, S3]", async ({ browser }) => {
  const { context, page } = await newGuest(browser);
  await visitAndKeep(page, PORTAL);
  for (const path of ["/en/search", "/en/search.json", "/en/guide"]) {
    await expect.poll(() => isKept(page, PORTAL + path)).toBe(true);
  }
  await expect.poll(() => isKept(page, `${e2eTarget.origin}/guest/search.js`)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await getLine(page).click();
  await getLine(page).pressSequentially("brea");
  await expect(getField(page)).toBeFocused();
  await getField(page).pressSequentially("kfast");
  await expect(getHits(page).first()).toContainText("Breakfast");
  await getHits(page).first().click();
  await expect(page.locator("#breakfast")).toBeInViewport();
  await page.goto(`${PORTAL}/en/search?q=pool`);
  await expect(page.locator(".p-best b")).toHaveText("Swimming pool");
  await expect(page.locator(".p-find input")).toHaveValue("pool");
  await context.close();
});
