import { isDeepStrictEqual } from "node:util";
import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "@playwright/test";
import { PROBED_PATH } from "#app/session/network/probe-network.ts";

/** Storage to clear after each test; only the cache of immutable files stays. */
const FORGOTTEN = "local_storage,indexeddb,cache_storage,service_workers,file_systems";

/** Events that tests listen to; Playwright's listeners to other events stay. */
const PAGE_EVENTS = [
  "console",
  "dialog",
  "download",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
] as const;
const CONTEXT_EVENTS = ["page", "request", "requestfinished", "response"] as const;

/** Page methods with a lasting effect: a page that used one is closed, not reused. */
const LASTING = [
  "addInitScript",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "routeWebSocket",
  "setExtraHTTPHeaders",
] as const;

/**
 * A reused context and its page: with scripts fetched and compiled and the process running, it saves half the cost of
 * a browser test. (Playwright's `reuseContext` empties the cache.)
 */
interface Kept {
  readonly context: BrowserContext;
  readonly openDevtools: BrowserContext["newCDPSession"];
  /** Null: the next test needs a new page. */
  page: Page | null;
  /** Viewport when the page was opened. */
  size: ViewportSize | null;
}

/** Contexts of this worker process, by kind. */
const kept = new Map<string, Kept>();

async function makeKept(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  const made: Kept = { context, openDevtools: context.newCDPSession.bind(context), page: null, size: null };
  // Emulation over CDP lasts as long as its session, which lasts as long as the page.
  context.newCDPSession = (target) => {
    if (target === made.page) made.page = null;
    return made.openDevtools(target);
  };
  return made;
}

async function openPage(made: Kept): Promise<Page> {
  const page = await made.context.newPage();
  made.size = page.viewportSize();
  for (const method of LASTING) {
    const original = page[method].bind(page) as (...given: unknown[]) => unknown;
    Object.assign(page, {
      [method]: (...given: unknown[]) => {
        made.page = null;
        return original(...given);
      },
    });
  }
  return page;
}

/** Kind of a reused context; contexts of one test differ by `index`. */
export interface ContextKind {
  /** Options that Playwright adds to each new context of the test. */
  readonly given: object;
  readonly options?: BrowserContextOptions;
  readonly index: number;
}

/** A context of this kind; a new one if the browser died. */
export async function takeContext(browser: Browser, kind: ContextKind): Promise<BrowserContext> {
  const name = JSON.stringify(kind);
  const known = kept.get(name);
  if (known?.context.browser() === browser) return known.context;
  const made = await makeKept(browser, kind.options ?? {});
  kept.set(name, made);
  made.context.once("close", () => kept.delete(name));
  return made.context;
}

function findKept(context: BrowserContext): Kept | undefined {
  return [...kept.values()].find((each) => each.context === context);
}

/** The page of a reused context; a new page of any other. */
export async function takePage(context: BrowserContext): Promise<Page> {
  const found = findKept(context);
  if (found === undefined) return context.newPage();
  if (found.page === null || found.page.isClosed()) found.page = await openPage(found);
  return found.page;
}

/**
 * Clears a test's traces: pages, size, cookies, storage, workers, routes, permissions, lost network. A context that
 * the test closed is discarded.
 */
export async function clearContext(context: BrowserContext, origin = ""): Promise<void> {
  const found = findKept(context);
  if (found === undefined) return;
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of CONTEXT_EVENTS) await context.removeAllListeners(event);
  await context.setOffline(false);
  const page = await takePage(context);
  await Promise.all(context.pages().map((other) => (other === page ? null : other.close())));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of PAGE_EVENTS) await page.removeAllListeners(event);
  await page.mouse.move(0, 0);
  if (found.size && !isDeepStrictEqual(page.viewportSize(), found.size))
    await page.setViewportSize(found.size);
  // A file of the product's origin: a blank page would cost the next test a new process.
  await page.goto(`${origin}${PROBED_PATH}`);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await found.openDevtools(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: FORGOTTEN });
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
  await context.clearPermissions();
  await context.clearCookies();
}
