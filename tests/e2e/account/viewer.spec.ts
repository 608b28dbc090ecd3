import type { Page } from "@playwright/test";
import { SCREENS } from "../../factories/screens.ts";
import { demoHotel } from "../setup/demo.ts";
import { addPerson, enterAs } from "../setup/people.ts";
import { createProperty, e2eTarget, expect, signInByCookie, test, untilAlive } from "../setup/test.ts";

const PRESSABLE =
  "button:enabled, [role=button], input[type=checkbox]:enabled, input[type=radio]:enabled, summary";
/** Intervals after which counting and pressing controls is retried. */
const LOOKS_MS = [200];
/** Controls that are not pressed, because they end the visit instead of changing anything. */
const LEAVES = /sign out/i;

/** A viewer of the demo, shared by all tests of this process. */
let viewer: ReturnType<typeof addViewer> | null = null;

async function addViewer() {
  const demo = await demoHotel();
  return { ...demo, email: await addPerson(demo, "viewer") };
}

/** Signs in to the demo as a viewer, and collects everything that the API forbids. */
async function enterDemo(page: Page): Promise<string[]> {
  viewer ??= addViewer();
  const { email, ...demo } = await viewer;
  await enterAs(page, email, demo, "/setup/homepage");
  const forbidden: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) forbidden.push(`${response.request().method()} ${response.url()}`);
  });
  return forbidden;
}

/** Whether a page still shows a screen; compares the view only if the address names one. */
function isStillAt(page: Page, path: string): boolean {
  const [now, asked] = [page.url(), path].map((address) => new URL(address, e2eTarget.origin));
  return now?.pathname === asked?.pathname && (asked?.search === "" || now?.search === asked?.search);
}

/** Presses every enabled control and everything it opens, returning to the screen each time. */
async function pressEverything(page: Page, path: string, within = "main"): Promise<number> {
  await page.goto(path);
  await untilAlive(page);
  const controls = page.locator(within).locator(PRESSABLE).filter({ visible: true });
  const read = () =>
    controls.evaluateAll((all) => all.map((element) => element.ariaLabel || element.textContent || ""));
  let names: readonly string[] = ["not looked at yet"];
  // Late content adds controls: wait until two counts agree.
  await expect(async () => {
    const before = names;
    names = await read();
    expect(names).toEqual(before);
  }).toPass({ intervals: LOOKS_MS });
  for (const [index, name] of names.entries()) {
    if (LEAVES.test(name)) continue;
    // Retry when a list re-renders during a press.
    await expect(() => controls.nth(index).click({ force: true, timeout: 5_000 })).toPass({
      intervals: LOOKS_MS,
    });
    await pressOpened(page);
    if (isStillAt(page, path) && (await controls.count()) === names.length) continue;
    await page.goto(path);
    await untilAlive(page);
    await expect(controls).toHaveCount(names.length);
  }
  return names.length;
}

/** Confirms the open dialog or menu, then closes it. */
async function pressOpened(page: Page): Promise<void> {
  const opened = page.locator("[role=dialog], [role=alertdialog], [role=menu]").filter({ visible: true });
  if ((await opened.count()) === 0) return;
  const last = opened.last().locator("button:enabled, [role=menuitem]:not([data-disabled])").last();
  if ((await last.count()) > 0) await last.dispatchEvent("click");
  await page.keyboard.press("Escape");
}

test.describe("a viewer", () => {
  // A screen may be left while it loads, and pages of the past run no scripts.
  test.use({ expectedComplaints: [/Unable to decode turbo-stream response|Blocked script execution/] });

  test("finds nothing switched on that the API would refuse [S139]", { tag: "@all" }, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const forbidden = await enterDemo(page);
    let pressed = 0;
    for (const path of SCREENS) {
      await test.step(path, async () => {
        pressed += await pressEverything(page, path);
        await page.goto("/setup/homepage");
        expect(forbidden).toEqual([]);
      });
    }
    expect(pressed).toBeGreaterThan(50);
  });

  test("opens a button, reads every field, and can change none by any key or drag [S139]", {
    tag: "@all",
  }, async ({ page }) => {
    const forbidden = await enterDemo(page);
    await page.goto("/setup/buttons");
    await untilAlive(page);
    const tiles = page.locator("[data-tile]");
    const order = await tiles.allTextContents();
    await tiles.first().focus();
    for (const key of ["Delete", " ", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    const editor = page.getByRole("complementary", { name: "Edit button" });
    await expect(editor).toBeVisible();
    await expect(editor.getByLabel("Name", { exact: true })).toBeDisabled();
    await expect(editor.locator("input:enabled, textarea:enabled, select:enabled")).toHaveCount(0);
    await expect(editor.getByRole("button", { name: "Delete", exact: true })).toBeDisabled();
    await editor.getByRole("button", { name: "Cancel" }).click();
    await expect(editor).toHaveCount(0);
    await tiles.first().dragTo(tiles.nth(2));
    expect(await tiles.allTextContents()).toEqual(order);
    await expect(page.getByText("Draft saved")).toBeVisible();
    expect(forbidden).toEqual([]);
  });
});

test("settings, people and activity open from the site selection, without a property [S41, S139]", {
  tag: "@all",
}, async ({ page, openScene }) => {
  const scene = await openScene({ name: "Harbour Hotel" });
  await createProperty(e2eTarget, scene.groupId, { name: "Lake Hotel" });
  await signInByCookie(page, scene.caller.user.email);
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("button", { name: "Front desk" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Where you’re signed in" })).toBeVisible();
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("heading", { name: "Activity" })).toBeVisible();
});
