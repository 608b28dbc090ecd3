/** Push payload, as the server writes it. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  /** A device shows one notification per tag. */
  readonly tag: string;
  /** Page to open, in the guest's language. */
  readonly path: string;
  /** Label of the unsubscribe button. */
  readonly stop: string;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The part of a service worker's scope used for notifications. */
export interface NotifyingScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: NotifyingEvent) => void): void;
}

interface NotifyingEvent {
  readonly data?: { json(): Pushed };
  readonly notification: Notification;
  readonly action: string;
  waitUntil(work: Promise<unknown>): void;
}

const getPortalPath = (path: string) => path.split("/", 3).join("/");

/** Shows pushed messages; a press opens the portal, the second button unsubscribes (N6). */
export function attachNotifications(scope: NotifyingScope): void {
  const { registration, clients } = scope;
  const open = async (path: string) => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find(({ url }) => getPortalPath(new URL(url).pathname) === getPortalPath(path));
    return there ? there.focus() : clients.openWindow(path);
  };
  const end = async (path: string) => {
    const endpoint = (await registration.pushManager.getSubscription())?.endpoint;
    if (endpoint)
      await fetch(`${path}/notifications`, { method: "POST", body: new URLSearchParams({ end: endpoint }) });
  };
  scope.addEventListener("push", (event) => {
    const pushed = event.data?.json();
    if (!pushed) return;
    const { title, body, tag, path, stop } = pushed;
    const icon = `${getPortalPath(path)}/icon.png`;
    // Action buttons are not supported everywhere, and missing in the types.
    const shown = { body, tag, icon, data: path, actions: [{ action: "stop", title: stop }] };
    event.waitUntil(registration.showNotification(title, shown));
  });
  scope.addEventListener("notificationclick", (event) => {
    const { notification, action } = event;
    notification.close();
    event.waitUntil((action === "stop" ? end : open)(notification.data));
  });
}
