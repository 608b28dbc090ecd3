import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { selectAnnouncementsUntil } from "../../db/announcements/due-announcements.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { selectPlansUntil } from "../../db/content/planned-upkeep.ts";
import { wakeWriter } from "../../portal/ask-writer.ts";
import type { JobResult, JobRun } from "../job.ts";

/** Beyond the next cron run, even a late one: a lost alarm is set again before its moment. */
const AHEAD_MS = 11 * MINUTE_MS;
const MOMENTS_A_PAGE = 50;

interface DueMoment {
  readonly id: string;
  readonly dueAt: EpochMs;
}

type DueMoments = (
  db: Database,
  until: EpochMs,
  page: { readonly after: DueMoment | null; readonly limit: number },
) => PromiseLike<readonly (DueMoment & { readonly propertyId: string })[]>;

/** Selects the upcoming moments of each timed task, ordered by moment and id. */
const MOMENTS: readonly DueMoments[] = [selectPlansUntil, selectAnnouncementsUntil];

/** The list's index and the last moment that was processed. */
const cursorSchema = z.object({ list: z.int().min(0), id: z.string(), dueAt: z.number() });

function readCursor(cursor: string | null) {
  return cursor?.startsWith("{") ? cursorSchema.parse(JSON.parse(cursor)) : null;
}

/** Sets the alarms of all writers whose tasks are overdue, or due before the run after next. */
export async function wakeDue(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  { now, cursor, hasBudget }: JobRun,
): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  const begun = readCursor(cursor);
  let woken = 0;
  for (const [list, select] of MOMENTS.entries()) {
    if (begun && list < begun.list) continue;
    let after: DueMoment | null = begun?.list === list ? begun : null;
    for (;;) {
      if (!hasBudget(1, MOMENTS_A_PAGE)) return { cursor: toCursor(list, after), done: { woken } };
      const moments = await select(db, now + AHEAD_MS, { after, limit: MOMENTS_A_PAGE });
      await Promise.all(moments.map(({ propertyId, dueAt }) => wakeWriter(env, propertyId, dueAt)));
      woken += moments.length;
      if (moments.length < MOMENTS_A_PAGE) break;
      after = moments.at(-1) ?? null;
    }
  }
  return { cursor: null, done: { woken } };
}

function toCursor(list: number, after: DueMoment | null): string {
  return JSON.stringify(after ? { list, id: after.id, dueAt: after.dueAt } : { list, id: "", dueAt: 0 });
}
