import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { properties } from "./property.ts";

/** D1's data about a property's desk. Guests' messages themselves are only at the desk. */
export const guestDesks = sqliteTable(
  "guest_desks",
  {
    propertyId: text("property_id")
      .primaryKey()
      .references(() => properties.id),
    /** Number of the desk's last task carried out here. */
    delivered: integer().notNull(),
    /** Unassigned open requests, at most `OPEN_REQUESTS_COUNTED_MAX`. */
    openRequests: integer("open_requests").notNull(),
    /** Failing items that its queues have set aside. */
    aside: integer().notNull().default(0),
    /** Since when its deliveries are delayed; `null`: not delayed. */
    behindSince: integer("behind_since"),
  },
  (table) => [
    index("guest_desks_unwell").on(table.propertyId).where(sql`aside > 0 or behind_since is not null`),
  ],
);
