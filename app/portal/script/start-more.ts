/** What `more.ts` gives. */
interface More {
  /** Settles once the page has its sheets, and rejects where they can't be had. */
  readonly fetchSheets: () => Promise<void>;
  readonly openBy: (opener: HTMLElement) => boolean;
}

/** As the Worker serves it. */
const MORE = "/guest/more.js";
/** A busy browser may find no leisure at all: what a page is told would never reach it. */
const LEISURE_MS_MAX = 3_000;

/**
 * Fetches the rest of the script and the page's sheets once the page is idle, or with the first press that needs them:
 * that opens what it is for as soon as it is there, and leads to the page with all its sheets where it can't be had.
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
  // What is open by its address, or was when the page was left, is what the guest waits for.
  if (location.hash.length > 3 || history.state?.layers) startAtLeisure();
  // Browsers without `requestIdleCallback` wait for the next task.
  const later = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(startAtLeisure, { timeout: LEISURE_MS_MAX })
      : setTimeout(startAtLeisure);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
