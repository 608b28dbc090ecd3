import type { StaffBrowser } from "#domain/account/staff-push.ts";
import { STAFF_WORKER_PATH, STAFF_WORKER_SCOPE } from "./worker-path.ts";

/** Whether this browser can be pushed to, and else why not. */
export type PushSupport =
  | "ready"
  /** The person, or who looks after the device, has said no. */
  | "refused"
  /** On iPhones and iPads, once the page is opened from the home screen. */
  | "home-screen"
  | "none";

/** Safari says whether the page was opened from the home screen; no other browser does. */
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

/** The registration of the service worker of staff, once that has begun to work. */
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

/** Whether this browser has what it is pushed to by; it may have lost it, or its person may have said no since. */
export async function isSubscribed(): Promise<boolean> {
  return pushSupport() === "ready" && (await currentSubscription()) !== null;
}

type Subscribed = Pick<StaffBrowser, "endpoint" | "p256dh" | "auth">;

/**
 * Asks the person, and subscribes for a server's key. Null: they said no. Throws where the browser's push service can't
 * be had.
 */
export async function subscribe(applicationServerKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await register();
  const options = { userVisibleOnly: true, applicationServerKey };
  // For another key than this one, as after a change of it, there can't be a second one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Ends what this browser is pushed to by. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
