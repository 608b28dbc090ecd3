import type { Page, Worker } from "@playwright/test";
import { e2eTarget, expect } from "./test.ts";

/** The parts of a service worker's global scope that these tests use. */
interface ServiceWorkerGlobal {
  readonly registration: ServiceWorkerRegistration;
}

/** Where the browser can't show notifications, records them, one for each tag, as a browser does. */
export function standInForDisplay(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    if (Notification.permission === "granted") return;
    const { registration } = self as unknown as ServiceWorkerGlobal;
    const byTag = new Map<string, object>();
    registration.showNotification = async (title, options) => {
      byTag.set(options?.tag ?? "", { ...options, title });
    };
    registration.getNotifications = async () => [...byTag.values()] as Notification[];
  });
}

/** Notifications of a service worker. */
export function shownBy(worker: Worker) {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobal;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });
}

/**
 * Watches for service workers that a page registers; call it first.
 *
 * @returns a function that delivers a decrypted push to the newest active one. Browsers drop earlier messages.
 */
export async function watchPushService(page: Page): Promise<(pushed: object) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const activated: string[] = [];
  const deleted = new Set<string>();
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) if (isDeleted) deleted.add(registrationId);
  });
  devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { registrationId, status } of versions) {
      if (status === "activated") activated.push(registrationId);
    }
  });
  await devtools.send("ServiceWorker.enable");
  const atWork = () => activated.findLast((id) => !deleted.has(id)) ?? "";
  return async (pushed) => {
    await expect.poll(atWork).not.toBe("");
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: e2eTarget.origin,
      registrationId: atWork(),
      data: JSON.stringify(pushed),
    });
  };
}
