import { sql } from "drizzle-orm";
import { customType, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AnnouncementKind, AnnouncementTexts, Audience } from "#domain/announcement/announcement.ts";
import { logEvent } from "../../log-event.ts";
import { properties } from "./property.ts";

/** Announcements of a property (N1). Their state (draft, planned, active, ended) follows from their times. */
export const announcements = sqliteTable(
  "announcements",
  {
    id: text().primaryKey(),
    updatedAt: integer("updated_at").notNull(),
    /** `null`: a draft. */
    sentAt: integer("sent_at"),
    /** `null`: starts when it is sent. */
    startsAt: integer("starts_at"),
    /** `null`: until staff end it. */
    endsAt: integer("ends_at"),
    /** Next broadcast to open pages (start, end or change); `null`: none. */
    dueAt: integer("due_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    updatedBy: text("updated_by"),
    sentBy: text("sent_by"),
    /** Who ended the announcement early; `null`: nobody. */
    endedBy: text("ended_by"),
    kind: text().$type<AnnouncementKind>().notNull(),
    texts: lenientJson<AnnouncementTexts>("announcement's texts", {}).notNull(),
    /** `null`: everyone. A damaged value is for nobody. */
    audience: lenientJson<Audience>("announcement's audience", { kinds: [], places: [] }),
    /** Whether it is also pushed to subscribed guests. */
    notifies: integer({ mode: "boolean" }).notNull().default(false),
    revision: integer().notNull(),
  },
  (table) => [
    index("announcements_property").on(table.propertyId),
    index("announcements_due").on(table.dueAt).where(sql`due_at is not null`),
    index("announcements_ended").on(table.endsAt).where(sql`sent_at is not null`),
  ],
);

/** A JSON column. A damaged value is logged and read as `fallback`, so that a list shows its other rows. */
function lenientJson<Value>(name: string, fallback: Value) {
  return customType<{ data: Value; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => {
      try {
        return JSON.parse(stored) as Value;
      } catch (error) {
        logEvent("item_set_aside", { kind: name, error });
        return fallback;
      }
    },
  })();
}
