import type { Page } from "@playwright/test";
import { usableButton } from "../../factories/draft.ts";
import { createProperty, e2eTarget, expect, test } from "../setup/test.ts";

const isWhole = process.env.FOYER_TIER === "all";

/** Delays the page's scripts, like a slow line, until released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry\.client[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test("what is typed and pressed before a screen is alive is not lost, be it a field, a menu, a tile or a tab [S110, S177]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  await scene.withButtons([usableButton("link", 1, "Breakfast menu")]);
  await enter(page, scene);
  const release = await holdScripts(page);
  await page.goto("/setup/homepage", { waitUntil: "commit" });
  await page.getByLabel("Property name").fill("Quay Hotel");
  await page.getByRole("button", { name: /^Property: Harbour Hotel/ }).click();
  await expect(page.getByText("You have unsaved changes")).toHaveCount(0);
  release();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  const saved = () => scene.caller.call("GET", scene.at("")).then((answer) => answer.json());
  await expect.poll(saved).toMatchObject({ name: "Quay Hotel" });

  await test.step("a tile opens its editor, and a tab leads on by itself", async () => {
    const releaseTile = await holdScripts(page);
    await page.goto("/setup/buttons", { waitUntil: "commit" });
    await page.getByRole("button", { name: /^Breakfast menu/ }).click();
    releaseTile();
    await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveValue("Breakfast menu");
    await page.goto("/setup/buttons", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Social media" }).click();
    await expect(page).toHaveURL(/\/setup\/social/);
  });
});

test("a property that is clicked before the list is alive is the one that opens, and is chosen the next time [S37, S38]", {
  tag: "@all",
}, async ({ page, openScene, enter }) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  await createProperty(e2eTarget, scene.groupId, { name: "Quay Hotel" });
  await createProperty(e2eTarget, scene.groupId, { name: "Seehotel" });
  await enter(page, scene);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const chosen = page.locator("input[name=propertyId]:checked");
  await expect(page.getByRole("radio")).toHaveCount(3);
  for (const name of ["Seehotel", "Quay Hotel", "Harbour Hotel"]) {
    // A part of the row without text.
    await page.getByRole("row", { name: new RegExp(name) }).click({ position: { x: 300, y: 8 } });
    await expect(page.getByRole("radio", { name })).toBeChecked();
  }
  const first = await chosen.getAttribute("value");
  await page.getByRole("row", { name: /Seehotel/ }).click({ position: { x: 300, y: 8 } });
  expect(await chosen.getAttribute("value")).not.toBe(first);
  release();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect(page.getByRole("radio", { name: "Seehotel" })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Property: Seehotel" })).toBeVisible();
  await expect(page.getByText(/Last applied/)).toHaveCount(0);
  await page.context().clearCookies({ name: "property" });
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "Seehotel" })).toBeChecked();
});

test("a box that is ticked before the screen is alive stays ticked [S110]", { tag: "@all" }, async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openScene({ languages: ["en"] });
  await enter(page, scene);
  const release = await holdScripts(page);
  await page.goto("/setup/homepage", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "German" }).check();
  release();
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "German" })).toBeChecked();
});

test("a control keeps the focus while the code of its tooltip comes [S37, S110]", { tag: "@all" }, async ({
  page,
  openScene,
  enter,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(/\/tooltip-panel\.client-/);
  await page.route(/\/tooltip-panel\.client-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 900, height: 900 });
  await enter(page, await openScene(), "/setup/homepage");
  await asked;
  const entry = page.getByRole("link", { name: "Activity" });
  await entry.focus();
  release();
  // The attribute belongs to the tooltip.
  await expect(entry).toHaveAttribute("data-state");
  await expect(entry).toBeFocused();
});

test("what stands below rows that come late does not move away under a press [S80, S110]", async ({
  browser,
  openScene,
  enter,
}) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  // The section of notifications is higher where they are allowed; every run tests that one.
  for (const permissions of isWhole ? [["notifications"], []] : [["notifications"]]) {
    const context = await browser.newContext({ permissions });
    const page = await context.newPage();
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/(?:season|notifications)-/, async (route) => {
      await late;
      await route.continue();
    });
    await enter(page, scene, "/settings");
    const reset = page.getByRole("button", { name: "Reset content" });
    const top = async () => (await reset.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await expect(page.getByRole("button", { name: "Plan a closure…" })).toHaveCount(0);
    release();
    await expect(page.getByRole("button", { name: "Plan a closure…" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
    const moved = Math.abs((await top()) - before);
    expect(moved).toBeLessThan(12);
    await context.close();
  }
});
