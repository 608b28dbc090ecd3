import type { JobRun } from "#worker/services/job.ts";

/** A first run of a job with its full budget. */
export function wholeRun(now: number): JobRun {
  return { now, cursor: null, hasBudget: () => true };
}
