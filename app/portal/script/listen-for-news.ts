import { PING, PONG } from "#domain/live/heartbeat.ts";
import type { NewsMessage } from "./news-message.ts";
import { readReceipts } from "./stored-receipts.ts";

/** URL served by the Worker. */
const NEWS = "/guest/news.js";
const PING_MS = 60_000;
const AGAIN_MS = 2_000;
const AGAIN_MS_MAX = 60_000;

/** The page's single socket, also used for receipts. */
export interface Line {
  /**
   * Calls `connect` with the code of each changed receipt, and with `null` whenever changes may have been
   * missed. Call it again to subscribe to new receipts.
   */
  readonly follow: (connect: (code: string | null) => void) => void;
  /** Whether the socket is open, so that polling is not needed. */
  readonly isOpen: () => boolean;
}

/** Exports of `news.ts`. */
interface News {
  readonly show: (message: NewsMessage, calm: () => Promise<void>) => Promise<void>;
}

/** Resolves when no finger touches the page, because nothing may move under one. Only the latest waiter resolves. */
function watchFingers(): () => Promise<void> {
  let isTouched = false;
  let lift = () => {};
  addEventListener("pointerdown", () => (isTouched = true), true);
  // A scrolling touch ends without `pointerup`, but with `touchend`.
  for (const event of ["pointerup", "touchend", "touchcancel"]) {
    addEventListener(
      event,
      () => {
        isTouched = false;
        lift();
      },
      true,
    );
  }
  return () =>
    new Promise((resolve) => {
      lift = resolve;
      if (!isTouched) resolve();
    });
}

const getCodes = () => readReceipts().map(({ code }) => code);

/**
 * Shows announcements on an open page at once (N2): opens a socket while the page is visible, which also
 * carries its receipts (R12). Without sockets it polls. The rendering script is loaded with the first
 * announcement.
 */
export function listenForNews({ documentElement, body }: Document): Line {
  const [, , slug] = location.pathname.split("/");
  const { lang } = documentElement;
  const load = (): Promise<News> => import(/* @vite-ignore */ NEWS);
  const untilLifted = watchFingers();
  const hasNews = body.querySelector(".p-news") !== null;
  /** Latest sequence: 0 for none, -1 if the page itself contained announcements. */
  let last = hasNews ? -1 : 0;
  let socket: WebSocket | undefined;
  /** Receipts the socket is subscribed to. */
  let asked: readonly string[] = [];
  let connect: (code: string | null) => void = () => {};
  let again = AGAIN_MS;
  let timer = 0;

  const applyNews = (message: NewsMessage) => {
    if (message.sequence === last) return;
    last = message.sequence ?? last;
    void load().then(({ show }) => show(message, untilLifted));
  };
  const ask = async () => {
    const answer = await fetch(`/p/${slug}/${lang}/news`);
    if (answer.ok) applyNews(await answer.json());
  };
  const listen = () => {
    clearTimeout(timer);
    if (socket || document.hidden) return;
    asked = getCodes();
    const codes = asked.length > 0 ? `&codes=${asked.join(".")}` : "";
    const address = `${location.origin.replace("http", "ws")}/p/${slug}/channel?language=${lang}&since=${last}${codes}`;
    const opened = new WebSocket(address);
    let wasOpen = false;
    socket = opened;
    opened.onopen = () => {
      wasOpen = true;
      again = AGAIN_MS;
      connect(null);
      askForMore();
    };
    opened.onmessage = ({ data }) => {
      if (data === PONG) return;
      if (data[0] === "{") applyNews(JSON.parse(data));
      else connect(data);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = undefined;
      // Jitter: thousands of phones must not reconnect at once.
      timer = window.setTimeout(listen, again * (0.5 + Math.random()));
      again = Math.min(again * 2, AGAIN_MS_MAX);
      if (wasOpen) return;
      void ask().catch(() => {});
      connect(null);
    };
  };
  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  /** Reconnects for a new receipt; waits if a connection is being opened. */
  const askForMore = () => {
    if (!isOpen() || getCodes().every((code) => asked.includes(code))) return;
    const before = socket;
    socket = undefined;
    listen();
    before?.close();
  };
  if (hasNews) void load();
  listen();
  setInterval(() => {
    if (isOpen()) socket?.send(PING);
  }, PING_MS);
  for (const event of ["pageshow", "online"]) addEventListener(event, listen);
  // A page with an open socket is not kept in the back/forward cache.
  addEventListener("pagehide", () => socket?.close());
  document.addEventListener("visibilitychange", listen);
  return {
    follow: (listener) => {
      connect = listener;
      askForMore();
    },
    isOpen,
  };
}
