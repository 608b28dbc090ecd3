import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { groups, users } from "./account.ts";
import { properties } from "./property.ts";

/** What a person wants to be told of a property by mail. No row: nothing. */
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
    /** The interface language, and the origin where none is configured, when they were chosen. */
    language: text().notNull(),
    origin: text().notNull(),
    /** The secret of the link by which a mail is ended without signing in. */
    stopToken: text("stop_token").notNull(),
    /** The Monday of the week in which the newest weekly mail was queued, `YYYY-MM-DD`. */
    mailedWeek: text("mailed_week").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.userId] }),
    uniqueIndex("mail_preferences_stop").on(table.stopToken),
    index("mail_preferences_user").on(table.userId),
    index("mail_preferences_weekly").on(table.propertyId, table.userId).where(sql`weekly_mail = 1`),
  ],
);

/** An address outside a group that gets its guests' messages, once its owner has agreed by a link in one mail. */
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
    /** Of the link in the newest mail that asked; null where nobody had to be asked. */
    tokenHash: text("token_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.address] }),
    uniqueIndex("mail_recipients_token").on(table.tokenHash),
  ],
);

/** Mail that is still to be sent, or was. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
    groupId: text("group_id"),
    recipient: text().notNull(),
    /** Whom an answer reaches, where that is not the brand's support. */
    replyTo: text("reply_to"),
    /** The address that ends mail of this kind, for the mail program's own button; null where none can be ended. */
    stopLink: text("stop_link"),
    subject: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    /** The position of its queue in `MAIL_QUEUES`: the lowest is sent first. */
    kind: integer().notNull().default(1),
    /** When it may be tried; while a sender has it, until when nobody else may. Null: it was given up. */
    dueAt: integer("due_at").default(0),
  },
  (table) => [
    index("outbox_due").on(table.kind, table.dueAt).where(sql`sent_at is null`),
    index("outbox_sent").on(table.sentAt).where(sql`sent_at is not null`),
  ],
);
