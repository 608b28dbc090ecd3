import { findAskForm, SEARCH } from "./attach-ask.ts";

/** URL served by the Worker; its header allows the scope of all portals. */
const WORKER_PATH = "/guest/sw.js";
const SCOPE = "/p/";

/** Addresses of the guests' search, and of the guide that it leads to. */
function getSearchAddresses(): readonly string[] {
  const address = findAskForm()?.action;
  if (!address) return [];
  return [address, `${address}.json`, new URL("guide", address).href, new URL(SEARCH, address).href];
}

/** Whether the service worker served this page, rather than taking it over while loading. */
function isWatched(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigator.serviceWorker.controller !== null && page?.workerStart !== 0;
}

/**
 * Makes the portal available offline from the second visit on. Tells the service worker what the first visit
 * loaded, also after `others` resolves. Call it after `load`, so that it does not compete with the page.
 */
export function enableOffline(others: Promise<unknown>): void {
  const begin = async () => {
    // Absent or blocked in some in-app browsers.
    const { serviceWorker } = navigator;
    const say = (worker: ServiceWorker | null, addresses: readonly string[]) =>
      worker?.postMessage(addresses);
    const isNew = !isWatched();
    addEventListener("online", () => say(serviceWorker.controller, []));
    await serviceWorker.register(WORKER_PATH, { scope: SCOPE });
    const { active } = await serviceWorker.ready;
    const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name);
    say(active, isNew ? [location.href, ...fetched()] : []);
    say(active, getSearchAddresses());
    await others;
    // The service worker skips what is cached already.
    if (isNew) say(active, fetched());
  };
  // Blocked in private windows or by settings: the page works as before, online only.
  begin().catch(() => {});
}
