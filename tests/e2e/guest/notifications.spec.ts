import type { Page } from "@playwright/test";
import { announce } from "../../factories/announcements.ts";
import { usableButton } from "../../factories/draft.ts";
import { findViolations } from "../setup/axe.ts";
import { newGuest } from "../setup/offline.ts";
import { shownBy, standInForDisplay, watchPushService } from "../setup/push-display.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const SUBSCRIPTION = {
  endpoint: "https://fcm.googleapis.com/fcm/send/of-a-test",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "a".repeat(22),
  },
};

/** A headless shell refuses notifications and reaches no push service. This replaces both with a person's answers. */
async function allows(page: Page, subscription = SUBSCRIPTION): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = async () => "granted";
    const made = { endpoint: given.endpoint, toJSON: () => given } as unknown as PushSubscription;
    let current: PushSubscription | null = null;
    PushManager.prototype.subscribe = async () => {
      current = made;
      return made;
    };
    PushManager.prototype.getSubscription = async () => current;
  }, subscription);
}

test("a guest is asked once, after they have closed a banner, and may change their mind at the foot of the page [N6]", async ({
  browser,
  openScene,
}) => {
  const scene = await (await openScene({ languages: ["en", "ar"] })).withButtons([usableButton("popup", 1)]);
  await scene.publish();
  const { slug } = scene.property;
  const home = `${e2eTarget.origin}/p/${slug}/en`;
  await announce(scene, { texts: { en: "Lift 2 is out of order." } });
  const { context, page } = await newGuest(browser);
  await allows(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const question = page.getByRole("dialog", { name: "May we send you notifications?" });
  expect(fetched).not.toContain("/guest/ask.js");

  await page.getByRole("button", { name: "Close" }).click();
  await expect(question).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), `ask ${slug}`)).toBe("no");

  // A refusal is remembered: closing another banner does not ask again.
  await announce(scene, { texts: { en: "The pool closes early." } });
  await page.reload();
  await page.locator(".p-banner", { hasText: "The pool" }).getByRole("button", { name: "Close" }).click();
  const again = page.getByRole("button", { name: "Notifications", exact: true });
  await expect(again).toBeVisible();
  await expect(question).toBeHidden();

  await again.click();
  const kept = page.waitForResponse((response) => response.request().method() === "POST");
  await question.getByRole("button", { name: "Allow notifications" }).click();
  expect((await kept).status()).toBe(204);
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), `ask ${slug}`)).toBe("yes");

  await again.click();
  await expect(question.getByRole("button", { name: "Allow notifications" })).toBeHidden();
  const ended = page.waitForResponse((response) => response.request().method() === "POST");
  await question.getByRole("button", { name: "Stop notifications" }).click();
  expect((await ended).status()).toBe(204);
  await context.close();
});

test("what is pushed is shown with the property's name and its text, and once under its tag [N6]", async ({
  browser,
  openScene,
}) => {
  const scene = await (await openScene()).withButtons([usableButton("popup", 1)]);
  await scene.publish();
  const { slug, name } = scene.property;
  const { context, page } = await newGuest(browser);
  await context.grantPermissions(["notifications"], { origin: e2eTarget.origin });
  const deliver = await watchPushService(page);
  const starting = context.waitForEvent("serviceworker");
  await page.goto(`${e2eTarget.origin}/p/${slug}/en`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker = await starting;
  await standInForDisplay(worker);

  const push = (body: string) =>
    deliver({ title: name, body, tag: "lift", path: `/p/${slug}/en`, stop: "Stop notifications" });
  const shown = () => shownBy(worker);
  await push("Lift 2 is out of order.");
  await expect
    .poll(shown)
    .toEqual([{ title: name, body: "Lift 2 is out of order.", tag: "lift", data: `/p/${slug}/en` }]);
  await push("Lift 2 works again.");
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(["Lift 2 works again."]);
  await context.close();
});
