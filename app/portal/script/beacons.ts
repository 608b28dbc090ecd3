import type { GuestEvent } from "#domain/analytics/beacon.ts";
import { VIA_CODE } from "../portal-path.ts";
import { randomId } from "./random-id.ts";
import { visitorId } from "./visitor-id.ts";

/** What one beacon may carry; the server refuses more. */
const BATCH_MAX = 50;
/** Silence after which what was collected is sent. */
const QUIET_MS = 2_000;

/** As browsers have it that prepare pages unseen; the types don't know it. */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/** An event as a page can tell it: what stands in its attributes is text, which the server checks. */
type Reported<Event> = Event extends { readonly kind: infer Kind }
  ? {
      readonly [Name in keyof Omit<Event, "id">]: Event[Name] extends Kind | true | "qr" | undefined
        ? Event[Name]
        : string;
    }
  : never;
type ReportedEvent = Reported<GuestEvent>;

/** Counts the view of a page and the clicks on what carries `data-button` or `data-social`. */
export function attachBeacons(address: string): void {
  let waiting: (ReportedEvent & { readonly id: string })[] = [];
  let timer = 0;

  const send = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const body = JSON.stringify({ v: 1, visitor: visitorId(document), events: waiting });
    waiting = [];
    // Not in every browser, and refused where too much is on its way. What arrives twice is counted once.
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: "POST", body, keepalive: true }).catch(() => {});
  };
  const add = (event: ReportedEvent) => {
    waiting.push({ id: randomId(), ...event });
    clearTimeout(timer);
    if (waiting.length >= BATCH_MAX) send();
    else timer = window.setTimeout(send, QUIET_MS);
  };
  // A scanned code says so in the address; kept there, every return to the page would be one.
  let via: "qr" | undefined;
  if (location.hash === VIA_CODE) {
    via = "qr";
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  const addView = () => {
    add({ kind: "view", language: document.documentElement.lang, via });
    via = undefined;
  };

  // A page that the browser prepared unseen is viewed when it is shown, one that comes back is viewed again.
  if ((document as PrerenderedDocument).prerendering) {
    document.addEventListener("prerenderingchange", addView, { once: true });
  } else addView();
  addEventListener("pageshow", (event) => {
    if (event.persisted) addView();
  });
  addEventListener(
    "click",
    (event) => {
      const element = (event.target as Element).closest<HTMLElement>("[data-button],[data-social]");
      const { button, social } = element?.dataset ?? {};
      const closed = element?.classList.contains("is-closed") || undefined;
      if (button) add({ kind: "click", button, closed });
      else if (social) add({ kind: "social", channel: social });
    },
    true,
  );
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
}
