/** As the Worker serves it; its header lets it watch over all portals. */
const WORKER_PATH = "/guest/sw.js";
const SCOPE = "/p/";

/** Whether the service worker gave the browser this page, and did not only take it over while it loaded. */
function isWatched(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigator.serviceWorker.controller !== null && page?.workerStart !== 0;
}

/**
 * Lets the portal be opened without a network from the second visit on, and tells the service worker what
 * the first one has shown, and what it has fetched once `others` settles. To be called when the page has loaded, so
 * that it takes no line from it.
 */
export function keepOffline(others: Promise<unknown>): void {
  const begin = async () => {
    // Absent, or refused when asked for, where a page may not have one: in some apps' own browsers.
    const { serviceWorker } = navigator;
    const say = (worker: ServiceWorker | null, addresses: readonly string[]) =>
      worker?.postMessage(addresses);
    const isNew = !isWatched();
    addEventListener("online", () => say(serviceWorker.controller, []));
    await serviceWorker.register(WORKER_PATH, { scope: SCOPE });
    const { active } = await serviceWorker.ready;
    const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name);
    say(active, isNew ? [location.href, ...fetched()] : []);
    await others;
    // The service worker skips what it has kept already.
    if (isNew) say(active, fetched());
  };
  // Refused in private windows and by settings: the page works as before, with a network.
  begin().catch(() => {});
}
