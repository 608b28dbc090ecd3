import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
  (table) => [index("changes_group").on(table.groupId, table.sequence), index("changes_at").on(table.at)],
);

/** Who did what, in words that screens make of `action`. Outlives the property it tells of. */
export const activity = sqliteTable(
  "activity",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    groupId: text("group_id").notNull(),
    /** Empty for an action that concerns the group and none of its properties. */
    propertyId: text("property_id").notNull(),
    /** Null: operations did it. */
    userId: text("user_id"),
    userName: text("user_name"),
    action: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [
    index("activity_property").on(table.propertyId, table.id),
    index("activity_group").on(table.groupId, table.id),
  ],
);
