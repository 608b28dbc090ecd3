import type { ShellMessages } from "#app/messages/catalogues.ts";
import type { AnnouncementMessages } from "#app/messages/en/announcements.ts";
import { formatDayMonth, formatTime } from "#app/messages/format.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type {
  Announcement,
  AnnouncementKind,
  AnnouncementReceipts,
} from "#domain/announcement/announcement.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { getState } from "./composing.ts";

export const ANNOUNCEMENT_LOOKS: Readonly<Record<AnnouncementKind, { tone: BadgeTone; icon: IconName }>> = {
  banner: { tone: "info", icon: "info" },
  sheet: { tone: "plum", icon: "popup" },
  emergency: { tone: "danger", icon: "alert" },
};

interface FormatContext {
  readonly language: InterfaceLanguage;
  readonly timeZone: string;
  readonly now: EpochMs;
}

/** "18:00" for today, otherwise "27 Nov, 18:00". */
export function formatShortMoment(at: EpochMs, { language, timeZone, now }: FormatContext): string {
  const { day } = toLocalTime(at, timeZone);
  const time = formatTime(language, at, timeZone);
  return day === toLocalTime(now, timeZone).day ? time : `${formatDayMonth(language, day)}, ${time}`;
}

/** Times of an announcement, for its row. */
export function formatTimes(
  announcement: Announcement,
  said: FormatContext,
  words: AnnouncementMessages,
): string {
  const { startsAt, endsAt, endedBy } = announcement;
  const read = (moment: string) => formatShortMoment(Date.parse(moment), said);
  switch (getState(announcement, said.now)) {
    case "draft":
      return words.notSent;
    case "on":
      return endsAt === null ? words.untilEnded : words.until(read(endsAt));
    case "planned": {
      if (startsAt === null) return "";
      if (endsAt === null) return words.from(read(startsAt));
      // The end without its day, if that is also the start's day.
      const end = formatShortMoment(Date.parse(endsAt), { ...said, now: Date.parse(startsAt) });
      return words.fromTo(read(startsAt), end);
    }
    case "ended":
      if (endsAt === null) return "";
      return endedBy === null ? words.endedAt(read(endsAt)) : words.endedBy(read(endsAt), endedBy);
  }
}

/**
 * "Everyone", "Rooms and Tables", "3 places and 1 deleted place".
 *
 * @param announced.gone deleted places; the audience may include some of them.
 */
export function formatAudience(
  { audience, gone }: Pick<Announcement, "audience"> & { readonly gone: readonly string[] },
  list: (items: readonly string[]) => string,
  words: AnnouncementMessages,
  { places }: Pick<ShellMessages, "places">,
): string {
  if (audience === null) return words.everyone;
  const goneCount = audience.places.filter((id) => gone.includes(id)).length;
  const leftCount = audience.places.length - goneCount;
  return list([
    ...audience.kinds.map((kind) => places.ofKind[kind]),
    ...(leftCount > 0 ? [words.places(leftCount)] : []),
    ...(goneCount > 0 ? [words.placesGone(goneCount)] : []),
  ]);
}

/** "Sent to 3 open portals · seen on 4 phones"; zeros are left out, because they may only be unknown. */
export function formatReceipt(
  { reachedPages, seenBy, notified }: Omit<AnnouncementReceipts["items"][number], "id">,
  words: AnnouncementMessages,
): string {
  const reached = reachedPages > 0 ? words.sentTo(reachedPages) : "";
  const seen = seenBy > 0 ? words.seenOn(seenBy) : "";
  const both = reached && seen ? words.receipt(reachedPages, seenBy) : reached || seen;
  return [both, notified > 0 ? words.notified(notified) : ""].filter(Boolean).join(" · ");
}

/** Whether an announcement has no audience because all its places are deleted. */
export function hasNobody(audience: Announcement["audience"], gone: readonly string[]): boolean {
  return audience?.kinds.length === 0 && audience.places.every((id) => gone.includes(id));
}
