import type { AnnouncementContent } from "#domain/announcement/announcement.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";

/** Announcements of the demo hotel: guests at a table see one now, and everybody sees tomorrow's fire alarm test. */
export function marloweAnnouncements(now: EpochMs, timeZone: string): readonly AnnouncementContent[] {
  const tomorrow = toWallTime(now + DAY_MS, timeZone).slice(0, "2026-11-27".length);
  return [
    {
      kind: "banner",
      texts: {
        en: "The kitchen closes at 21:30 this week.",
        de: "Die Küche schließt diese Woche um 21:30 Uhr.",
        ar: "يغلق المطبخ هذا الأسبوع الساعة 21:30.",
      },
      audience: { kinds: ["table"], places: [] },
      startsAt: null,
      endsAt: toWallTime(now + 7 * DAY_MS, timeZone),
      notifies: false,
    },
    {
      kind: "sheet",
      texts: {
        en: "Fire alarm test at 10:00. You need not leave your room.",
        de: "Probealarm um 10:00 Uhr. Sie können in Ihrem Zimmer bleiben.",
        ar: "اختبار إنذار الحريق الساعة 10:00. لا حاجة إلى مغادرة غرفتكم.",
      },
      audience: null,
      startsAt: `${tomorrow}T09:30`,
      endsAt: `${tomorrow}T10:30`,
      notifies: true,
    },
  ];
}
