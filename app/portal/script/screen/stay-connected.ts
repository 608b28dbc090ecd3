import { PING, PONG } from "#domain/live/heartbeat.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** Interval for checking the connection. */
const BEAT_MS = 20 * SECOND_MS;
/** Silence after which a connection is closed. */
const SILENCE_MS = 50 * SECOND_MS;
/** Interval for refetching the page while connected, to notice publications. */
const ASK_MS = 300 * SECOND_MS;
const PATIENCE_MS = 15 * SECOND_MS;

interface Listeners {
  /** URL of the socket; `null`: nothing to receive. */
  readonly address: () => string | null;
  /** Called with the current announcements as texts. */
  readonly onNews: (pieces: readonly string[]) => void;
  /** Called with the current page and the time of the request; `null`: the portal is gone. */
  readonly onPage: (page: Response | null, askedAt: EpochMs) => Promise<void>;
  /** Called when offline. */
  readonly onLost: () => void;
  /** Called for every answer, whatever it is. */
  readonly onWord: () => void;
}

/**
 * Listens to a property's socket like an open portal, and refetches the page regularly, more often without a
 * socket. Runs forever.
 */
export function stayConnected({ address, onNews, onPage, onLost, onWord }: Listeners): void {
  let socket: WebSocket | undefined;
  let heardAt = 0;
  let askedAt = 0;

  const listen = () => {
    const to = address();
    if (to === null) return;
    const opened = new WebSocket(to);
    socket = opened;
    heardAt = Date.now();
    opened.onmessage = ({ data }) => {
      heardAt = Date.now();
      onWord();
      if (data !== PONG) onNews(JSON.parse(data).pieces);
    };
    opened.onclose = () => {
      if (socket === opened) socket = undefined;
    };
  };

  const ask = async () => {
    askedAt = Date.now();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    try {
      const page = await fetch(location.href, { cache: "no-cache", signal: patience.signal });
      // Rate-limited or a server error: says nothing about the page.
      if (page.status === 429 || page.status >= 500) return;
      await onPage(page.ok ? page : null, askedAt);
      onWord();
    } catch {
      // The next interval retries.
      onLost();
    } finally {
      clearTimeout(timer);
    }
  };

  const beat = () => {
    const now = Date.now();
    if (socket && now - heardAt > SILENCE_MS) {
      socket.close();
      socket = undefined;
    }
    const isThere = socket?.readyState === WebSocket.OPEN;
    if (isThere) socket?.send(PING);
    if (!isThere || now - askedAt >= ASK_MS) void ask();
    if (!socket) listen();
  };

  beat();
  setInterval(beat, BEAT_MS);
  addEventListener("online", beat);
}
