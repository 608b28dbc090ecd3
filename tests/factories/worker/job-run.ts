import type { JobRun } from "#worker/services/job.ts";

/** A run of a job with room for everything, from the beginning. */
export function wholeRun(now: number): JobRun {
  return { now, cursor: null, hasBudget: () => true };
}
