import type { LastingAddition } from "../page-addition.ts";
import { fillsOf } from "../slots.ts";

/** What zones of the IANA database are made of: nothing that ends an attribute. */
const ZONE_PATTERN = /^[\w+\-/]+$/;

/** Tells the script of a page in which zone the day ends until which it keeps its random id (D11). */
export const zone: LastingAddition = ({ markup, kind, property: { timeZone, visitorIds } }) =>
  visitorIds && kind === "open" && ZONE_PATTERN.test(timeZone)
    ? { fills: fillsOf(markup, "zone", ` data-zone="${timeZone}"`) }
    : null;
