import { telephoneHref } from "#domain/telephone.ts";
import { contactBlock } from "../../rendering/contact-block.ts";
import type { LastingAddition } from "../page-addition.ts";
import { slotsNamed, textOfSlot, toFills } from "../slots.ts";

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
    slotsNamed(markup, "contact-href").some((slot) => textOfSlot(markup, slot) === telephoneHref(main));
  const block = contactBlock({ address, telephone: isLinked ? "" : main }, language);
  return block === "" ? null : { fills: toFills(markup, "contact", block) };
};
