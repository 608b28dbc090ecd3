import { z } from "#domain/zod.ts";

const timeSchema = z.iso.datetime().nullable();

const jobHealthSchema = z.object({
  /** Whether the job ever started. Late without a start: its cron never fired. */
  hasRun: z.boolean(),
  beganAt: timeSchema,
  /** Last end of a run without an error. */
  endedAt: timeSchema,
  /** Last time a run finished all its work. */
  completedAt: timeSchema,
  hasFailed: z.boolean(),
  /** Items the last run skipped for the next one. */
  aside: z.int().min(0),
  isLate: z.boolean(),
});

/** Counts stop at ten thousand. */
const countSchema = z.int().min(0);

/** Answer of `/healthz`. `null`: the database did not answer. */
export const healthSchema = z.object({
  ok: z.boolean(),
  /** Whether each binding answered in time. One object stands for each Durable Object class. */
  bindings: z.record(z.string(), z.boolean()),
  /** Response time in milliseconds; `null`: no answer. */
  answeredMs: z.record(z.string(), z.int().min(0).nullable()),
  /** Size of the database, of at most 10 GB; `null`: it did not answer. */
  databaseBytes: z.int().min(0).nullable(),
  mail: z
    .object({
      waiting: countSchema,
      /** Waiting for more than fifteen minutes. */
      overdue: countSchema,
      /** Failed twelve times; operations must act. */
      givenUp: countSchema,
    })
    .nullable(),
  portals: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** Announcements whose next start, end or notification is due later, and those more than five minutes late. */
  announcements: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** Desks failing for more than fifteen minutes, and items that desks skipped. */
  desks: z.object({ behind: countSchema, aside: countSchema }).nullable(),
  /** Planned publications, and those more than five minutes late. */
  planned: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** Portals of an older renderer or another origin, and those that failed to render again. */
  rendering: z.object({ waiting: countSchema, failed: countSchema }).nullable(),
  jobs: z.record(z.string(), jobHealthSchema),
});

export type JobHealth = z.infer<typeof jobHealthSchema>;
export type Health = z.infer<typeof healthSchema>;
