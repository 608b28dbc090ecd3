import type { Announcement } from "#domain/announcement/announcement.ts";

const SAMPLE: Announcement = {
  id: "0123456789abcdefghijklmn",
  revision: 3,
  state: "planned",
  kind: "sheet",
  texts: { en: "Fire alarm test at 10:00." },
  missing: [],
  audience: { kinds: ["room"], places: [] },
  notifies: false,
  startsAt: "2026-11-27T08:30:00.000Z",
  endsAt: "2026-11-27T09:30:00.000Z",
  sentAt: "2026-11-26T12:00:00.000Z",
  sentBy: "Front desk",
  endedBy: null,
  updatedAt: "2026-11-26T12:00:00.000Z",
  updatedBy: "Front desk",
};

/** A sheet for all rooms, planned for the morning after 26 November 2026 in Rome; fields can be replaced. */
export function sampleAnnouncement(others: Partial<Announcement> = {}): Announcement {
  return { ...SAMPLE, ...others };
}
