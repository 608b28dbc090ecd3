import type { EpochMs } from "../time.ts";
import { firstMomentAt, toLocalClock } from "../zoned-time.ts";
import type { AnnouncementMoments } from "./announcement.ts";

interface ZoneMove {
  readonly from: string;
  readonly to: string;
  readonly now: EpochMs;
}

/**
 * New moments after a property's time zone changed (D90): the local times stay as typed. A start in the past
 * stays. If the new start has already passed, a sent announcement begins now; if the new end has passed, it
 * ends now.
 */
export function moveTimes(
  { sentAt, startsAt, endsAt }: AnnouncementMoments,
  { from, to, now }: ZoneMove,
): Pick<AnnouncementMoments, "startsAt" | "endsAt"> {
  const moved = (at: EpochMs | null) => (at === null ? null : firstMomentAt(toLocalClock(at, from), to));
  const [start, end] = [moved(startsAt), moved(endsAt)];
  if (sentAt === null) return { startsAt: start, endsAt: end };
  const hasBegun = startsAt === null || startsAt <= now;
  const begins = hasBegun ? startsAt : Math.max(start ?? now, now);
  return { startsAt: begins, endsAt: end === null ? null : Math.max(end, now) };
}
