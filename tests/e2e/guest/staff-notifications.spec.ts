import type { BrowserContext, Page } from "@playwright/test";
import { notifications } from "#app/messages/de/notifications.ts";
import { de } from "#worker/mail/words/de.ts";
import { findViolations } from "../setup/axe.ts";
import { shownBy, standInForDisplay, watchPushService } from "../setup/push-display.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";
import { askForTowels, fetchRequest, openTowels } from "../setup/towels.ts";

/** One subscription for each test: it belongs to the last member who switched it on. */
function newSubscription() {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    keys: {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "a".repeat(22),
    },
  };
}

/**
 * A headless shell refuses notifications and reaches no push service. This replaces both with a person's answers,
 * which survive a reload.
 */
async function allows(page: Page): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = async () => "granted";
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem("subscribed");
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem("subscribed", "yes");
      return made;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem("subscribed") === "yes" ? made : null;
  }, newSubscription());
}

/** Presses a notification, up to the service worker's event. */
async function press(context: BrowserContext, path: string): Promise<void> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith("/staff-worker.js"));
  if (!worker) throw new Error("There is no service worker of staff.");
  await worker.evaluate(async (data) => {
    const works: Promise<unknown>[] = [];
    const event = Object.assign(new Event("notificationclick"), {
      notification: { data, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    self.dispatchEvent(event);
    // Only a person's press may focus a window.
    await Promise.allSettled(works);
  }, path);
}

test("a member switches notifications on for this browser, and a press on one opens the inbox at the request [N9]", async ({
  page,
  context,
  openScene,
  enter,
}) => {
  const scene = await openTowels(openScene);
  await askForTowels(scene, "204");
  const asked = await fetchRequest(scene, "204");
  await allows(page);
  await enter(page, scene, "/settings");
  const choice = page.getByRole("switch", { name: "New requests" });
  const kept = page.waitForResponse((response) => response.url().endsWith("/api/notifications/browser"));
  await choice.check();
  expect((await kept).status()).toBe(200);
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(page.getByRole("switch", { name: "Low ratings" })).not.toBeChecked();

  const words = page.getByRole("switch", { name: "Show what guests write" });
  await expect(words).not.toBeChecked();
  const path = `/inbox?property=${scene.property.id}&request=${asked.id}`;
  await press(context, path);
  await expect(page.getByRole("article", { name: /^Room 204/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/inbox\\?request=${asked.id}$`));

  // The inbox has the same choice in a dialog, where people find it on phones.
  await page.getByRole("button", { name: "Notifications", exact: true }).click();
  const folded = page.getByRole("dialog", { name: "Notifications" });
  await expect(folded.getByRole("switch", { name: "New requests" })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  const ended = page.waitForResponse((response) => response.request().method() === "DELETE");
  await folded.getByRole("switch", { name: "New requests" }).uncheck();
  expect((await ended).status()).toBe(204);
});

test("what is pushed to German staff is shown in their words, one of each request, and a press opens the inbox at it [N9]", {
  tag: "@all",
}, async ({ page, context, openScene, enter }) => {
  const scene = await openTowels(openScene);
  await askForTowels(scene, "204");
  const asked = await fetchRequest(scene, "204");
  const { name, id } = scene.property;
  await context.addCookies([{ name: "language", value: "de", url: e2eTarget.origin }]);
  await context.grantPermissions(["notifications"], { origin: e2eTarget.origin });
  await allows(page);
  const deliver = await watchPushService(page);
  await enter(page, scene, "/settings");
  const starting = context.waitForEvent("serviceworker");
  await page.getByRole("switch", { name: notifications.newRequests }).check();
  const worker = await starting;
  await standInForDisplay(worker);
  // The push message as the desk writes it for a member who reads German.
  const pushed = {
    title: name,
    body: de.notification.newRequest("Frische Handtücher · Zimmer 204"),
    tag: asked.id,
    path: `/inbox?property=${id}&request=${asked.id}`,
  };
  const { path: data, ...notice } = pushed;
  await deliver(pushed);
  await expect.poll(() => shownBy(worker)).toEqual([{ ...notice, data }]);
  const body = de.notification.overdue("Frische Handtücher · Zimmer 204");
  await deliver({ ...pushed, body });
  await expect.poll(() => shownBy(worker)).toEqual([{ ...notice, body, data }]);
  const [shown] = await shownBy(worker);
  await press(context, String(shown?.data));
  await expect(page.getByRole("article", { name: /^Zimmer 204/ })).toBeVisible();
});

test("a browser that refuses notifications says so in place of its switches [N9]", async ({
  page,
  openScene,
  enter,
}) => {
  const scene = await openTowels(openScene);
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { value: "denied" }));
  await enter(page, scene, "/settings");
  await expect(page.getByText("This browser blocks notifications from here.")).toBeVisible();
  await expect(page.getByRole("switch", { name: "New requests" })).toBeDisabled();
});
