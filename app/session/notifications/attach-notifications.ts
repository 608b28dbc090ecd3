/** Push payload for staff, as the server writes it. */
interface Pushed {
  /** The property's name. */
  readonly title: string;
  readonly body: string;
  /** The request or rating concerned: a device shows one notification for each. */
  readonly tag: string;
  /** Inbox path of the subject. */
  readonly path: string;
}

/** Message to an open page, which answers through the transferred port. */
export interface OpenAsked {
  /** An inbox path, including its property. */
  readonly open: string;
}

interface Page {
  readonly url: string;
  readonly frameType: string;
  focus(): Promise<unknown>;
  postMessage(message: OpenAsked, ports: MessagePort[]): void;
}

/** The used part of a service worker's global scope, which the DOM types lack. */
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

/** How long a page may take to answer; without an answer, it has no signed-in user. */
const ANSWER_MS = 1_000;

/** Paths of guests' portals and previews, which have the same origin as staff's screens. */
const GUEST_PATHS = /^\/(?:p|preview)\//;

const isOfStaff = ({ url, frameType }: Page) =>
  frameType === "top-level" && !GUEST_PATHS.test(new URL(url).pathname);

/** Asks a page to navigate; resolves to whether it does. */
function askPage(page: Page, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (goes: boolean) => {
      port1.close();
      resolve(goes);
    };
    port1.onmessage = () => finish(true);
    setTimeout(finish, ANSWER_MS, false);
    page.postMessage({ open: path }, [port2]);
  });
}

/** Shows staff notifications; a press opens the subject in the inbox, in an open page or a new one (N9). */
export function attachNotifications(scope: StaffWorkerScope): void {
  const { registration, clients } = scope;
  const show = async ({ title, body, tag, path }: Pushed) => {
    const shown = await registration.getNotifications({ tag });
    // A repeated text is shown silently; a new text for the same request has sound.
    const renotify = shown.some((one) => one.body !== body);
    const options = { body, tag, renotify, data: path };
    await registration.showNotification(title, options);
  };
  const open = async (path: string) => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    // Most recently used first.
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
