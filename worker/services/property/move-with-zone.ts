import { moveTimes } from "#domain/announcement/move-with-zone.ts";
import type { EpochMs } from "#domain/time.ts";
import { parseWallTime } from "#domain/zoned-time.ts";
import {
  selectOtherAnnouncements,
  selectUnendedAnnouncements,
  setAnnouncementTimes,
} from "../../db/announcements/announcements.ts";
import { getDatabase } from "../../db/client.ts";
import { selectOpenPlan, selectOtherPlans, setPlanMoment } from "../../db/content/planned-publications.ts";
import { requireNone } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import { scheduleWake } from "../portal/schedule-wake.ts";

interface ZoneMove {
  readonly timeZone: string;
  readonly now: EpochMs;
}

interface ZoneMoves {
  /** Texts, in the default language, of the announcements that the new zone ends. */
  readonly ends: readonly string[];
  readonly statements: readonly Statement[];
}

/**
 * Statements that keep local times when a property moves to another time zone: those of the planned publication
 * and of announcements that have not ended (D90). For the batch of the move; a guard fails it after a
 * concurrent change: then call this again. Also returns the announcements that the move ends, to be confirmed
 * by the caller. The writer's alarm is set before; throws as `scheduleWake` does.
 */
export async function prepareZoneMoves(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  propertyId: string,
  { timeZone, now }: ZoneMove,
): Promise<ZoneMoves> {
  const db = getDatabase(env, propertyId);
  const [[open], announced] = await Promise.all([
    selectOpenPlan(db, propertyId),
    selectUnendedAnnouncements(db, propertyId, now),
  ]);
  const localTime = open?.state === "waiting" ? open.localTime : null;
  const dueAt = localTime === null ? null : parseWallTime(localTime, timeZone);
  const timed = announced.map((row) => ({
    row,
    times: moveTimes(row, { from: row.timeZone, to: timeZone, now }),
  }));
  const moved = timed.flatMap(({ row, times }) => {
    if (times.startsAt === row.startsAt && times.endsAt === row.endsAt) return [];
    // Guests of an active announcement get its new end at once.
    const dueAt = row.sentAt === null ? null : Math.max(times.startsAt ?? now, now);
    return [{ id: row.id, ...times, dueAt }];
  });
  const ends = timed.flatMap(({ row, times: { endsAt } }) => {
    const texts: Readonly<Record<string, string | undefined>> = row.texts;
    const isOver = row.sentAt !== null && endsAt !== null && endsAt <= now;
    return isOver ? [texts[row.defaultLanguage] ?? Object.values(texts)[0] ?? ""] : [];
  });
  const first = Math.min(...[dueAt, ...moved.map((row) => row.dueAt)].filter((at) => at !== null));
  if (Number.isFinite(first)) await scheduleWake(env, propertyId, first);
  const statements = [
    requireNone(db, selectOtherPlans(db, propertyId, localTime)),
    requireNone(db, selectOtherAnnouncements(db, propertyId, { now, known: announced })),
    ...(localTime === null || dueAt === null ? [] : [setPlanMoment(db, propertyId, localTime, dueAt)]),
    ...moved.map((row) => setAnnouncementTimes(db, propertyId, row)),
  ];
  return { ends, statements };
}
