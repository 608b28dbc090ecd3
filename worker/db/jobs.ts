import { eq, type SQL, sql } from "drizzle-orm";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { jobs } from "./schema/jobs.ts";
import { outbox } from "./schema/mail.ts";
import { properties } from "./schema/property.ts";

export type JobRow = typeof jobs.$inferSelect;

/**
 * A run without a result counts as dead after this time: a run starts no page after four minutes, and the next
 * cron must not skip the job. If it is alive after all, the job runs twice, which is harmless.
 */
const DEAD_AFTER_MS = 4.5 * MINUTE_MS;

/**
 * Starts a run of a job.
 *
 * @returns its row; no row while another run is in progress.
 */
export function beginJob(db: Database, name: string, now: EpochMs) {
  return db
    .insert(jobs)
    .values({ name, knownAt: now, beganAt: now })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { beganAt: now },
      setWhere: sql`${jobs.beganAt} is null or ${jobs.beganAt} <= ${now - DEAD_AFTER_MS}
        or ${jobs.beganAt} <= max(coalesce(${jobs.endedAt}, 0), coalesce(${jobs.failedAt}, 0))`,
    })
    .returning();
}

interface Ended {
  readonly at: EpochMs;
  readonly cursor: string | null;
  readonly done: Readonly<Record<string, number>>;
}

/** Records a run without an error; without a cursor, the job is finished. */
export function recordSuccessfulRun(db: Database, name: string, { at, cursor, done }: Ended) {
  return db
    .update(jobs)
    .set({
      endedAt: at,
      lastError: null,
      done,
      cursor,
      ...(cursor === null ? { completedAt: at } : {}),
    })
    .where(eq(jobs.name, name));
}

/** Records a failed run. The next one starts at the same cursor. */
export function recordFailedRun(db: Database, name: string, { at, error }: { at: EpochMs; error: string }) {
  return db.update(jobs).set({ failedAt: at, lastError: error }).where(eq(jobs.name, name));
}

/** All known jobs. */
export function selectJobs(db: Database) {
  return db.select().from(jobs);
}

/** Items waiting longer than this have missed more than one cron run. */
export const OVERDUE_AFTER_MS = 15 * MINUTE_MS;
/** Upper bound for counts; enough for an alarm. */
const COUNTED_MAX = 10_000;

/** Number of waiting mails and portals, by two statements that each read at most `COUNTED_MAX` index rows. */
export function selectBacklog(db: Database, overdueBefore: EpochMs) {
  const mails = sql`(select due_at from ${outbox} where sent_at is null limit ${COUNTED_MAX})`;
  const portals = sql`(select projection_wanted as wanted from ${properties}
    where projection_wanted > projection_done limit ${COUNTED_MAX})`;
  const count = (condition: SQL, name: string) =>
    sql<number>`count(case when ${condition} then 1 end)`.as(name);
  return {
    mail: db
      .select({
        waiting: count(sql`due_at is not null`, "waiting"),
        overdue: count(sql`due_at < ${overdueBefore}`, "overdue"),
        givenUp: count(sql`due_at is null`, "given_up"),
      })
      .from(mails),
    portals: db
      .select({
        waiting: count(sql`true`, "waiting"),
        overdue: count(sql`wanted < ${overdueBefore}`, "overdue"),
      })
      .from(portals),
  };
}
