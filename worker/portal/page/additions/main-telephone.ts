import { extensionHref, isExtension } from "#domain/telephone.ts";
import type { LastingAddition } from "../page-addition.ts";
import { getSlots, slotToText, toMarkup } from "../slots.ts";

/** Prefixes extensions with the property's main number, so that any phone can dial them (D26, A6). */
export const mainTelephone: LastingAddition = ({ markup, property: { telephone } }) => {
  if (telephone === "") return null;
  const fills = getSlots(markup, "main-telephone").flatMap((slot) => {
    const extension = slotToText(markup, slot).slice("tel:".length).replaceAll("%23", "#");
    // Emergency numbers are not extensions.
    return isExtension(extension) ? [{ slot, content: toMarkup(extensionHref(telephone, extension)) }] : [];
  });
  const links = getSlots(markup, "extension").map((slot) => {
    const shown = slotToText(markup, slot);
    const href = extensionHref(telephone, shown.replaceAll(/<[^>]*>/g, ""));
    return { slot, content: toMarkup(`<a class="p-tel" href="${href}">${shown}</a>`) };
  });
  return { fills: [...fills, ...links] };
};
