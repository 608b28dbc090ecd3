import { CLOSE_SILENT } from "#domain/live/live.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { type Listener, listenersAmong } from "./attachment.ts";

/**
 * A socket that has not pinged for so long is dead, or its browser sleeps; awake, it comes back by itself.
 * A tab in the background may ping once a minute only.
 */
const SILENCE_MAX_MS = 180 * SECOND_MS;
/** Past this silence a socket gives way to a new one of its session: a tab in the background has pinged since. */
const SILENCE_OF_THE_LIVING_MAX_MS = 90 * SECOND_MS;
const SOCKETS_PER_SESSION_MAX = 10;

/** Closes the sockets of a channel from which nothing was heard for long. */
export class SilentSockets {
  readonly #state: DurableObjectState;
  readonly #onLeave: (socket: WebSocket) => void;

  constructor(state: DurableObjectState, onLeave: (socket: WebSocket) => void) {
    this.#state = state;
    this.#onLeave = onLeave;
  }

  close(now: EpochMs): void {
    this.#closeAmong(listenersAmong(this.#state.getWebSockets()), now, SILENCE_MAX_MS);
  }

  /** Whether a session may hold one more socket. At its limit those that are most likely dead are closed first. */
  hasRoom(sid: string, now: EpochMs): boolean {
    const listeners = listenersAmong(this.#state.getWebSockets(sid));
    if (listeners.length < SOCKETS_PER_SESSION_MAX) return true;
    const closed = this.#closeAmong(listeners, now, SILENCE_OF_THE_LIVING_MAX_MS);
    return listeners.length - closed < SOCKETS_PER_SESSION_MAX;
  }

  /** @returns how many were closed. */
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
