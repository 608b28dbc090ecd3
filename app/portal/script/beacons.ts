import type { GuestEvent } from "#domain/analytics/beacon.ts";
import { VIA_CARD_QUERY, VIA_CODE_HASH } from "../portal-path.ts";
import { randomId } from "./random-id.ts";
import { SEARCHED_EVENT, type SearchedEvent } from "./searched-event.ts";
import { visitorId } from "./visitor-id.ts";

/** Maximum events per beacon; the server rejects more. */
const BATCH_MAX = 50;
/** Inactivity after which collected events are sent. */
const QUIET_MS = 2_000;

/** Supported by browsers with prerendering, but missing in the types. */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/** An event as sent by a page: its attribute values are plain strings, which the server validates. */
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

/** Event of a tap, by kind: data of the nearest matching element. */
const TAPS: { readonly [Kind in Exclude<GuestEvent["kind"], "view" | "seen" | "search">]: Tap<Kind> } = {
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

/** Counts page views, searches, and clicks on `data-button` or `data-social`. */
export function attachBeacons(address: string): void {
  let waiting: (ReportedEvent & { readonly id: string })[] = [];
  let timer = 0;

  const send = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const body = JSON.stringify({ v: 1, visitor: visitorId(document), events: waiting });
    waiting = [];
    // Not supported everywhere, and refused when too much is queued. Duplicates are counted once.
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: "POST", body, keepalive: true }).catch(() => {});
  };
  const add = (event: ReportedEvent) => {
    waiting.push({ id: randomId(), ...event });
    clearTimeout(timer);
    if (waiting.length >= BATCH_MAX) send();
    else timer = window.setTimeout(send, QUIET_MS);
  };
  // Remove the scan marker from the address: otherwise every return to the page would count.
  let via: "qr" | undefined;
  const { hash, pathname, search } = location;
  if (hash === VIA_CODE_HASH || search === VIA_CARD_QUERY) {
    via = "qr";
    const rest = search === VIA_CARD_QUERY ? hash : search;
    history.replaceState(history.state, "", pathname + rest);
  }
  const addView = () => {
    add({ kind: "view", language: document.documentElement.lang, via });
    via = undefined;
  };

  // A prerendered page counts as viewed when shown, and one restored from the cache counts again.
  if ((document as PrerenderedDocument).prerendering) {
    document.addEventListener("prerenderingchange", addView, { once: true });
  } else addView();
  addEventListener("pageshow", (event) => {
    if (event.persisted) addView();
  });
  addEventListener(
    "click",
    (event) => {
      const reports = Object.values(TAPS).map((tap) => tap(event.target as Element));
      const reported = reports.find((one) => one !== null);
      if (reported) add(reported);
    },
    true,
  );
  document.addEventListener(SEARCHED_EVENT, (event) => {
    const { detail } = event as CustomEvent<SearchedEvent>;
    add({ kind: "search", language: document.documentElement.lang, ...detail });
  });
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
}
