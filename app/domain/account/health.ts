import { z } from "#domain/zod.ts";

const timeSchema = z.iso.datetime().nullable();

const jobHealthSchema = z.object({
  /** Whether any run of it has begun here. Late without one: its cron never came. */
  hasRun: z.boolean(),
  beganAt: timeSchema,
  /** When a run last ended without an error. */
  endedAt: timeSchema,
  /** When one last came through all that there was. */
  completedAt: timeSchema,
  hasFailed: z.boolean(),
  /** Items that its last run could not do, and left for the next. */
  aside: z.int().min(0),
  isLate: z.boolean(),
});

/** Counts end at ten thousand: more is not counted. */
const countSchema = z.int().min(0);

/** What `/healthz` tells. Null: the database did not answer. */
export const healthSchema = z.object({
  ok: z.boolean(),
  /** Whether each binding has answered in time. Objects answer by one of each class. */
  bindings: z.record(z.string(), z.boolean()),
  /** In how many milliseconds; null: not at all. */
  answeredMs: z.record(z.string(), z.int().min(0).nullable()),
  /** What the database has grown to, of 10 GB; null: it did not answer. */
  databaseBytes: z.int().min(0).nullable(),
  mail: z
    .object({
      waiting: countSchema,
      /** For more than a quarter of an hour. */
      overdue: countSchema,
      /** Tried twelve times, and left to operations. */
      givenUp: countSchema,
    })
    .nullable(),
  portals: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** Announcements that begin, end or are to be told of, and how many of them are late by more than five minutes. */
  announcements: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** Desks that have failed for more than a quarter of an hour, and items that desks have set aside. */
  desks: z.object({ behind: countSchema, aside: countSchema }).nullable(),
  /** Planned publications, and how many of them are late by more than five minutes. */
  planned: z.object({ waiting: countSchema, overdue: countSchema }).nullable(),
  /** Published portals of an older renderer or another origin, and those that can't be rendered again. */
  rendering: z.object({ waiting: countSchema, failed: countSchema }).nullable(),
  jobs: z.record(z.string(), jobHealthSchema),
});

export type JobHealth = z.infer<typeof jobHealthSchema>;
export type Health = z.infer<typeof healthSchema>;
