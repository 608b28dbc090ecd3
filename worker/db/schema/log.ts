import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** The change log. Each row is written in the same batch as its change. */
export const changes = sqliteTable(
  "changes",
  {
    sequence: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    groupId: text("group_id").notNull(),
    propertyId: text("property_id"),
    kind: text().notNull(),
    payload: text().notNull(),
  },
  (table) => [index("changes_group").on(table.groupId, table.sequence)],
);

// drizzle has no triggers: the one that closes a bundle after an hour is in migration 0000.

/** Activity list; screens translate `action` into words. Rows outlive their property. */
export const activity = sqliteTable(
  "activity",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    groupId: text("group_id").notNull(),
    /** Empty: the action concerns the group, not a single property. */
    propertyId: text("property_id").notNull(),
    /** `null`: operations, or a closed bundle. */
    userId: text("user_id"),
    userName: text("user_name"),
    action: text().notNull(),
    summary: text().notNull(),
    /** Number of actions from `at` to `until`; `until` is `null` for a single action. */
    count: integer().notNull().default(1),
    until: integer(),
    /** Key by which further actions join this entry; `null`: closed. */
    bundle: text(),
  },
  (table) => [
    // Every SQLite index ends with the row id, which is the order of the list.
    index("activity_of_property").on(table.propertyId),
    index("activity_of_group").on(table.groupId),
    index("activity_of_action").on(table.action, table.at),
    uniqueIndex("activity_bundle").on(table.bundle).where(sql`bundle is not null`),
  ],
);
