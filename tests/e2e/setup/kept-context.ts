import type { Browser, BrowserContext } from "@playwright/test";

/** What is forgotten of the product's origin after each test; only the cache of files that never change stays. */
const FORGOTTEN = "local_storage,indexeddb,cache_storage,service_workers,file_systems";

/** One context of this worker process, and the options that it was made with. */
let kept: { readonly options: string; readonly context: BrowserContext } | null = null;

/**
 * A context that earlier tests of the same options had before: the product's scripts are fetched and compiled
 * already, which is a third of what a browser test costs. (Playwright's `reuseContext` empties that cache as well.)
 */
export async function takeContext(browser: Browser, given: object): Promise<BrowserContext> {
  const options = JSON.stringify(given);
  if (kept?.options === options && kept.context.browser() === browser) return kept.context;
  await kept?.context.close();
  kept = { options, context: await browser.newContext() };
  return kept.context;
}

/** Leaves nothing of a test to the next one: pages, cookies, storage, workers, routes, permissions, lost network. */
export async function clearContext(context: BrowserContext, origin = ""): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.removeAllListeners("request");
  const last = await context.newPage();
  await Promise.all(context.pages().map((page) => (page === last ? null : page.close())));
  const devtools = await context.newCDPSession(last);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: FORGOTTEN });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await last.close();
}
