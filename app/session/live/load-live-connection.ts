import { fetchAgain } from "#app/ui/fetch-again.ts";
import { whenIdle } from "#app/ui/use-is-idle.ts";

type OpenLiveConnection = typeof import("./live-connection.ts").openLiveConnection;

const AGAIN_AFTER_MS = 5_000;

const fetchConnection = fetchAgain(() => import("./live-connection.ts"));

/**
 * Fetches the code of the live channel once the page is idle, for as long as that takes: offline it is asked for again.
 *
 * @param open what opens the channel; called once.
 * @returns how to call it off.
 */
export function loadLiveConnection(open: (openLiveConnection: OpenLiveConnection) => void): () => void {
  let isCalledOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function load() {
    try {
      const { openLiveConnection } = await fetchConnection();
      if (!isCalledOff) open(openLiveConnection);
    } catch (error) {
      // Offline, or on a line that broke off.
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
