import { type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./client.ts";

/**
 * Fails the batch if the preceding statement did not change exactly one row.
 *
 * D1 has no interactive transactions, and an UPDATE that matches nothing is no error: without this guard, the
 * rest of the batch would be stored for a write that did not happen.
 */
export function requireOneChange(db: Database) {
  return db
    .select({ held: sql<number>`case when changes() = 1 then 1 else json('stale') end` })
    .from(sql`(select 1)`);
}

/** Fails the batch if the preceding statement changed another number of rows. */
export function requireChanges(db: Database, count: number) {
  return requireNone(db, sql`(select 1 where changes() <> ${count})`);
}

/** Fails the batch if a query finds a row. */
export function requireNone(db: Database, query: SQLWrapper) {
  const held = sql<number>`case when not exists ${query} then 1 else json('found') end`;
  // A select, because a raw statement with parameters can't be part of a batch.
  return db.select({ held }).from(sql`(select 1)`);
}

/** Whether a batch failed by one of these guards. */
export function isGuardFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes("malformed JSON")) return true;
  }
  return false;
}

/** Whether a batch failed because a unique column already holds the value. */
export function isUniqueFailure(error: unknown, column: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  }
  return false;
}
