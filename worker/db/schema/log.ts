import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** The change log, written in the same batch as the change it announces. */
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

// drizzle knows no triggers: migration 0000 has the one that ends a bundle after an hour.

/** Who did what, in words that screens make of `action`. Outlives the property it tells of. */
export const activity = sqliteTable(
  "activity",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    groupId: text("group_id").notNull(),
    /** Empty for an action that concerns the group and none of its properties. */
    propertyId: text("property_id").notNull(),
    /** Null: operations did it, or it is of a bundle that has ended. */
    userId: text("user_id"),
    userName: text("user_name"),
    action: text().notNull(),
    summary: text().notNull(),
    /** How often it was done from `at` on, until `until`; null where it was done once. */
    count: integer().notNull().default(1),
    until: integer(),
    /** Whose actions join this entry; null: none does any more. */
    bundle: text(),
  },
  (table) => [
    // An index ends in the row's id: in the order of the list.
    index("activity_of_property").on(table.propertyId),
    index("activity_of_group").on(table.groupId),
    index("activity_of_action").on(table.action, table.at),
    uniqueIndex("activity_bundle").on(table.bundle).where(sql`bundle is not null`),
  ],
);
