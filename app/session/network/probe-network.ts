/** Answered by the edge alone, without a room of ours being opened. */
export const PROBED_PATH = "/connection.txt";

/**
 * Asks whether there is a connection at all, which costs the server nothing.
 *
 * Goes before what would take the screen away if it failed, such as refetching all loaders. Rejects with
 * the TypeError of `fetch` where there is none [S183].
 */
export async function probeNetwork(): Promise<void> {
  await fetch(PROBED_PATH, { method: "HEAD", cache: "no-store" });
}

/** Vite's own, sent to the window when code that is imported can't be fetched. */
export const IMPORT_FAILED_EVENT = "vite:preloadError";

/** Sent to the window when the code of a screen can't be fetched. A listener that leads on prevents its default. */
export const SCREEN_LOST_EVENT = "foyer:screen-lost";
