import { z } from "#domain/zod.ts";

const timeSchema = z.iso.datetime().nullable();

const jobHealthSchema = z.object({
  /** Whether the job ever started. If a late job never started, its cron trigger never fired. */
  hasRun: z.boolean(),
  beganAt: timeSchema,
  /** Last end of a run without an error. */
  endedAt: timeSchema,
  /** Last time a run finished all its work. */
  completedAt: timeSchema,
  hasFailed: z.boolean(),
  /** Number of items that the last run left for the next run. */
  aside: z.int().min(0),
  isLate: z.boolean(),
});

/** A count of at most ten thousand: counting stops there. */
const countSchema = z.int().min(0);

/** Answer of `/healthz`. `null`: the database did not answer. */
export const healthSchema = z.object({
  ok: z.boolean(),
  /** Whether each binding answered in time. For a Durable Object class, one of its objects is asked. */
  bindings: z.record(z.string(), z.boolean()),
  /** Response time of each binding in milliseconds; `null`: no answer. */
  answeredMs: z.record(z.string(), z.int().min(0).nullable()),
  /** Size of the database, which D1 limits to 10 GB; `null`: the database did not answer. */
  databaseBytes: z.int().min(0).nullable(),
  mail: z
    .object({
      waiting: countSchema,
      /** Mails waiting for more than fifteen minutes. */
      overdue: countSchema,
      /** Mails that failed twelve times and are not retried: operations must act. */
      givenUp: countSchema,
    })
    .nullable(),
  portals: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** Announcements with a future start, end or notification; `overdue`: more than five minutes late. */
  announcements: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** `behind`: desks failing for more than fifteen minutes. `aside`: items that desks skipped. */
  desks: z.object({ behind: countSchema, aside: countSchema }).nullable(),
  /** Planned publications; `overdue`: more than five minutes late. */
  planned: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** `waiting`: portals of an older renderer or another origin. `failed`: rendering them again failed. */
  rendering: z.object({ waiting: countSchema, failed: countSchema }).nullable(),
  jobs: z.record(z.string(), jobHealthSchema),
});

export type JobHealth = z.infer<typeof jobHealthSchema>;
export type Health = z.infer<typeof healthSchema>;
