import type { AnnouncementReceipts } from "#domain/announcement/announcement.ts";

/**
 * How many pages are open, and how many pages and guests announcements have reached (N5): pages that were told while
 * they were open, and guests whose page has reported it. Neither knows of those who have no scripts.
 */
export async function readReceipts(
  env: Pick<Env, "PORTAL_CHANNEL" | "PROPERTY_ANALYTICS">,
  propertyId: string,
): Promise<AnnouncementReceipts> {
  const [{ open, reached }, seen] = await Promise.all([
    env.PORTAL_CHANNEL.getByName(propertyId).reach(),
    env.PROPERTY_ANALYTICS.getByName(propertyId).seenNews(),
  ]);
  const ids = [...new Set([...Object.keys(reached), ...Object.keys(seen)])].toSorted();
  return {
    openPages: open,
    items: ids.map((id) => ({ id, reachedPages: reached[id] ?? 0, seenBy: seen[id] ?? 0 })),
  };
}
