import type { EpochMs } from "#domain/time.ts";
import { seenAt } from "#portal/news/news-item.ts";
import { type StoredPortal, servedKindAt } from "../stored-portal.ts";

/**
 * Whether pages and screens of a portal are told what its property announces. While its licence is not valid nothing
 * new is sent: they are, as long as an emergency is on or has just ended.
 */
export function isTelling(portal: StoredPortal, now: EpochMs): boolean {
  if (servedKindAt(portal, now) !== "licence") return true;
  return portal.manifest.announced.some((item) => item.kind === "emergency" && seenAt(item, now) !== null);
}
