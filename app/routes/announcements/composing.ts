import {
  type Announcement,
  type AnnouncementContent,
  type AnnouncementKind,
  type AnnouncementReceipts,
  type AnnouncementTexts,
  announcementStateAt,
} from "#domain/announcement/announcement.ts";
import { readClock } from "#domain/clock-text.ts";
import type { PlaceKind } from "#domain/place/place.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";

/** A local day with a typed time. */
interface TypedTime {
  readonly day: string;
  readonly time: string;
}

/** An announcement in the composer. Keeps earlier choices when the kind changes. */
export interface AnnouncementDraft {
  readonly kind: AnnouncementKind;
  readonly texts: AnnouncementTexts;
  readonly isByPlace: boolean;
  readonly kinds: readonly PlaceKind[];
  readonly places: readonly string[];
  readonly isPlanned: boolean;
  readonly starts: TypedTime;
  readonly ends: TypedTime;
  readonly notifies: boolean;
}

interface Clock {
  readonly now: EpochMs;
  readonly timeZone: string;
}

/** Default duration: until the full hour after the next one. */
const FIRST_LENGTH_MS = 2 * HOUR_MS;

function toTypedTime(wallTime: string): TypedTime {
  return { day: wallTime.slice(0, 10), time: wallTime.slice(11) };
}

function fullHourAt(at: EpochMs, timeZone: string): TypedTime {
  const { day, time } = toTypedTime(toWallTime(at, timeZone));
  return { day, time: `${time.slice(0, 2)}:00` };
}

export function newAnnouncementDraft({ now, timeZone }: Clock): AnnouncementDraft {
  return {
    kind: "banner",
    texts: {},
    isByPlace: false,
    kinds: [],
    places: [],
    isPlanned: false,
    starts: fullHourAt(now + HOUR_MS, timeZone),
    ends: fullHourAt(now + FIRST_LENGTH_MS, timeZone),
    notifies: true,
  };
}

/** Composer state of a saved announcement. A missing start or end gets the default of a new one. */
export function toAnnouncementDraft(
  { kind, texts, audience, startsAt, endsAt, notifies }: Announcement,
  clock: Clock,
): AnnouncementDraft {
  const { starts, ends, ...fresh } = newAnnouncementDraft(clock);
  const local = (moment: string) => toTypedTime(toWallTime(Date.parse(moment), clock.timeZone));
  return {
    ...fresh,
    kind,
    texts,
    isByPlace: audience !== null,
    kinds: audience?.kinds ?? [],
    places: audience?.places ?? [],
    isPlanned: startsAt !== null,
    starts: startsAt === null ? starts : local(startsAt),
    ends: endsAt === null ? ends : local(endsAt),
    notifies,
  };
}

/** A copy to be sent again, with new times. */
export function copyAnnouncementDraft(announcement: Announcement, clock: Clock): AnnouncementDraft {
  const { isPlanned, starts, ends } = newAnnouncementDraft(clock);
  return { ...toAnnouncementDraft(announcement, clock), isPlanned, starts, ends };
}

/** A time field whose text is not a time. */
export type UnreadTime = "starts" | "ends";

/** Input of the API, or the invalid times. */
export function toContent(composing: AnnouncementDraft): AnnouncementContent | readonly UnreadTime[] {
  const { kind, texts, isByPlace, kinds, places, isPlanned, notifies } = composing;
  const isEmergency = kind === "emergency";
  const read = (name: UnreadTime) => {
    const time = readClock(composing[name].time);
    return time === null ? null : `${composing[name].day}T${time}`;
  };
  const startsAt = isPlanned && !isEmergency ? read("starts") : null;
  const endsAt = isEmergency ? null : read("ends");
  const unread: UnreadTime[] = [];
  if (isPlanned && !isEmergency && startsAt === null) unread.push("starts");
  if (!isEmergency && endsAt === null) unread.push("ends");
  if (unread.length > 0) return unread;
  const audience = isByPlace && !isEmergency ? { kinds: [...kinds], places: [...places] } : null;
  return { kind, texts, audience, startsAt, endsAt, notifies };
}

/** Open portals it would reach at once; `null` if no place is chosen or the number is unknown. */
export function openPagesFor(
  { kind, isByPlace, kinds, places }: AnnouncementDraft,
  receipts: AnnouncementReceipts | null,
): number | null {
  if (receipts === null) return null;
  if (!isByPlace || kind === "emergency") return receipts.openPages;
  if (kinds.length + places.length === 0) return null;
  return receipts.places
    .filter((place) => kinds.includes(place.kind) || places.includes(place.id))
    .reduce((sum, { openPages }) => sum + openPages, 0);
}

/** State of an announcement at a moment. */
export function getState({ sentAt, startsAt, endsAt }: Announcement, now: EpochMs) {
  const at = (moment: string | null) => (moment === null ? null : Date.parse(moment));
  return announcementStateAt({ sentAt: at(sentAt), startsAt: at(startsAt), endsAt: at(endsAt) }, now);
}

/** The announcement that guests see now, emergencies first; `null`: none. */
export function findRunningAnnouncement(
  announcements: readonly Announcement[],
  now: EpochMs,
): Announcement | null {
  const running = announcements.filter((announcement) => getState(announcement, now) === "on");
  return running.find(({ kind }) => kind === "emergency") ?? running[0] ?? null;
}

/** When the list next changes by time; `null`: never. */
export function findNextChange(announcements: readonly Announcement[], now: EpochMs): EpochMs | null {
  const moments = announcements
    .filter(({ sentAt }) => sentAt !== null)
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment)))
    .filter((at) => at > now);
  return moments.length === 0 ? null : Math.min(...moments);
}
