import { PING, PONG } from "#domain/live/heartbeat.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** How often it is seen to that the line is there. */
const BEAT_MS = 20 * SECOND_MS;
/** After so long without a word, a line is given up. */
const SILENCE_MS = 50 * SECOND_MS;
/** How often the page is asked for while the line is there: a publication comes by itself. */
const ASK_MS = 300 * SECOND_MS;
const PATIENCE_MS = 15 * SECOND_MS;

interface Listeners {
  /** The address of the socket; null: there is nothing to hear. */
  readonly address: () => string | null;
  /** What the property tells now, each piece a text. */
  readonly onNews: (pieces: readonly string[]) => void;
  /** The page as it is now, and when it was asked for; null: there is none any more. */
  readonly onPage: (page: Response | null, askedAt: EpochMs) => Promise<void>;
  /** There is no network. */
  readonly onLost: () => void;
  /** The property has answered, whatever it was. */
  readonly onWord: () => void;
}

/**
 * Listens to the property on a socket, as open portals do, and asks for the page from time to time, often where there
 * is no socket. Goes on for ever.
 */
export function keepInTouch({ address, onNews, onPage, onLost, onWord }: Listeners): void {
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
      // Asked too often, or by no fault of the property's: it says nothing of it.
      if (page.status === 429 || page.status >= 500) return;
      await onPage(page.ok ? page : null, askedAt);
      onWord();
    } catch {
      // The next beat asks again.
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
