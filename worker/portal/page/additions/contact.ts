import { telephoneHref } from "#domain/telephone.ts";
import { contactBlock } from "../../rendering/contact-block.ts";
import type { LastingAddition } from "../page-addition.ts";
import { fillsOf, slotsNamed, textOfSlot } from "../slots.ts";

/**
 * Says below the sentence of a closed page where the property is, and its main number (D26). A number that the page
 * links already is not named twice.
 */
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
  return block === "" ? null : { fills: fillsOf(markup, "contact", block) };
};
