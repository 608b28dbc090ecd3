import { WebSocket as ReconnectingSocket } from "partysocket";
import { type ClientMessage, PING, PONG, type ServerMessage, serverMessageSchema } from "#domain/live.ts";

const PING_INTERVAL_MS = 25_000;
const PONG_TIMEOUT_MS = 10_000;
const MIN_RECONNECTION_DELAY_MS = 500;
const MAX_RECONNECTION_DELAY_MS = 10_000;

interface LiveOptions {
  /** A one-time ticket; null when none is to be had now. */
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
  const socket = new ReconnectingSocket(() => addressOf(requestTicket, since), [], {
    minReconnectionDelay: MIN_RECONNECTION_DELAY_MS + Math.random() * MIN_RECONNECTION_DELAY_MS,
    maxReconnectionDelay: MAX_RECONNECTION_DELAY_MS,
    maxEnqueuedMessages: 10,
  });
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const ping = () => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(PING);
    clearTimeout(pongTimer);
    pongTimer = setTimeout(() => socket.reconnect(), PONG_TIMEOUT_MS);
  };
  const pingTimer = setInterval(ping, PING_INTERVAL_MS);
  // A browser that slept may hold a socket that is long dead, and not know it.
  const wake = () => {
    if (document.visibilityState === "visible") ping();
  };
  document.addEventListener("visibilitychange", wake);
  socket.addEventListener("open", () => onState(true));
  socket.addEventListener("close", () => onState(false));
  socket.addEventListener("message", (event: MessageEvent<string>) => {
    if (event.data === PONG) return clearTimeout(pongTimer);
    // A newer server may say what a page that has been open for long doesn't know yet.
    const message = serverMessageSchema.safeParse(JSON.parse(event.data)).data;
    if (message) onMessage(message);
  });
  return {
    say: (message) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      document.removeEventListener("visibilitychange", wake);
      clearInterval(pingTimer);
      clearTimeout(pongTimer);
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
