import { openOne } from "./history.ts";

/** How often a page asks at most. */
const ASK_AGAIN_MS = 300_000;
/** How often a page asks that nobody leaves, as on a tablet in the lobby. */
const ROUND_MS = 3_600_000;

/**
 * Lets a page that was left open follow when the property closes: for the season (T8), or with its licence. The server
 * alone knows, by its own clock; the closed page is the one that nothing may keep. A page with an open sheet stays
 * until that is closed, and one without a network as it is.
 */
export function attachStillOpen(): void {
  let askedAt = Date.now();
  const ask = async () => {
    if (document.hidden || openOne() || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    const { headers } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (headers.get("cache-control") === "no-store" && !openOne()) location.reload();
  };
  const askAtOnce = () => void ask().catch(() => {});
  setInterval(askAtOnce, ROUND_MS);
  for (const event of ["pageshow", "online", "visibilitychange", "close"])
    addEventListener(event, askAtOnce, true);
}
