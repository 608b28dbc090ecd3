import type { ContentLanguage } from "../language.ts";
import {
  ANNOUNCEMENTS_ON_MAX,
  ANNOUNCEMENTS_PER_HOUR_MAX,
  EMERGENCIES_WITHOUT_OWNER_MAX,
  EMERGENCIES_WITHOUT_QUESTION_MAX,
} from "../limits.ts";
import { accept, type FieldError, refuse, type Verdict } from "../problem.ts";
import { PLAN_AHEAD_DAYS_MAX, toPlannedMoment } from "../property/planned-moment.ts";
import { DAY_MS, type EpochMs } from "../time.ts";
import type { AnnouncementContent, AnnouncementKind } from "./announcement.ts";

/** When an announcement is on; `endsAt: null`: until staff end it. */
export interface OnTime {
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs | null;
}

interface Times {
  readonly startsAt: EpochMs | null;
  readonly endsAt: EpochMs | null;
}

/**
 * Converts an announcement's local times to moments. A draft may have any times.
 *
 * Refuses with `time_skipped` for a local time skipped by a clock change.
 */
export function readTimes(
  content: Pick<AnnouncementContent, "startsAt" | "endsAt">,
  timeZone: string,
): Verdict<Times> {
  const errors: FieldError[] = [];
  const read = (path: "startsAt" | "endsAt"): EpochMs | null => {
    const localTime = content[path];
    const moment = localTime === null ? null : toPlannedMoment(localTime, timeZone);
    if (moment?.kind === "skipped") errors.push({ path: `content.${path}`, code: "time_skipped" });
    return moment?.kind === "moment" ? moment.at : null;
  };
  const times = { startsAt: read("startsAt"), endsAt: read("endsAt") };
  return errors.length > 0 ? refuse("validation_failed", { errors }) : accept(times);
}

/** The property's other announcements. */
export interface SentBefore {
  /** Other planned or running announcements. */
  readonly others: readonly (OnTime & { readonly kind: AnnouncementKind })[];
  /** Number of announcements sent in the last hour; for an emergency: of emergencies in the last ten minutes. */
  readonly sentLately: number;
}

interface Sending extends SentBefore {
  readonly now: EpochMs;
  readonly timeZone: string;
  readonly defaultLanguage: ContentLanguage;
  /** When the announcement began; `null`: not yet. */
  readonly startedAt: EpochMs | null;
  readonly isMeant: boolean;
  /** Whether the sender is an owner. */
  readonly isByOwner: boolean;
}

/**
 * Decides whether an announcement may be sent, or changed while on, and when guests see it (N1).
 *
 * Refuses with `validation_failed`: `required` for the default-language text and for the end of a
 * non-emergency; `time_past`, `time_too_far`, `time_skipped` and `end_before_start` for times. Refuses with
 * `too_many_announcements` if five others overlap at one moment; `announcements_in_a_row` for an unconfirmed
 * fourth within an hour or third emergency within ten minutes; `forbidden` for a fifth emergency by a
 * non-owner. Banners and sheets never block an emergency (N4).
 */
export function decideSending(content: AnnouncementContent, sending: Sending): Verdict<OnTime> {
  const { now, timeZone, defaultLanguage, startedAt, others, sentLately, isMeant, isByOwner } = sending;
  const times = readTimes(content, timeZone);
  if (!times.ok) return times;
  const { endsAt } = times.value;
  const startsAt = startedAt ?? times.value.startsAt ?? now;
  const isEmergency = content.kind === "emergency";
  const latest = now + PLAN_AHEAD_DAYS_MAX * DAY_MS;
  const errors: FieldError[] = [];
  if (!content.texts[defaultLanguage]) {
    errors.push({ path: `content.texts.${defaultLanguage}`, code: "required" });
  }
  if (startedAt === null && startsAt < now) errors.push({ path: "content.startsAt", code: "time_past" });
  if (startsAt > latest) errors.push({ path: "content.startsAt", code: "time_too_far" });
  const endsWrong = findWrongEnd({ startsAt, endsAt }, { now, latest, isEmergency });
  if (endsWrong) errors.push({ path: "content.endsAt", code: endsWrong });
  if (errors.length > 0) return refuse("validation_failed", { errors });
  const alike = others.filter(({ kind }) => (kind === "emergency") === isEmergency);
  if (countMostAtOnce({ startsAt, endsAt }, alike) >= ANNOUNCEMENTS_ON_MAX)
    return refuse("too_many_announcements");
  if (startedAt !== null) return accept({ startsAt, endsAt });
  if (isEmergency && !isByOwner && sentLately >= EMERGENCIES_WITHOUT_OWNER_MAX) return refuse("forbidden");
  const unasked = isEmergency ? EMERGENCIES_WITHOUT_QUESTION_MAX : ANNOUNCEMENTS_PER_HOUR_MAX;
  if (!isMeant && sentLately >= unasked) return refuse("announcements_in_a_row");
  return accept({ startsAt, endsAt });
}

function findWrongEnd(
  { startsAt, endsAt }: OnTime,
  { now, latest, isEmergency }: { now: EpochMs; latest: EpochMs; isEmergency: boolean },
): FieldError["code"] | null {
  if (endsAt === null) return isEmergency ? null : "required";
  if (endsAt <= now) return "time_past";
  if (endsAt <= startsAt) return "end_before_start";
  return endsAt > latest + DAY_MS ? "time_too_far" : null;
}

function isOnAt({ startsAt, endsAt }: OnTime, at: EpochMs): boolean {
  return startsAt <= at && (endsAt === null || at < endsAt);
}

/** The largest number of other announcements that are on at once during a span. */
export function countMostAtOnce(time: OnTime, others: readonly OnTime[]): number {
  // The number rises only when an announcement begins.
  const moments = [time.startsAt, ...others.map(({ startsAt }) => startsAt)].filter((at) => isOnAt(time, at));
  return Math.max(0, ...moments.map((at) => others.filter((other) => isOnAt(other, at)).length));
}
