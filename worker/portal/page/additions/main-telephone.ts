import { extensionHref, isExtension } from "#domain/telephone.ts";
import type { LastingAddition } from "../page-addition.ts";
import { markupOfText, slotsNamed, textOfSlot } from "../slots.ts";

/** Prefixes extensions with the property's main number, so that any phone can dial them (D26). */
export const mainTelephone: LastingAddition = ({ markup, property: { telephone } }) => {
  if (telephone === "") return null;
  const fills = slotsNamed(markup, "main-telephone").flatMap((slot) => {
    const extension = textOfSlot(markup, slot).slice("tel:".length).replaceAll("%23", "#");
    // Emergency numbers are not extensions.
    return isExtension(extension)
      ? [{ slot, content: markupOfText(extensionHref(telephone, extension)) }]
      : [];
  });
  return { fills };
};
