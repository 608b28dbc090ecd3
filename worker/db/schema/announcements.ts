import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AnnouncementKind, AnnouncementTexts, Audience } from "#domain/announcement/announcement.ts";
import { lenientJson } from "./lenient-json.ts";
import { properties } from "./property.ts";

/** What a property tells its guests (N1): drafts, what is planned, on, and has ended. Its moments say which. */
export const announcements = sqliteTable(
  "announcements",
  {
    id: text().primaryKey(),
    updatedAt: integer("updated_at").notNull(),
    /** Null: it is a draft. */
    sentAt: integer("sent_at"),
    /** Null: of a draft, from the moment at which it is sent. */
    startsAt: integer("starts_at"),
    /** Null: until somebody ends it. */
    endsAt: integer("ends_at"),
    /** When open pages are to be told next that it begins, ends or has changed; null: never. */
    dueAt: integer("due_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    updatedBy: text("updated_by"),
    sentBy: text("sent_by"),
    /** Who ended it ahead of its time. */
    endedBy: text("ended_by"),
    kind: text().$type<AnnouncementKind>().notNull(),
    texts: lenientJson<AnnouncementTexts>("announcement's texts", {}).notNull(),
    /** Null: everyone. A damaged one is for nobody. */
    audience: lenientJson<Audience>("announcement's audience", { kinds: [], places: [] }),
    /** Whether it is pushed as well to guests who agreed. */
    notifies: integer({ mode: "boolean" }).notNull().default(false),
    revision: integer().notNull(),
  },
  (table) => [
    index("announcements_property").on(table.propertyId),
    index("announcements_due").on(table.dueAt).where(sql`due_at is not null`),
    index("announcements_ended").on(table.endsAt).where(sql`sent_at is not null`),
  ],
);
