import type { StaffBrowser } from "#domain/account/staff-push.ts";
import { STAFF_WORKER_PATH, STAFF_WORKER_SCOPE } from "./worker-path.ts";

/** Whether this browser can receive pushes, or why not. */
export type PushSupport =
  | "ready"
  /** Denied by the person or a device policy. */
  | "refused"
  /** On iPhones and iPads: pushes are possible once the page is opened from the home screen. */
  | "home-screen"
  | "none";

/** Safari only: whether the page was opened from the home screen. */
interface SafariNavigator {
  readonly standalone?: boolean;
}

/** Browser only. */
export function pushSupport(): PushSupport {
  const isPossible = "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;
  if (isPossible) return Notification.permission === "denied" ? "refused" : "ready";
  const { standalone } = navigator as SafariNavigator;
  return standalone === false ? "home-screen" : "none";
}

/** Registers the staff service worker and waits until it is active. */
async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(STAFF_WORKER_PATH, {
    scope: STAFF_WORKER_SCOPE,
  });
  const begins = registration.installing ?? registration.waiting;
  if (registration.active || !begins) return registration;
  return new Promise((resolve) => {
    begins.addEventListener("statechange", () => {
      if (begins.state === "activated") resolve(registration);
    });
  });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(STAFF_WORKER_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser has a subscription; it may have expired, or permission may have been withdrawn. */
export async function isSubscribed(): Promise<boolean> {
  return pushSupport() === "ready" && (await currentSubscription()) !== null;
}

type Subscribed = Pick<StaffBrowser, "endpoint" | "p256dh" | "auth">;

/**
 * Asks for permission and subscribes with the server's key. `null`: denied. Throws if the browser's push
 * service is unavailable.
 */
export async function subscribe(applicationServerKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await register();
  const options = { userVisibleOnly: true, applicationServerKey };
  // A subscription with an old key blocks a new one: remove it first.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Removes this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
