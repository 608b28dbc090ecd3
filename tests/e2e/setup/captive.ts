import type { Browser, BrowserContext, Page } from "@playwright/test";

/** User agent of the window that a hotel's Wi-Fi opens on an iPhone: WebKit, but not Safari. */
const CAPTIVE_USER_AGENT =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";

/** Removes APIs that such a window may lack. Runs in the page, before its scripts. */
function takeAway(how: "absent" | "refused"): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const hide = (owner: object, name: string) => {
    if (how === "absent" && Reflect.deleteProperty(owner, name)) return;
    Object.defineProperty(owner, name, { get: how === "absent" ? () => undefined : refuse });
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) hide(globalThis, name);
  hide(Navigator.prototype, "serviceWorker");
  Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  for (const name of ["clipboard", "sendBeacon", "share"]) Reflect.deleteProperty(Navigator.prototype, name);
  for (const name of ["showModal", "show", "close", "open", "returnValue"]) {
    Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }
  Reflect.deleteProperty(globalThis, "HTMLDialogElement");
  // No other window can open.
  globalThis.open = () => null;
}

let guests = 0;

/**
 * A guest in the captive window of a hotel's Wi-Fi: no service worker, storage, dialogs, clipboard, beacons, new
 * windows or returning cookies.
 */
export async function newCaptiveGuest(
  browser: Browser,
  how: "absent" | "refused",
): Promise<{ context: BrowserContext; page: Page; windows: string[] }> {
  guests += 1;
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    userAgent: `${CAPTIVE_USER_AGENT} guest ${guests} of ${process.pid}`,
    serviceWorkers: "block",
  });
  await context.addInitScript(takeAway, how);
  await context.route("**/*", async (route) => {
    const headers = await route.request().allHeaders();
    await route.continue({ headers: { ...headers, cookie: "" } });
  });
  const page = await context.newPage();
  const windows: string[] = [];
  context.on("page", (opened) => windows.push(opened.url()));
  return { context, page, windows };
}
