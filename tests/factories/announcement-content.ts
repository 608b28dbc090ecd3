import type { AnnouncementContent } from "#domain/announcement/announcement.ts";

/** What staff write, of a banner in English for everyone. */
export function announcementContent(more: Partial<AnnouncementContent> = {}): AnnouncementContent {
  const texts = { en: "Lift 2 is out of order." };
  return { kind: "banner", texts, audience: null, startsAt: null, endsAt: null, notifies: false, ...more };
}
