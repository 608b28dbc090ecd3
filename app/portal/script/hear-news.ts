import { PING, PONG } from "#domain/live/heartbeat.ts";
import { kept } from "./kept-receipts.ts";
import type { ToldNews } from "./told-news.ts";

/** As the Worker serves it. */
const NEWS = "/guest/news.js";
const PING_MS = 60_000;
const AGAIN_MS = 2_000;
const AGAIN_MS_MAX = 60_000;

/** The one socket of a page, for who follows the receipts of its device. */
export interface Line {
  /**
   * Has `hear` called with the code of each receipt that something is new of, and with null whenever something may have
   * been missed. Called again, it asks for the receipts that have come since.
   */
  readonly follow: (hear: (code: string | null) => void) => void;
  /** Whether it tells of all that is new by itself. */
  readonly isOpen: () => boolean;
}

/** What `news.ts` gives. */
interface News {
  readonly show: (told: ToldNews, calm: () => Promise<void>) => Promise<void>;
}

/** Says when no finger is on the page, as nothing moves under one; the last who has asked is told. */
function watchFingers(): () => Promise<void> {
  let isTouched = false;
  let lift = () => {};
  addEventListener("pointerdown", () => (isTouched = true), true);
  // A finger that scrolls is no pointer any more, and lifted all the same.
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

const codesOf = () => kept().map(({ code }) => code);

/**
 * Shows on an open page what its property tells, at once (N2): listens on a socket while somebody looks at the page,
 * and on the same one to its receipts (R12). One that can't hold a socket asks now and then. The script that shows what
 * is told comes with the first that there is.
 */
export function hearNews({ documentElement, body }: Document): Line {
  const [, , slug] = location.pathname.split("/");
  const { lang } = documentElement;
  const load = (): Promise<News> => import(/* @vite-ignore */ NEWS);
  const untilLifted = watchFingers();
  const hasNews = body.querySelector(".p-news") !== null;
  /** What was heard last: 0 for nothing, -1 where the page had something in it. */
  let last = hasNews ? -1 : 0;
  let socket: WebSocket | undefined;
  /** Of which receipts the socket tells. */
  let asked: readonly string[] = [];
  let hear: (code: string | null) => void = () => {};
  let again = AGAIN_MS;
  let timer = 0;

  const take = (told: ToldNews) => {
    if (told.sequence === last) return;
    last = told.sequence ?? last;
    void load().then(({ show }) => show(told, untilLifted));
  };
  const ask = async () => {
    const answer = await fetch(`/p/${slug}/${lang}/news`);
    if (answer.ok) take(await answer.json());
  };
  const listen = () => {
    clearTimeout(timer);
    if (socket || document.hidden) return;
    asked = codesOf();
    const codes = asked.length > 0 ? `&codes=${asked.join(".")}` : "";
    const address = `${location.origin.replace("http", "ws")}/p/${slug}/channel?language=${lang}&since=${last}${codes}`;
    const opened = new WebSocket(address);
    let wasOpen = false;
    socket = opened;
    opened.onopen = () => {
      wasOpen = true;
      again = AGAIN_MS;
      hear(null);
      askForMore();
    };
    opened.onmessage = ({ data }) => {
      if (data === PONG) return;
      if (data[0] === "{") take(JSON.parse(data));
      else hear(data);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = undefined;
      // Thousands of phones must not come back in the same instant.
      timer = window.setTimeout(listen, again * (0.5 + Math.random()));
      again = Math.min(again * 2, AGAIN_MS_MAX);
      if (wasOpen) return;
      void ask().catch(() => {});
      hear(null);
    };
  };
  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  /** Opens it again where a receipt has come: one that is opening now is waited for. */
  const askForMore = () => {
    if (!isOpen() || codesOf().every((code) => asked.includes(code))) return;
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
  // A browser keeps no page to come back to that holds a socket.
  addEventListener("pagehide", () => socket?.close());
  document.addEventListener("visibilitychange", listen);
  return {
    follow: (listener) => {
      hear = listener;
      askForMore();
    },
    isOpen,
  };
}
