/** Served by the edge as a static file, without running the Worker. */
export const PROBED_PATH = "/connection.txt";

/**
 * Checks for a connection without using the server.
 *
 * Call it before anything that would replace the screen on failure, such as revalidating all loaders. Rejects
 * with `fetch`'s TypeError if offline [S183].
 */
export async function probeNetwork(): Promise<void> {
  await fetch(PROBED_PATH, { method: "HEAD", cache: "no-store" });
}

/** Vite's window event when imported code cannot be fetched. */
export const IMPORT_FAILED_EVENT = "vite:preloadError";

/** Window event: a screen's code could not be fetched. A listener that navigates calls `preventDefault`. */
export const SCREEN_LOST_EVENT = "foyer:screen-lost";
