import { and, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { PERIODS } from "#domain/account/retention.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { activity, changes } from "./schema/log.ts";

/** Old rows of an append-only table, found by walking it from the oldest row. */
interface Walk {
  readonly table: SQLiteTable;
  /** Creation time. The walk reads rows in this order. */
  readonly at: SQLiteColumn;
  /** The shortest period: the walk stops at a younger row. */
  readonly youngestMs: number;
  /** Condition for deleting a row that the walk reads; absent: every row that is old enough. */
  readonly goes?: (now: EpochMs) => SQL | undefined;
}

const DAYS = (period: keyof typeof PERIODS) => PERIODS[period].days * DAY_MS;

/** Walks of the nightly deletion, in order. */
const RETENTION_WALKS = {
  changes: {
    table: changes,
    at: changes.at,
    youngestMs: DAYS("changeLog"),
    // Keep the newest change of a group: it proves to its screens that they missed nothing.
    goes: () => sql`${changes.sequence} < (select max(newer.sequence) from ${changes} as newer
      where newer.group_id = ${changes.groupId})`,
  },
  activity: { table: activity, at: activity.at, youngestMs: DAYS("activity") },
} satisfies Record<string, Walk>;

export type WalkName = keyof typeof RETENTION_WALKS;

export const RETENTION_WALK_NAMES = Object.keys(RETENTION_WALKS) as WalkName[];

interface WalkPage {
  readonly now: EpochMs;
  /** The row after which the page begins. */
  readonly after: number;
  readonly limit: number;
}

/**
 * Two statements for one batch: the last row of a page with the time of its youngest, and the deletion. The
 * walk ends with a page that is not full, or whose youngest row is newer than `before`.
 */
export function walkPage(db: Database, name: WalkName, { now, after, limit }: WalkPage) {
  const { table, at, youngestMs, goes }: Walk = RETENTION_WALKS[name];
  const before = now - youngestMs;
  const page = sql`(select rowid as place, ${sql.identifier(at.name)} as came from ${table}
    where rowid > ${after} order by rowid limit ${limit})`;
  const within = sql`rowid > ${after} and rowid <= (select max(place) from ${page})`;
  const statements = {
    found: db
      .select({
        rows: sql<number>`count(*)`.as("rows"),
        last: sql<number | null>`max(place)`.as("last"),
        came: sql<number | null>`max(came)`.as("youngest"),
      })
      .from(page),
    deleted: db.delete(table).where(and(within, lt(at, before), goes?.(now))),
  };
  return { statements, before };
}
