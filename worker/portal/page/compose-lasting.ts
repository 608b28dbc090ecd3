import { formatTelephone, telephoneHref } from "#domain/telephone.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { renderContactBlock } from "../rendering/contact-block.ts";
import { mainTelephone } from "./additions/main-telephone.ts";
import type { LastingAddition, PageFacts } from "./page-addition.ts";
import { fillSlots, getSlots, type Markup, slotToText, toFills } from "./slots.ts";

/** Characters of IANA zone names; none can end an attribute. */
const ZONE_PATTERN = /^[\w+\-/]+$/;

/** Gives the page's script the time zone: the visitor's random id ends with the day there (D11). */
const zone: LastingAddition = ({ markup, kind, property: { timeZone, visitorIds } }) =>
  visitorIds && kind === "open" && ZONE_PATTERN.test(timeZone)
    ? { fills: toFills(markup, "zone", ` data-zone="${timeZone}"`) }
    : null;

/** Shows the property's main number to guests who can't pass a guard (R8, D26). */
const reception: LastingAddition = ({ markup, property: { telephone } }) => {
  if (telephone === "") return null;
  const number = `<bdi dir="ltr">${escapeHtml(formatTelephone(telephone))}</bdi>`;
  return { fills: toFills(markup, "reception", `<a href="${telephoneHref(telephone)}">${number}</a>`) };
};

/** Adds the property's address and main number to a closed page (D26). Skips a number that the page links already. */
export const contact: LastingAddition = ({
  markup,
  kind,
  language,
  property: { address, telephone: main },
}) => {
  if (kind !== "closed") return null;
  const isLinked =
    main !== "" &&
    getSlots(markup, "contact-href").some((slot) => slotToText(markup, slot) === telephoneHref(main));
  const block = renderContactBlock({ address, telephone: isLinked ? "" : main }, language);
  return block === "" ? null : { fills: toFills(markup, "contact", block) };
};

/** Additions that the projection stores in the page. */
const LASTING_ADDITIONS: readonly LastingAddition[] = [zone, mainTelephone, contact, reception];

/** A page with its lasting additions; the same object if there are none. */
export function composeLasting(facts: PageFacts): Markup {
  return fillSlots(
    facts.markup,
    LASTING_ADDITIONS.flatMap((addition) => addition(facts)?.fills ?? []),
  );
}
