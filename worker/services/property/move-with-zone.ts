import { movedTimes } from "#domain/announcement/move-with-zone.ts";
import type { EpochMs } from "#domain/time.ts";
import { momentOf } from "#domain/zoned-time.ts";
import {
  otherAnnouncements,
  selectNotEnded,
  setAnnouncementTimes,
} from "../../db/announcements/announcements.ts";
import { databaseOf } from "../../db/client.ts";
import { otherPlans, selectOpenPlan, setPlanMoment } from "../../db/content/planned-publications.ts";
import { requireNone } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import { arrangeWake } from "../portal/arrange-wake.ts";

interface ZoneMove {
  readonly timeZone: string;
  readonly now: EpochMs;
}

interface ZoneMoves {
  /** The texts of the announcements that it ends, in the default language. */
  readonly ends: readonly string[];
  readonly statements: readonly Statement[];
}

/**
 * The statements that keep what staff have timed at a property at its local time when the property moves to another
 * time zone: the planned publication, and announcements that have not ended (D90). They belong in the batch of the
 * move, and fail it where somebody has planned or written something else since they were made: then make them again.
 * Beside them are the announcements that the move ends, for who has to be asked.
 * The writer is told of the first new moment ahead of the batch; throws as `arrangeWake` does.
 */
export async function zoneMoves(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  propertyId: string,
  { timeZone, now }: ZoneMove,
): Promise<ZoneMoves> {
  const db = databaseOf(env, propertyId);
  const [[open], announced] = await Promise.all([
    selectOpenPlan(db, propertyId),
    selectNotEnded(db, propertyId, now),
  ]);
  const localTime = open?.state === "waiting" ? open.localTime : null;
  const dueAt = localTime === null ? null : momentOf(localTime, timeZone);
  const timed = announced.map((row) => ({
    row,
    times: movedTimes(row, { from: row.timeZone, to: timeZone, now }),
  }));
  const moved = timed.flatMap(({ row, times }) => {
    if (times.startsAt === row.startsAt && times.endsAt === row.endsAt) return [];
    // Guests of what is on read its new end at once.
    const toldAt = row.sentAt === null ? null : Math.max(times.startsAt ?? now, now);
    return [{ id: row.id, ...times, dueAt: toldAt }];
  });
  const ends = timed.flatMap(({ row, times: { endsAt } }) => {
    const texts: Readonly<Record<string, string | undefined>> = row.texts;
    const isOver = row.sentAt !== null && endsAt !== null && endsAt <= now;
    return isOver ? [texts[row.defaultLanguage] ?? Object.values(texts)[0] ?? ""] : [];
  });
  const first = Math.min(...[dueAt, ...moved.map((row) => row.dueAt)].filter((at) => at !== null));
  if (Number.isFinite(first)) await arrangeWake(env, propertyId, first);
  const statements = [
    requireNone(db, otherPlans(db, propertyId, localTime)),
    requireNone(db, otherAnnouncements(db, propertyId, { now, known: announced })),
    ...(localTime === null || dueAt === null ? [] : [setPlanMoment(db, propertyId, localTime, dueAt)]),
    ...moved.map((row) => setAnnouncementTimes(db, propertyId, row)),
  ];
  return { ends, statements };
}
