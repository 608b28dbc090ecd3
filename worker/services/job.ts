import type { EpochMs } from "#domain/time.ts";

/** One run of a scheduled job. */
export interface JobRun {
  readonly now: EpochMs;
  /** Where the last run stopped; `null`: start from the beginning. */
  readonly cursor: string | null;
  /**
   * Whether the invocation has time left, and this many D1 queries and calls to R2, KV and Durable Objects. Ask
   * before each page; on `false`, the job stops and returns its cursor.
   */
  readonly hasBudget: (queries: number, calls?: number) => boolean;
}

export interface JobResult {
  /** Where the next run continues; `null`: this run finished. */
  readonly cursor: string | null;
  /** Counts by name, for the log. */
  readonly done: Readonly<Record<string, number>>;
}

/** Cursor of a job with more to do that needs no position, because finished items no longer match its query. */
export const CURSOR_MORE = "more";
