/** Exports of `more.ts`. */
interface More {
  /** Resolves when the page has its sheets; rejects if they cannot be loaded. */
  readonly fetchSheets: () => Promise<void>;
  readonly openBy: (opener: HTMLElement) => boolean;
}

/** URL served by the Worker. */
const MORE = "/guest/more.js";
/** Load it after this time even if the browser is never idle. */
const LEISURE_MS_MAX = 3_000;

/**
 * Loads the rest of the script and the page's sheets when idle, or on the first press that needs them. That
 * press then opens its dialog, or, if loading fails, leads to the page with all sheets.
 */
export function startWhenIdle(): void {
  let isReady = false;
  const start = async (): Promise<More> => {
    const more: More = await import(/* @vite-ignore */ MORE);
    await more.fetchSheets();
    isReady = true;
    return more;
  };
  const startAtLeisure = () => void start().catch(() => {});
  const onPress = (event: MouseEvent) => {
    const opener = (event.target as Element).closest<HTMLAnchorElement>("a[data-popup]");
    if (isReady || !opener) return;
    event.preventDefault();
    event.stopPropagation();
    const follow = () => location.assign(opener.href);
    start().then(({ openBy }) => openBy(opener) || follow(), follow);
  };
  addEventListener("click", onPress, true);
  // The touched line of the guests' search.
  addEventListener("focusin", ({ target }) => {
    if ((target as HTMLInputElement).name === "q") startAtLeisure();
  });
  // If the address or the history names an open dialog, load without waiting for idle.
  if (location.hash.length > 3 || history.state?.layers) startAtLeisure();
  // Browsers without `requestIdleCallback` use the next task.
  const later = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(startAtLeisure, { timeout: LEISURE_MS_MAX })
      : setTimeout(startAtLeisure);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
