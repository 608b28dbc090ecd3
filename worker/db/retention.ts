import { and, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { PERIODS } from "#domain/account/retention.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { activity, changes } from "./schema/log.ts";

/** Rows that go once they are old, found by walking a table from its oldest row on. */
interface Walk {
  readonly table: SQLiteTable;
  /** When a row came; rows come in this order. */
  readonly at: SQLiteColumn;
  /** No younger row can be over its period: the walk ends at one. */
  readonly youngestMs: number;
  /** Which of the rows that were walked go; absent: all that are old enough. */
  readonly goes?: (now: EpochMs) => SQL | undefined;
}

const DAYS = (period: keyof typeof PERIODS) => PERIODS[period].days * DAY_MS;

/** What each night deletes from the tables that only grow, in this order. */
const WALKS = {
  changes: {
    table: changes,
    at: changes.at,
    youngestMs: DAYS("changeLog"),
    // The newest change of a group stays: a screen that has seen it has missed nothing.
    goes: () => sql`${changes.sequence} < (select max(newer.sequence) from ${changes} as newer
      where newer.group_id = ${changes.groupId})`,
  },
  activity: { table: activity, at: activity.at, youngestMs: DAYS("activity") },
} satisfies Record<string, Walk>;

export type WalkName = keyof typeof WALKS;

export const WALK_NAMES = Object.keys(WALKS) as WalkName[];

interface WalkPage {
  readonly now: EpochMs;
  /** The row behind which the page begins. */
  readonly after: number;
  readonly limit: number;
}

/**
 * The two statements of a page: one tells its last row and when its youngest came, the other deletes what goes. They
 * belong in one batch. A walk is over with a page that is not full, or whose youngest came no earlier than
 * `before`.
 */
export function walkPage(db: Database, name: WalkName, { now, after, limit }: WalkPage) {
  const { table, at, youngestMs, goes }: Walk = WALKS[name];
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
