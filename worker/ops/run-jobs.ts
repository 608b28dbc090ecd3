/**
 * Runs scheduled jobs within one cron invocation. Exposes `runJobs`. It divides the invocation's limits among
 * the jobs, catches up on missed runs, and isolates failures.
 */

import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { beginJob, type JobRow, recordFailedRun, recordSuccessfulRun, selectJobs } from "../db/jobs.ts";
import { logEvent } from "../log-event.ts";
import type { JobResult } from "../services/job.ts";
import { CRON_PATTERNS, isUnfinished, JOBS, type Job, type Rhythm } from "./jobs.ts";
import { meterCalls, meterQueries } from "./meters.ts";

/** D1 allows 1,000 queries per invocation; the rest is for starting and ending jobs. */
const QUERIES_A_RUN = 900;
/** The platform allows 1,000 subrequests, the lowest limit of R2, KV and Durable Objects. */
const CALLS_A_RUN = 900;
/** No page starts after this: the next run is about to start, and an invocation lives for 15 minutes. */
const RUN_MS_MAX = 4 * MINUTE_MS;
const ERROR_LENGTH_MAX = 500;

export function getRhythm(cron: string): Rhythm {
  if (cron === CRON_PATTERNS.frequent) return "frequent";
  return cron === CRON_PATTERNS.hourly ? "hourly" : "nightly";
}

/**
 * Runs a rhythm's jobs one after the other; every five minutes also jobs that did not finish or missed their
 * run, so that a night's work need not wait a day. Each job may use its share of the remaining limits: an equal
 * part of D1's queries, and half of all other calls, which few jobs need. Unused parts go to the next job. A
 * failing job does not stop the others: it is logged at once and thrown at the end, so that the platform counts
 * the run as failed.
 *
 * Logs one line per job. A job that still runs elsewhere is skipped.
 */
export async function runJobs(
  env: Env,
  { rhythm, now, jobs = JOBS }: { rhythm: Rhythm; now: EpochMs; jobs?: Readonly<Record<string, Job>> },
): Promise<void> {
  const meter = meterQueries(env.DB);
  const began = Date.now();
  const clock = () => now + Date.now() - began;
  const calls = meterCalls(env);
  const metered: Env = { ...calls.env, DB: meter.database };
  const db = openDatabase(meter.database);
  const known = rhythm === "frequent" ? await selectJobs(db) : [];
  const due = Object.entries(jobs).filter(
    ([name, job]) =>
      job.rhythm === rhythm || known.some((row) => row.name === name && isUnfinished(job.rhythm, row, now)),
  );
  const failures: unknown[] = [];
  for (const [index, [name, { run }]] of due.entries()) {
    try {
      const [row] = await beginJob(db, name, clock());
      if (!row) {
        logEvent("job_passed_over", { job: name });
        continue;
      }
      const others = due.length - index;
      const limit = meter.count() + Math.floor((QUERIES_A_RUN - meter.count()) / others);
      const callLimit = calls.count() + Math.floor((CALLS_A_RUN - calls.count()) / Math.min(others, 2));
      const hasBudget = (queries: number, more = 0) =>
        meter.count() + queries <= limit &&
        calls.count() + more <= callLimit &&
        Date.now() - began < RUN_MS_MAX;
      const result = await run(metered, { now, cursor: row.cursor, hasBudget });
      await recordSuccessfulRun(db, name, { at: clock(), ...result });
      logEnd(name, { row, result, ms: clock() - (row.beganAt ?? now) });
    } catch (error) {
      const message = String(error).slice(0, ERROR_LENGTH_MAX);
      logEvent("job_failed", { job: name, error });
      failures.push(error);
      await recordFailure(() => recordFailedRun(db, name, { at: clock(), error: message }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} scheduled jobs failed.`);
}

/** The database may be the cause of the failure: then only the log has it, and the other jobs still run. */
async function recordFailure(note: () => Promise<unknown>): Promise<void> {
  try {
    await note();
  } catch (error) {
    logEvent("job_not_noted", { error });
  }
}

interface End {
  readonly row: JobRow;
  readonly result: JobResult;
  readonly ms: number;
}

/** Runs without work are not logged. */
function logEnd(name: string, { row, result, ms }: End): void {
  const hasWorked = Object.values(result.done).some((count) => count > 0);
  if (!hasWorked && row.cursor === null && result.cursor === null) return;
  logEvent("job_ended", { job: name, ...result.done, ms, isThrough: result.cursor === null });
}
