import { fetchAgain } from "#app/ui/fetch-again.ts";
import { whenIdle } from "#app/ui/use-is-idle.ts";

type OpenLiveConnection = typeof import("./live-connection.ts").openLiveConnection;

const AGAIN_AFTER_MS = 5_000;

const fetchConnection = fetchAgain(() => import("./live-connection.ts"));

/**
 * Loads the live channel's code once the page is idle; retries while offline.
 *
 * @param open opens the channel; called once.
 * @returns a function that cancels.
 */
export function loadLiveConnection(open: (openLiveConnection: OpenLiveConnection) => void): () => void {
  let isCalledOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function load() {
    try {
      const { openLiveConnection } = await fetchConnection();
      if (!isCalledOff) open(openLiveConnection);
    } catch (error) {
      // Offline, or the connection broke.
      console.warn(error);
      if (!isCalledOff) timer = setTimeout(load, AGAIN_AFTER_MS);
    }
  }
  const callOff = whenIdle(() => void load());
  return () => {
    isCalledOff = true;
    callOff();
    clearTimeout(timer);
  };
}
