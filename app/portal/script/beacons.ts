import type { GuestEvent } from "#domain/analytics/beacon.ts";
import { VIA_CARD, VIA_CODE } from "../portal-path.ts";
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

type Tap<Kind extends GuestEvent["kind"]> = (
  target: Element,
) => Extract<ReportedEvent, { readonly kind: Kind }> | null;

/** What a tap on the page reports, by its kind: of each, the nearest element that says what it is. */
const TAPS: { readonly [Kind in Exclude<GuestEvent["kind"], "view" | "seen">]: Tap<Kind> } = {
  click(target) {
    const element = target.closest<HTMLElement>("[data-button]");
    const button = element?.dataset.button;
    const closed = element?.classList.contains("is-closed") || undefined;
    return button ? { kind: "click", button, closed } : null;
  },
  social(target) {
    const channel = target.closest<HTMLElement>("[data-social]")?.dataset.social;
    return channel ? { kind: "social", channel } : null;
  },
};

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
  const { hash, pathname, search } = location;
  if (hash === VIA_CODE || search === VIA_CARD) {
    via = "qr";
    const rest = search === VIA_CARD ? hash : search;
    history.replaceState(history.state, "", pathname + rest);
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
      const told = Object.values(TAPS).map((tap) => tap(event.target as Element));
      const reported = told.find((one) => one !== null);
      if (reported) add(reported);
    },
    true,
  );
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
}
