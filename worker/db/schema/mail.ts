import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { groups, users } from "./account.ts";
import { properties } from "./property.ts";

/** A user's mail preferences for a property. No row: no mails. */
export const mailPreferences = sqliteTable(
  "mail_preferences",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    weeklyMail: integer("weekly_mail", { mode: "boolean" }).notNull(),
    lowRatingAlert: integer("low_rating_alert", { mode: "boolean" }).notNull(),
    alertRating: integer("alert_rating").notNull(),
    overdueMail: integer("overdue_mail", { mode: "boolean" }).notNull().default(false),
    /** The member's interface language, and the origin in use, when the preferences were stored. */
    language: text().notNull(),
    origin: text().notNull(),
    /** Token of the unsubscribe link. */
    stopToken: text("stop_token").notNull(),
    /** Monday of the week of the newest weekly mail, `YYYY-MM-DD`. */
    mailedWeek: text("mailed_week").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.userId] }),
    uniqueIndex("mail_preferences_stop").on(table.stopToken),
    index("mail_preferences_user").on(table.userId),
    index("mail_preferences_weekly").on(table.propertyId, table.userId).where(sql`weekly_mail = 1`),
  ],
);

/** Recipients of guests' messages outside a group, after consent by a mailed link. */
export const mailRecipients = sqliteTable(
  "mail_recipients",
  {
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    /** Lower case. */
    address: text().notNull(),
    askedAt: integer("asked_at").notNull(),
    confirmedAt: integer("confirmed_at"),
    /** Hash of the newest link; `null`: no consent needed. */
    tokenHash: text("token_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.address] }),
    uniqueIndex("mail_recipients_token").on(table.tokenHash),
  ],
);

/** Outbox: mails to send, and sent ones. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
    groupId: text("group_id"),
    recipient: text().notNull(),
    /** Address for replies; `null`: the brand's support. */
    replyTo: text("reply_to"),
    /** Unsubscribe address for the mail program's own button; `null`: none. */
    stopLink: text("stop_link"),
    subject: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    /** Index of its queue in `MAIL_QUEUES`; the lowest is sent first. */
    kind: integer().notNull().default(1),
    /** Due time; while claimed, when the claim ends. `null`: given up. */
    dueAt: integer("due_at").default(0),
  },
  (table) => [
    index("outbox_due").on(table.kind, table.dueAt).where(sql`sent_at is null`),
    index("outbox_sent").on(table.sentAt).where(sql`sent_at is not null`),
  ],
);
