import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Scheduled jobs: one row per job, updated by every run. */
export const jobs = sqliteTable("jobs", {
  name: text().primaryKey(),
  /** When the job was first seen here; it is late relative to this if it never ran. */
  knownAt: integer("known_at").notNull(),
  beganAt: integer("began_at"),
  /** When a run last ended without an error, finished or not. */
  endedAt: integer("ended_at"),
  /** When it last finished all its work. */
  completedAt: integer("completed_at"),
  failedAt: integer("failed_at"),
  /** Error of the last failed run; `null` after a successful one. */
  lastError: text("last_error"),
  /** Counts of the last run, by name. */
  done: text({ mode: "json" }).$type<Record<string, number>>(),
  /** Where the next run continues; `null`: at the beginning. */
  cursor: text(),
});
