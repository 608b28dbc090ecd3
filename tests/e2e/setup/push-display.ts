import type { Page, Worker } from "@playwright/test";
import { e2eTarget, expect } from "./test.ts";

/** Of a service worker's global scope, what these tests touch. */
interface ServiceWorkerGlobal {
  readonly registration: ServiceWorkerRegistration;
}

/** Where the browser can show nothing, keeps what the worker shows, one of a tag, as a browser does. */
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

/** What a service worker shows. */
export function shownBy(worker: Worker) {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobal;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });
}

/**
 * Listens for service workers that a page registers; call it before it does.
 *
 * @returns what delivers to the first one as a push service would, decrypted.
 */
export async function pushServiceOf(page: Page): Promise<(pushed: object) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  devtools.on("ServiceWorker.workerRegistrationUpdated", (event) => {
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId));
  });
  await devtools.send("ServiceWorker.enable");
  return async (pushed) => {
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: e2eTarget.origin,
      registrationId: registrations[0] ?? "",
      data: JSON.stringify(pushed),
    });
  };
}
