/** What is pushed to staff, as the server writes it. */
interface Pushed {
  /** The property's name. */
  readonly title: string;
  readonly body: string;
  /** The request or rating that it is about: a device shows one of it. */
  readonly tag: string;
  /** Of the inbox, at what it is about. */
  readonly path: string;
}

/** What an open page is asked; it answers through the port that comes along. */
export interface OpenAsked {
  /** A path of the inbox, which names its property. */
  readonly open: string;
}

interface Page {
  readonly url: string;
  readonly frameType: string;
  focus(): Promise<unknown>;
  postMessage(message: OpenAsked, ports: MessagePort[]): void;
}

/** The part of a service worker's global scope that is used; the types of pages don't know it. */
export interface StaffWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: StaffWorkerEvent) => void): void;
}

interface StaffWorkerEvent {
  readonly data?: { json(): Pushed };
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

/** A page that has not answered by then is none of somebody who is signed in. */
const ANSWER_MS = 1_000;

/** Guests' portals and previews are pages of this origin as well. */
const OF_GUESTS = /^\/(?:p|preview)\//;

const isOfStaff = ({ url, frameType }: Page) =>
  frameType === "top-level" && !OF_GUESTS.test(new URL(url).pathname);

/** Whether a page goes there. */
function askPage(page: Page, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (goes: boolean) => {
      port1.close();
      resolve(goes);
    };
    port1.onmessage = () => settle(true);
    setTimeout(settle, ANSWER_MS, false);
    page.postMessage({ open: path }, [port2]);
  });
}

/**
 * Shows what is pushed, and by a press opens the inbox at what it is about: in a page that is open, else in a new one
 * (N9).
 */
export function attachNotifications(scope: StaffWorkerScope): void {
  const { registration, clients } = scope;
  const show = async ({ title, body, tag, path }: Pushed) => {
    const shown = await registration.getNotifications({ tag });
    // What is said again is shown again without a sound; what is new of the same request has one.
    const renotify = shown.some((one) => one.body !== body);
    const options = { body, tag, renotify, data: path };
    await registration.showNotification(title, options);
  };
  const open = async (path: string) => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    // The one that was used last is first.
    const page = pages.find(isOfStaff);
    if (page && (await askPage(page, path))) await page.focus();
    else await clients.openWindow(path);
  };
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("push", (event) => {
    const pushed = event.data?.json();
    if (pushed) event.waitUntil(show(pushed));
  });
  scope.addEventListener("notificationclick", (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(notification.data));
  });
}
