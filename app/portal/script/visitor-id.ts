import { randomId } from "./random-id.ts";

/**
 * The random id that this page keeps until the end of the day of the property's zone, by which guests of one network
 * are told apart (D11). Nothing links it to that of another day: those are removed when a page comes across them.
 *
 * Undefined where the property wants none, and where the browser keeps nothing: in private windows, by settings, in
 * some apps' own browsers.
 */
export function visitorId({ body }: Document): string | undefined {
  const { events = "", zone } = body.dataset;
  try {
    const day = new Date().toLocaleDateString("en", { timeZone: zone });
    for (const key of Object.keys(localStorage)) {
      const isToStay = localStorage[key].startsWith(day) && (zone || key !== events);
      if (key.startsWith("/p/") && !isToStay) delete localStorage[key];
    }
    if (!zone) return undefined;
    localStorage[events] ??= `${day} ${randomId()}`;
    return localStorage[events].split(" ")[1];
  } catch {
    // It may not be asked, or has no room: guests are told apart without it.
    return undefined;
  }
}
