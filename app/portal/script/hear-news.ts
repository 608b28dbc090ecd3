import { PING, PONG } from "#domain/live/heartbeat.ts";
import type { ToldNews } from "./told-news.ts";

/** As the Worker serves it. */
const NEWS = "/guest/news.js";
const PING_MS = 60_000;
const AGAIN_MS = 2_000;
const AGAIN_MS_MAX = 60_000;

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

/**
 * Shows on an open page what its property tells, at once (N2): listens on a socket while somebody looks at the page.
 * One that can't hold a socket asks when it is looked at again. The script that shows it comes with the first that
 * there is.
 */
export function hearNews({ documentElement, body }: Document): void {
  const [, , slug] = location.pathname.split("/");
  const { lang } = documentElement;
  const load = (): Promise<News> => import(/* @vite-ignore */ NEWS);
  const untilLifted = watchFingers();
  const hasNews = body.querySelector(".p-news") !== null;
  /** What was heard last: 0 for nothing, -1 where the page had something in it. */
  let last = hasNews ? -1 : 0;
  let socket: WebSocket | undefined;
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
    const address = `${location.origin.replace("http", "ws")}/p/${slug}/channel?language=${lang}&since=${last}`;
    const opened = new WebSocket(address);
    let wasOpen = false;
    socket = opened;
    opened.onopen = () => {
      wasOpen = true;
      again = AGAIN_MS;
    };
    opened.onmessage = ({ data }) => {
      if (data !== PONG) take(JSON.parse(data));
    };
    opened.onclose = () => {
      socket = undefined;
      // Thousands of phones must not come back in the same instant.
      timer = window.setTimeout(listen, again * (0.5 + Math.random()));
      again = Math.min(again * 2, AGAIN_MS_MAX);
      if (!wasOpen) void ask().catch(() => {});
    };
  };
  if (hasNews) void load();
  listen();
  setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(PING);
  }, PING_MS);
  for (const event of ["pageshow", "online"]) addEventListener(event, listen);
  // A browser keeps no page to come back to that holds a socket.
  addEventListener("pagehide", () => socket?.close());
  document.addEventListener("visibilitychange", listen);
}
