import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Scheduled jobs: one row each, written by every run. */
export const jobs = sqliteTable("jobs", {
  name: text().primaryKey(),
  /** From when on it counts as late: the moment at which it was first known here. */
  knownAt: integer("known_at").notNull(),
  beganAt: integer("began_at"),
  /** When a run last ended without an error, whether or not it came through. */
  endedAt: integer("ended_at"),
  /** When it last came through all that there was. */
  completedAt: integer("completed_at"),
  failedAt: integer("failed_at"),
  /** Of the last run that failed; null once one has ended without an error. */
  lastError: text("last_error"),
  /** What the last run that ended did: counts by name. */
  done: text({ mode: "json" }).$type<Record<string, number>>(),
  /** Where the next run goes on; null: at the beginning. */
  cursor: text(),
});
