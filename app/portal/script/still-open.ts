import { openOne } from "./history.ts";

/** Minimum interval between checks. */
const ASK_AGAIN_MS = 300_000;
/** Interval for a page that stays open, such as on a lobby tablet. */
const ROUND_MS = 3_600_000;

/**
 * Notices on an open page that the property closed: for the season (T8) or by its licence. Only the server's
 * clock decides; a closed page is never cached. A page with an open sheet waits until it is closed; an
 * offline page stays.
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
