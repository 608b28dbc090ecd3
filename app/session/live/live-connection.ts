/**
 * WebSocket of the live channel. `openLiveConnection` adds tickets, heartbeat and reconnection delays to
 * partysocket; `use-channel.ts` applies its messages.
 */

import { WebSocket as ReconnectingSocket } from "partysocket";
import { PING, PONG } from "#domain/live/heartbeat.ts";
import type { ClientMessage, ServerMessage } from "#domain/live/live.ts";
import { readServerMessage } from "#domain/live/live-schema.ts";
import { createPause } from "../network/pause.ts";
import { storeBookmark } from "../network/store-bookmark.ts";
import { CLOSED_WITHOUT_A_WORD, getReconnectDelay } from "./reconnect-delay.ts";

const PING_INTERVAL_MS = 25_000;
const PONG_TIMEOUT_MS = 10_000;
/** If a connection was shorter, it was refused or the line is bad: the delay keeps increasing. */
const STOOD_MS = 5_000;

interface LiveOptions {
  /** A one-time ticket; `null` if unavailable. */
  readonly requestTicket: () => Promise<string | null>;
  /** Last sequence number seen; `null`: none yet. */
  readonly since: () => number | null;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onState: (isOpen: boolean) => void;
}

export interface LiveConnection {
  /** Sends a message; dropped if not connected. */
  readonly say: (message: ClientMessage) => void;
  readonly close: () => void;
}

/**
 * Opens the group's live channel. Reconnects by itself with a new ticket and the last sequence number seen,
 * so that the server replays exactly the missed messages.
 */
export function openLiveConnection({
  requestTicket,
  since,
  onMessage,
  onState,
}: LiveOptions): LiveConnection {
  const pause = createPause();
  let openedAt: number | null = null;
  /** Delay and number of the next attempt; both restart after a stable connection. */
  let [delayMs, attempt] = [0, 0];
  const waitFor = (code: number, openForMs: number) => {
    attempt += 1;
    delayMs = getReconnectDelay({ code, openForMs, attempt }, Math.random());
  };
  const nextAddress = async () => {
    await pause.for(delayMs);
    // Prepare the delay after this attempt in case it fails: the library reports only some failures.
    waitFor(CLOSED_WITHOUT_A_WORD, 0);
    return buildAddress(requestTicket, since);
  };
  // Disable the library's delay, which does not depend on the failure.
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
  // After sleep, the browser may not have noticed that the socket is dead: test or reopen it.
  const wake = () => {
    if (document.visibilityState !== "visible") return;
    if (openedAt === null) comeBackNow();
    else ping();
  };
  document.addEventListener("visibilitychange", wake);
  // Only this client's network returned, so it may reconnect without delay: others do not do so at once.
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
    if ("bookmark" in message) storeBookmark(message.bookmark);
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

async function buildAddress(
  requestTicket: () => Promise<string | null>,
  since: () => number | null,
): Promise<string> {
  const ticket = await requestTicket();
  // The library retries with growing delays.
  if (ticket === null) throw new Error("No ticket for the live channel was to be had.");
  const query = new URLSearchParams({ ticket });
  const sequence = since();
  if (sequence !== null) query.set("since", String(sequence));
  return `${location.origin.replace(/^http/, "ws")}/api/live?${query}`;
}
