import type { EpochMs } from "../time.ts";
import { firstMomentAt, localClockOf } from "../zoned-time.ts";
import type { AnnouncementMoments } from "./announcement.ts";

interface ZoneMove {
  readonly from: string;
  readonly to: string;
  readonly now: EpochMs;
}

/**
 * The times of an announcement that has not ended once its property has moved to another zone: the same times of the
 * clock on the wall, as they were typed (D90). What has begun keeps its beginning. What is sent and would have begun by
 * then begins now, and what would have ended ends now.
 */
export function movedTimes(
  { sentAt, startsAt, endsAt }: AnnouncementMoments,
  { from, to, now }: ZoneMove,
): Pick<AnnouncementMoments, "startsAt" | "endsAt"> {
  const moved = (at: EpochMs | null) => (at === null ? null : firstMomentAt(localClockOf(at, from), to));
  const [start, end] = [moved(startsAt), moved(endsAt)];
  if (sentAt === null) return { startsAt: start, endsAt: end };
  const hasBegun = startsAt === null || startsAt <= now;
  const begins = hasBegun ? startsAt : Math.max(start ?? now, now);
  return { startsAt: begins, endsAt: end === null ? null : Math.max(end, now) };
}
