import { eq, isNotNull, sql } from "drizzle-orm";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { jobs } from "./schema/jobs.ts";

export type JobRow = typeof jobs.$inferSelect;

/** After so long a run that said nothing has died: no invocation lives longer than 15 minutes. */
const DEAD_AFTER_MS = 16 * MINUTE_MS;

/**
 * Begins a run of a job.
 *
 * @returns its row, or none while another run of it is under way.
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

/** Notes that a run ended without an error; without a cursor, that it came through. */
export function endJob(db: Database, name: string, { at, cursor, done }: Ended) {
  return db
    .update(jobs)
    .set({
      ...{ endedAt: at, lastError: null, done, cursor },
      ...(cursor === null ? { completedAt: at } : {}),
    })
    .where(eq(jobs.name, name));
}

/** Notes that a run failed. The next one begins where this one did. */
export function failJob(db: Database, name: string, { at, error }: { at: EpochMs; error: string }) {
  return db.update(jobs).set({ failedAt: at, lastError: error }).where(eq(jobs.name, name));
}

/** Every job that is known here. */
export function selectJobs(db: Database) {
  return db.select().from(jobs);
}

/** The names of jobs that have not come through. */
export function selectUnfinishedJobs(db: Database) {
  return db.select({ name: jobs.name }).from(jobs).where(isNotNull(jobs.cursor));
}
