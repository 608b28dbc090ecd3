import { type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./client.ts";

/**
 * A statement that fails the batch when the one before it changed no row.
 *
 * D1 has no interactive transactions, and an UPDATE that finds nothing is no error: without this, the
 * rest of a batch would be stored for a write that did not happen.
 */
export function requireOneChange(db: Database) {
  return db
    .select({ held: sql<number>`case when changes() = 1 then 1 else json('stale') end` })
    .from(sql`(select 1)`);
}

/** A statement that fails the batch when the one before it changed another number of rows. */
export function requireChanges(db: Database, count: number) {
  return requireNone(db, sql`(select 1 where changes() <> ${count})`);
}

/** A statement that fails the batch when a query finds a row. */
export function requireNone(db: Database, query: SQLWrapper) {
  const held = sql<number>`case when not exists ${query} then 1 else json('found') end`;
  // As a select: a raw statement with parameters can't be one of a batch.
  return db.select({ held }).from(sql`(select 1)`);
}

/** Whether a batch failed because of one of the guards above. */
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
