import { extensionHref, isExtension } from "#domain/telephone.ts";
import type { LastingAddition } from "../page-addition.ts";
import { markupOfText, slotsNamed, textOfSlot } from "../slots.ts";

/** Has extensions dialled through the property's main number, so that any phone reaches them (D26). */
export const mainTelephone: LastingAddition = ({ markup, property: { telephone } }) => {
  if (telephone === "") return null;
  const fills = slotsNamed(markup, "main-telephone").flatMap((slot) => {
    const extension = textOfSlot(markup, slot).slice("tel:".length).replaceAll("%23", "#");
    // An emergency number is none.
    return isExtension(extension)
      ? [{ slot, content: markupOfText(extensionHref(telephone, extension)) }]
      : [];
  });
  return { fills };
};
