import { isDeepStrictEqual } from "node:util";
import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "@playwright/test";
import { PROBED_PATH } from "#app/session/network/probe-network.ts";

/** What is forgotten of the product's origin after each test; only the cache of files that never change stays. */
const FORGOTTEN = "local_storage,indexeddb,cache_storage,service_workers,file_systems";

/** What a test listens to; Playwright's own listeners to other events stay. */
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

/** What a test does to a page for as long as it is open: such a page is closed instead of kept. */
const LASTING = [
  "addInitScript",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "routeWebSocket",
  "setExtraHTTPHeaders",
] as const;

/**
 * A context that earlier tests had before, and its page: the product's scripts are fetched and
 * compiled already, and the page's process runs, which together are half of what a browser test costs. (Playwright's
 * `reuseContext` empties the cache as well.)
 */
interface Kept {
  readonly context: BrowserContext;
  readonly openDevtools: BrowserContext["newCDPSession"];
  /** Null where the next test needs a new one. */
  page: Page | null;
  /** As the page was opened. */
  size: ViewportSize | null;
}

/** The contexts of this worker process, by their kind. */
const kept = new Map<string, Kept>();

async function makeKept(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  const made: Kept = { context, openDevtools: context.newCDPSession.bind(context), page: null, size: null };
  // What a test emulates by the protocol lasts as long as its session, which is as long as the page.
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

/** What a kept context is for; two of the same kind in one test differ by their place in it. */
export interface ContextKind {
  /** What Playwright adds to each new context of the test by itself. */
  readonly given: object;
  readonly options?: BrowserContextOptions;
  readonly index: number;
}

/** A context of this kind. One whose browser died is left to it. */
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

/** The page of a kept context; of any other one, a new page. */
export async function takePage(context: BrowserContext): Promise<Page> {
  const found = findKept(context);
  if (found === undefined) return context.newPage();
  if (found.page === null || found.page.isClosed()) found.page = await openPage(found);
  return found.page;
}

/**
 * Leaves nothing of a test to the next one: pages, size, cookies, storage, workers, routes, permissions, lost network.
 * A context that the test closed is not taken again.
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
  // A file of the product's own origin: a blank page would cost the next test a new process.
  await page.goto(`${origin}${PROBED_PATH}`);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await found.openDevtools(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: FORGOTTEN });
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
  await context.clearPermissions();
  await context.clearCookies();
}
