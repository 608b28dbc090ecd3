import { createContext, useContext } from "react";
import { isExtension } from "#domain/telephone.ts";
import { useSlotMark } from "../slot.tsx";
import type { Destination } from "./destination.ts";

/** Path of the published page with its language, without a slash at the end. */
export const PagePath = createContext("");

const TELEPHONE = "tel:";

function isExtensionHref(href: string): boolean {
  return href.startsWith(TELEPHONE) && isExtension(href.slice(TELEPHONE.length).replaceAll("%23", "#"));
}

/**
 * Returns a link's `href`. One that dials an extension is a slot: serving inserts the property's main number
 * before it (D26). One below the page gets the path of `PagePath` before it.
 */
export function useLinkHref(): (destination: Destination | null) => string | undefined {
  const mark = useSlotMark();
  const pagePath = useContext(PagePath);
  return (destination) => {
    if (destination?.isBelowPage) return pagePath + destination.href;
    return destination && isExtensionHref(destination.href)
      ? mark("main-telephone", destination.href)
      : destination?.href;
  };
}
