import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { properties } from "./property.ts";

/** What D1 knows of a property's desk, which keeps what guests leave: no word of theirs. */
export const guestDesks = sqliteTable(
  "guest_desks",
  {
    propertyId: text("property_id")
      .primaryKey()
      .references(() => properties.id),
    /** The number of the newest task of the desk that was carried out here. */
    delivered: integer().notNull(),
    /** How many open messages nobody is on, at most `OPEN_REQUESTS_COUNTED_MAX`. */
    openRequests: integer("open_requests").notNull(),
    /** How many items of its queues can't be done, and are set aside. */
    aside: integer().notNull().default(0),
    /** Since when it can't tell staff or guests what is due; null: it does. */
    behindSince: integer("behind_since"),
  },
  (table) => [
    index("guest_desks_unwell").on(table.propertyId).where(sql`aside > 0 or behind_since is not null`),
  ],
);
