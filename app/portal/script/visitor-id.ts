import { randomId } from "./random-id.ts";

/**
 * Random visitor id of this page, kept until the end of the day in the property's zone; it distinguishes guests of
 * one network (D11). Ids of other days are unrelated and are removed when found.
 *
 * `undefined` if the property does not want one, or storage is unavailable: private windows, settings, some
 * in-app browsers.
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
    // Storage unavailable or full: the server falls back to network and user agent.
    return undefined;
  }
}
