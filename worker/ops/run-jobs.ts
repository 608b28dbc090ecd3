import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { beginJob, endJob, failJob, type JobRow, selectJobs } from "../db/jobs.ts";
import { logEvent } from "../log-event.ts";
import type { JobResult } from "../services/job.ts";
import { meterCalls } from "./call-meter.ts";
import { CRONS, isUnfinished, JOBS, type Job, type Rhythm } from "./jobs.ts";
import { meterQueries } from "./query-meter.ts";

/** Of the 1,000 that D1 answers one invocation: some are left for beginning and ending jobs. */
const QUERIES_A_RUN = 900;
/** Of the 1,000 calls of R2, KV and Durable Objects that are the least any of their limits names. */
const CALLS_A_RUN = 900;
/** No page is begun after so long: the next run is about to begin, and an invocation lives for 15 minutes. */
const RUN_MS_MAX = 4 * MINUTE_MS;
const ERROR_LENGTH_MAX = 500;

export function rhythmOf(cron: string): Rhythm {
  if (cron === CRONS.frequent) return "frequent";
  return cron === CRONS.hourly ? "hourly" : "nightly";
}

/**
 * Runs the jobs of a moment one after the other, and every five minutes those as well that did not come through, or
 * whose last run failed, died or never began: a night's work is late long before the next night. Each may use its share
 * of what is left of the invocation: an equal one of D1's queries, and half of all other calls, which few jobs make.
 * What it leaves is the next one's. One that fails keeps no other from running: it is logged at once and thrown at the
 * end, so that the platform counts the run as failed.
 *
 * One line a job tells what it did. A job that is still running elsewhere is passed over.
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
      await endJob(db, name, { at: clock(), ...result });
      logEnd(name, { row, result, ms: clock() - (row.beganAt ?? now) });
    } catch (error) {
      const message = String(error).slice(0, ERROR_LENGTH_MAX);
      logEvent("job_failed", { job: name, error });
      failures.push(error);
      await noteFailure(() => failJob(db, name, { at: clock(), error: message }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} scheduled jobs failed.`);
}

/** The database may be what failed: the line in the log is then all that tells, and the other jobs are tried. */
async function noteFailure(note: () => Promise<unknown>): Promise<void> {
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

/** A run that had nothing to do and nothing to go on with says nothing. */
function logEnd(name: string, { row, result, ms }: End): void {
  const hasWorked = Object.values(result.done).some((count) => count > 0);
  if (!hasWorked && row.cursor === null && result.cursor === null) return;
  logEvent("job_ended", { job: name, ...result.done, ms, isThrough: result.cursor === null });
}
