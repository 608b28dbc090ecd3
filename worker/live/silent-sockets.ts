import { CLOSE_SILENT } from "#domain/live/live.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { getListeners, type Listener } from "./attachment.ts";

/**
 * A socket silent for this long is dead, or its browser sleeps and reconnects later. Background tabs may ping
 * only once a minute.
 */
const SILENCE_MAX_MS = 180 * SECOND_MS;
/**
 * A socket silent for this long is closed if its session needs room for a new one; a live background tab would
 * have pinged.
 */
const SILENCE_OF_THE_LIVING_MAX_MS = 90 * SECOND_MS;
const SOCKETS_PER_SESSION_MAX = 10;

/** Closes sockets that have been silent for long. */
export class SilentSockets {
  readonly #state: DurableObjectState;
  readonly #onLeave: (socket: WebSocket) => void;

  constructor(state: DurableObjectState, onLeave: (socket: WebSocket) => void) {
    this.#state = state;
    this.#onLeave = onLeave;
  }

  close(now: EpochMs): void {
    this.#closeAmong(getListeners(this.#state.getWebSockets()), now, SILENCE_MAX_MS);
  }

  /** Whether a session may open another socket. At the limit, probably dead sockets are closed first. */
  hasRoom(sid: string, now: EpochMs): boolean {
    const listeners = getListeners(this.#state.getWebSockets(sid));
    if (listeners.length < SOCKETS_PER_SESSION_MAX) return true;
    const closed = this.#closeAmong(listeners, now, SILENCE_OF_THE_LIVING_MAX_MS);
    return listeners.length - closed < SOCKETS_PER_SESSION_MAX;
  }

  /** @returns the number of closed sockets. */
  #closeAmong(listeners: readonly Listener[], now: EpochMs, silenceMaxMs: number): number {
    const silent = listeners.filter(({ socket, attachment }) => {
      const heardAt = this.#state.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
      return now - Math.max(heardAt, attachment.toldAt) > silenceMaxMs;
    });
    for (const { socket } of silent) {
      this.#onLeave(socket);
      socket.close(CLOSE_SILENT, "Nothing was heard for long.");
    }
    return silent.length;
  }
}
