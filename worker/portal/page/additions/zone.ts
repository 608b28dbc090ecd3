import type { LastingAddition } from "../page-addition.ts";
import { toFills } from "../slots.ts";

/** Characters of IANA zone names; none can end an attribute. */
const ZONE_PATTERN = /^[\w+\-/]+$/;

/** Gives the page's script the time zone: the visitor's random id ends with the day there (D11). */
export const zone: LastingAddition = ({ markup, kind, property: { timeZone, visitorIds } }) =>
  visitorIds && kind === "open" && ZONE_PATTERN.test(timeZone)
    ? { fills: toFills(markup, "zone", ` data-zone="${timeZone}"`) }
    : null;
