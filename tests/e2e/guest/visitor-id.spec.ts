import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect, test, watch } from "../setup/test.ts";

const FEEDBACK = usableButton("feedback", 1, "Your stay");
/** Both are 10 June in New York, the phone's zone; midnight in London, the property's zone, lies between. */
const EVENING = new Date("2026-06-10T22:30:00Z");
const AFTER_MIDNIGHT = new Date("2026-06-10T23:30:00Z");
/** A phone's user agent: the test browser's own counts as a bot, whose visits are not counted. */
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1";
const ABROAD: BrowserContextOptions = { timezoneId: "America/New_York" };

async function publish(scene: Scene): Promise<void> {
  await scene.withButtons([FEEDBACK]);
  await scene.publish();
}

async function newGuest(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    ...options,
  });
  return context.newPage();
}

/** Opens the portal. @returns the visitor id in the page's view event. */
async function reportedId(page: Page, { property }: Scene): Promise<string | undefined> {
  const reported = page.waitForRequest((request) => request.url().endsWith("/events"));
  await page.goto(`${e2eTarget.origin}/p/${property.slug}/en`);
  const { visitor, events } = JSON.parse((await reported).postData() ?? "{}");
  expect(events).toMatchObject([{ kind: "view" }]);
  return visitor;
}

/** Sends feedback. @returns its visitor id. */
async function sentId(page: Page): Promise<string | null> {
  await page.getByRole("link", { name: "Your stay" }).click();
  await page.locator(".p-card label").first().click();
  const sent = page.waitForRequest((request) => request.url().endsWith("/feedback"));
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.locator(".p-sent")).toBeVisible();
  return new URLSearchParams((await sent).postData() ?? "").get("visitor");
}

test("a page keeps its id over visits and forms until the property's midnight, and then another [D11, S214]", {
  tag: "@all",
}, async ({ browser, openScene }) => {
  const scene = await openScene();
  await publish(scene);
  const page = await newGuest(browser, ABROAD);
  await page.clock.setFixedTime(EVENING);
  const first = await reportedId(page, scene);
  expect(first).toMatch(/^[0-9a-f]{18}$/);
  expect(await reportedId(page, scene)).toBe(first);
  expect(await sentId(page)).toBe(first);
  const keptOn = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.evaluate(() => localStorage.setItem("/p/elsewhere/events", "1/2/2020 abc"));
  await page.clock.setFixedTime(AFTER_MIDNIGHT);
  const second = await reportedId(page, scene);
  expect(second).toMatch(/^[0-9a-f]{18}$/);
  expect(second).not.toBe(first);
  expect(await keptOn()).not.toContain(first);
  expect(await keptOn()).not.toContain("elsewhere");
  await expect(page.locator("body")).toHaveAttribute("data-zone", scene.property.timeZone);

  await scene.caller.call("PUT", scene.at("/visitor-ids"), { json: { isOn: false } });
  await expect(async () => expect(await reportedId(page, scene)).toBeUndefined()).toPass();
  expect(await keptOn()).not.toContain(second);
  await page.context().close();
});

test("a page that may keep nothing reports and sends as before [D11, S13, S214]", { tag: "@all" }, async ({
  browser,
  openScene,
}) => {
  const scene = await openScene();
  await publish(scene);
  const page = await newGuest(browser, { serviceWorkers: "allow" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Storage is refused here.", "SecurityError");
      },
    });
  });
  const complaints = watch(page);
  expect(await reportedId(page, scene)).toBeUndefined();
  expect(await sentId(page)).toBeNull();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("an owner switches the id off at once, and the dashboard says what that means [D11, D12]", async ({
  page,
  browser,
  openScene,
  enter,
}) => {
  const scene = await openScene();
  await publish(scene);
  await enter(page, scene, "/setup/publish");
  const control = page.getByRole("switch", { name: "Count each phone once" });
  await expect(control).toBeChecked();
  const answered = page.waitForResponse((response) => response.url().endsWith("/visitor-ids"));
  await control.uncheck();
  expect((await answered).status()).toBe(200);
  await expect(control).not.toBeChecked();
  await page.reload();
  await expect(control).not.toBeChecked();
  const guest = await newGuest(browser, { userAgent: IPHONE });
  const counted = guest.waitForResponse((response) => response.url().endsWith("/events"));
  await reportedId(guest, scene);
  await counted;
  await guest.context().close();
  await page.goto("/dashboard");
  await expect(page.getByText("guests on the same network may count as one", { exact: false })).toBeVisible();
});
