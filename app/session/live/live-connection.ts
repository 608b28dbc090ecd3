import { WebSocket as ReconnectingSocket } from "partysocket";
import { PING, PONG } from "#domain/live/heartbeat.ts";
import type { ClientMessage, ServerMessage } from "#domain/live/live.ts";
import { readServerMessage } from "#domain/live/live-schema.ts";
import { keepBookmark } from "../network/keep-bookmark.ts";
import { newPause } from "../network/pause.ts";
import { CLOSED_WITHOUT_A_WORD, reconnectDelay } from "./reconnect-delay.ts";

const PING_INTERVAL_MS = 25_000;
const PONG_TIMEOUT_MS = 10_000;
/** A connection that ends sooner was refused, or is on a line that does not hold: the intervals go on growing. */
const STOOD_MS = 5_000;

interface LiveOptions {
  /** A one-time ticket; null if unavailable. */
  readonly requestTicket: () => Promise<string | null>;
  /** The last sequence number that was seen; null before the first. */
  readonly since: () => number | null;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onState: (isOpen: boolean) => void;
}

export interface LiveConnection {
  /** Says something now; lost while the connection is not open. */
  readonly say: (message: ClientMessage) => void;
  readonly close: () => void;
}

/**
 * The live channel of the group, for as long as a screen is open. Comes back by itself, with a ticket of
 * its own each time, and says what it saw last, so that it is sent exactly what it missed.
 */
export function openLiveConnection({
  requestTicket,
  since,
  onMessage,
  onState,
}: LiveOptions): LiveConnection {
  const pause = newPause();
  let openedAt: number | null = null;
  /** How long the next attempt waits, and which one it is since a connection last stood. */
  let [delayMs, attempt] = [0, 0];
  const waitFor = (code: number, openForMs: number) => {
    attempt += 1;
    delayMs = reconnectDelay({ code, openForMs, attempt }, Math.random());
  };
  const nextAddress = async () => {
    await pause.for(delayMs);
    // Of the attempt after this one, should this one fail: the library tells of some failures only.
    waitFor(CLOSED_WITHOUT_A_WORD, 0);
    return addressOf(requestTicket, since);
  };
  // Waiting is ours alone: the library would wait the same after every loss.
  const socket = new ReconnectingSocket(nextAddress, [], {
    minReconnectionDelay: 0,
    maxEnqueuedMessages: 10,
  });
  const comeBackNow = () => {
    delayMs = 0;
    pause.end();
  };

  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const ping = () => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(PING);
    clearTimeout(pongTimer);
    pongTimer = setTimeout(() => {
      socket.reconnect();
      comeBackNow();
    }, PONG_TIMEOUT_MS);
  };
  const pingTimer = setInterval(ping, PING_INTERVAL_MS);
  // A browser that slept may hold a socket that is long dead, and not know it.
  const wake = () => {
    if (document.visibilityState !== "visible") return;
    if (openedAt === null) comeBackNow();
    else ping();
  };
  document.addEventListener("visibilitychange", wake);
  // The line of this one person was away and is back: nobody else comes with them.
  window.addEventListener("online", comeBackNow);
  socket.addEventListener("open", () => {
    openedAt = Date.now();
    onState(true);
  });
  socket.addEventListener("close", ({ code }) => {
    if (openedAt !== null) {
      const openForMs = Date.now() - openedAt;
      if (openForMs >= STOOD_MS) attempt = 0;
      waitFor(code, openForMs);
    }
    openedAt = null;
    onState(false);
  });
  socket.addEventListener("message", (event: MessageEvent<string>) => {
    if (event.data === PONG) return clearTimeout(pongTimer);
    const message = readServerMessage(event.data);
    if (!message) return;
    if ("bookmark" in message) keepBookmark(message.bookmark);
    onMessage(message);
  });
  return {
    say: (message) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", comeBackNow);
      clearInterval(pingTimer);
      clearTimeout(pongTimer);
      pause.callOff();
      socket.close();
    },
  };
}

async function addressOf(
  requestTicket: () => Promise<string | null>,
  since: () => number | null,
): Promise<string> {
  const ticket = await requestTicket();
  // It is asked for again, later and later.
  if (ticket === null) throw new Error("No ticket for the live channel was to be had.");
  const query = new URLSearchParams({ ticket });
  const sequence = since();
  if (sequence !== null) query.set("since", String(sequence));
  return `${location.origin.replace(/^http/, "ws")}/api/live?${query}`;
}
