import { isExtension } from "#domain/telephone.ts";
import { useSlotMark } from "../slot.tsx";
import type { Destination } from "./destination.ts";

const TELEPHONE = "tel:";

function isExtensionHref(href: string): boolean {
  return href.startsWith(TELEPHONE) && isExtension(href.slice(TELEPHONE.length).replaceAll("%23", "#"));
}

/**
 * Returns a link's `href`. One that dials an extension is a slot: serving inserts the property's main number
 * before it (D26).
 */
export function useLinkHref(): (destination: Destination | null) => string | undefined {
  const mark = useSlotMark();
  return (destination) =>
    destination && isExtensionHref(destination.href)
      ? mark("main-telephone", destination.href)
      : destination?.href;
}
