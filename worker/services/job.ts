import type { EpochMs } from "#domain/time.ts";

/** One run of a scheduled job. */
export interface JobRun {
  readonly now: EpochMs;
  /** Where the last run stopped; null: at the beginning. */
  readonly cursor: string | null;
  /**
   * Whether the invocation has time left, and so many D1 queries and calls of R2, KV and Durable Objects for this job.
   * Asked before each page; where it has not, the job stops and says in its cursor where it goes on.
   */
  readonly hasBudget: (queries: number, calls?: number) => boolean;
}

export interface JobResult {
  /** Where the next run goes on; null: this one came through. */
  readonly cursor: string | null;
  /** What it did, counted by name. */
  readonly done: Readonly<Record<string, number>>;
}

/** Of a job that has more to do and needs no place in it: what it has done is gone from what it looks for. */
export const MORE = "more";
