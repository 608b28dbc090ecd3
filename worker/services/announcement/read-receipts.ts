import type { AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";

/**
 * How many pages and screens are open, and how many pages and guests announcements have reached (N5): pages that were
 * told while they were open, guests whose page has reported it, and devices to which a notification has left. None
 * knows of those who have no scripts, and nobody knows whether a notification was read.
 */
export async function readReceipts(
  env: Pick<Env, "GUEST_DESK" | "PORTAL_CHANNEL" | "PROPERTY_ANALYTICS">,
  { propertyId, now }: { readonly propertyId: string; readonly now: EpochMs },
): Promise<AnnouncementReceipts> {
  const [{ open, screens, reached }, seen, { subscribers, sent }] = await Promise.all([
    env.PORTAL_CHANNEL.getByName(propertyId).reach(),
    env.PROPERTY_ANALYTICS.getByName(propertyId).seenNews(),
    env.GUEST_DESK.getByName(propertyId).pushed(now),
  ]);
  const ids = [...new Set([reached, seen, sent].flatMap((counts) => Object.keys(counts)))].toSorted();
  return {
    openPages: open,
    screens,
    subscribers,
    items: ids.map((id) => ({
      id,
      reachedPages: reached[id] ?? 0,
      notified: sent[id] ?? 0,
      seenBy: seen[id] ?? 0,
    })),
  };
}
