import type { EpochMs } from "#domain/time.ts";
import { getSeenState } from "#portal/news/news-item.ts";
import { getServedKind, type StoredPortal } from "../stored-portal.ts";

/**
 * Whether pages and screens of a portal get announcements. Without a valid licence they get them only while an
 * emergency is active or has just ended.
 */
export function sendsAnnouncements(portal: StoredPortal, now: EpochMs): boolean {
  if (getServedKind(portal, now) !== "licence") return true;
  return portal.manifest.announced.some(
    (item) => item.kind === "emergency" && getSeenState(item, now) !== null,
  );
}
