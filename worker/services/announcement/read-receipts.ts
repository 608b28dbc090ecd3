import type { AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { selectKinds } from "../../db/places/places.ts";

/**
 * Delivery figures of announcements (N5): open pages, per place too, and open screens; pages that received an
 * announcement while open, guests whose page reported it, and devices a notification was sent to. Guests
 * without scripts are not counted, and reading a notification can't be measured.
 */
export async function readReceipts(
  env: Pick<Env, "DB" | "GUEST_DESK" | "PORTAL_CHANNEL" | "PROPERTY_ANALYTICS">,
  { propertyId, now }: { readonly propertyId: string; readonly now: EpochMs },
): Promise<AnnouncementReceipts> {
  const [{ open, screens, places, turnedAway, reached }, seen, { subscribers, sent }] = await Promise.all([
    env.PORTAL_CHANNEL.getByName(propertyId).reach(),
    env.PROPERTY_ANALYTICS.getByName(propertyId).seenNews(),
    env.GUEST_DESK.getByName(propertyId).pushed(now),
  ]);
  const ids = [...new Set([reached, seen, sent].flatMap((counts) => Object.keys(counts)))].toSorted();
  const scanned = Object.keys(places);
  const kinds =
    scanned.length === 0 ? [] : await selectKinds(getDatabase(env, propertyId), propertyId, scanned);
  return {
    openPages: open,
    screens,
    turnedAway,
    places: kinds.map(({ id, kind }) => ({ id, kind, openPages: places[id] ?? 0 })),
    subscribers,
    items: ids.map((id) => ({
      id,
      reachedPages: reached[id] ?? 0,
      notified: sent[id] ?? 0,
      seenBy: seen[id] ?? 0,
    })),
  };
}
