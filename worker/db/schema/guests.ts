import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { properties } from "./property.ts";

export const feedback = sqliteTable(
  "feedback",
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    buttonId: text("button_id").notNull(),
    language: text().notNull(),
    answers: text().notNull(),
    rating: real(),
    /** Names the flood that it belongs to; it is shown apart and not mailed. Null: a message like any other. */
    heldGroup: text("held_group"),
    /** By which its guest names it. Null: from before there were receipts. */
    receiptCode: text("receipt_code"),
  },
  (table) => [
    uniqueIndex("feedback_receipt_code").on(table.receiptCode).where(sql`receipt_code is not null`),
    index("feedback_property").on(table.propertyId, table.at),
    index("feedback_held").on(table.propertyId, table.heldGroup, table.at).where(sql`held_group is not null`),
  ],
);

/** What guests asked for through a guest-services button. */
export const guestRequests = sqliteTable(
  "guest_requests",
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    doneAt: integer("done_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    buttonId: text("button_id").notNull(),
    serviceId: text("service_id").notNull(),
    /** The service's name as the guest read it. */
    service: text().notNull(),
    language: text().notNull(),
    room: text().notNull(),
    note: text().notNull(),
    /** As of feedback. */
    heldGroup: text("held_group"),
    /** As of feedback. */
    receiptCode: text("receipt_code"),
  },
  (table) => [
    uniqueIndex("guest_requests_receipt_code").on(table.receiptCode).where(sql`receipt_code is not null`),
    index("guest_requests_property").on(table.propertyId, table.at),
    index("guest_requests_open")
      .on(table.propertyId, table.at)
      .where(sql`done_at is null and held_group is null`),
    index("guest_requests_held")
      .on(table.propertyId, table.heldGroup, table.at)
      .where(sql`held_group is not null`),
  ],
);

export const consents = sqliteTable(
  "consents",
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    visitorId: text("visitor_id").notNull(),
    kind: text().notNull(),
    given: integer({ mode: "boolean" }).notNull(),
    /** Which wording the guest was shown. */
    textVersion: text("text_version").notNull().default(""),
    /** When it was last given, which a withdrawal leaves as it was; null: never. */
    givenAt: integer("given_at"),
  },
  (table) => [index("consents_property").on(table.propertyId, table.visitorId)],
);

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
