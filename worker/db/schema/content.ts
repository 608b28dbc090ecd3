import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { PageWeight } from "#domain/look/page-weight.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { PortalLicence } from "#domain/property/portal-licence.ts";
import { properties } from "./property.ts";

/** The draft: one row a section, and one a language for buttons. */
export const documents = sqliteTable(
  "documents",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    section: text().notNull(),
    language: text().notNull(),
    updatedAt: integer("updated_at").notNull(),
    updatedBy: text("updated_by"),
    body: text().notNull(),
    schemaVersion: integer("schema_version").notNull(),
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.section, table.language] })],
);

export const publications = sqliteTable(
  "publications",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    number: integer().notNull(),
    publishedAt: integer("published_at").notNull(),
    publishedBy: text("published_by"),
    snapshotKey: text("snapshot_key").notNull(),
    languages: text({ mode: "json" }).$type<string[]>().notNull(),
    note: text().notNull(),
    /** Keys of the files that the snapshot names, until the night has marked them in `media`; null from then on. */
    media: text({ mode: "json" }).$type<string[]>(),
    /** What a phone loads to show it; null where that was not weighed. */
    weight: text({ mode: "json" }).$type<PageWeight>(),
    /**
     * When what it holds was last saved: older than `publishedAt`, of a planned one by long. Null where that was not
     * kept.
     */
    draftAt: integer("draft_at"),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.number] }),
    index("publications_listed").on(table.propertyId, table.number).where(sql`media is not null`),
  ],
);

/**
 * What KV held of a portal from a moment on: one row a change, so that any page of the past can be served again (T11).
 */
export const servedPortals = sqliteTable(
  "served_portals",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    servedFrom: integer("served_from").notNull(),
    /** Of the publication; null: nothing was public. */
    number: integer(),
    licence: text({ mode: "json" }).$type<PortalLicence>(),
    closure: text({ mode: "json" }).$type<Closure>(),
    /** The R2 key of the very bytes. */
    pagesKey: text("pages_key"),
    /** Tells two states apart without reading the bytes. */
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.servedFrom] })],
);

/** Drafts that are to be published at a moment. A property has one at most that waits or has failed. */
export const plannedPublications = sqliteTable(
  "planned_publications",
  {
    id: text().primaryKey(),
    plannedAt: integer("planned_at").notNull(),
    /** The moment that `localTime` means in the property's zone. */
    dueAt: integer("due_at").notNull(),
    endedAt: integer("ended_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    userId: text("user_id").notNull(),
    plannedBy: text("planned_by"),
    /** What the browser that planned it speaks: for the mail of a failure. */
    language: text().$type<InterfaceLanguage>().notNull(),
    /** Where links lead if the installation has configured no origin. */
    origin: text().notNull(),
    /** As clocks of the property show it: stays when its zone changes. */
    localTime: text("local_time").notNull(),
    state: text({ enum: ["waiting", "published", "failed", "cancelled"] }).notNull(),
    note: text().notNull(),
    /** The draft as it was when it was planned; never written twice. */
    snapshotKey: text("snapshot_key").notNull(),
    /** Keys of the files that the snapshot names. */
    media: text({ mode: "json" }).$type<string[]>().notNull(),
    /** The publication it became. */
    number: integer(),
    /** Why it failed, and what blocked it. */
    problem: text().$type<ProblemCode>(),
    findings: text({ mode: "json" }).$type<readonly PublishFinding[]>(),
    /** When the frozen draft was last saved. Null where that was not kept: by then it was planned. */
    draftAt: integer("draft_at"),
  },
  (table) => [
    uniqueIndex("planned_publications_open").on(table.propertyId).where(sql`state in ('waiting', 'failed')`),
    index("planned_publications_property").on(table.propertyId, table.id),
    index("planned_publications_due").on(table.dueAt).where(sql`state = 'waiting'`),
    index("planned_publications_ended").on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

/** What one click brings back: the draft before a clone, copy or reset, a deleted button, a retired QR code. */
export const restorePoints = sqliteTable(
  "restore_points",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    restoredAt: integer("restored_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    createdBy: text("created_by"),
    kind: text().notNull(),
    /** What screens name it by. */
    summary: text().notNull(),
    /** What is not a document: the property's own fields, a button and its place, a code. */
    payload: text().notNull(),
  },
  (table) => [
    index("restore_points_property").on(table.propertyId, table.createdAt),
    index("restore_points_expiry").on(table.expiresAt),
  ],
);

/** Ways to reach people that a clone brought from another property, until somebody has confirmed them (D66). */
export const clonedContacts = sqliteTable(
  "cloned_contacts",
  {
    clonedAt: integer("cloned_at").notNull(),
    propertyId: text("property_id")
      .notNull()
      // The version before, which does not know of these rows, can remove a property all the same.
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    value: text().notNull(),
    /** The property that it came from, as it was called then. */
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.kind, table.value] })],
);

/** The documents of a restore point, copied in the batch that replaces them. */
export const restorePointDocuments = sqliteTable(
  "restore_point_documents",
  {
    pointId: text("point_id")
      .notNull()
      .references(() => restorePoints.id),
    section: text().notNull(),
    language: text().notNull(),
    body: text().notNull(),
    schemaVersion: integer("schema_version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.pointId, table.section, table.language] })],
);

export const media = sqliteTable(
  "media",
  {
    key: text().primaryKey(),
    /** When it was uploaded last, or last marked as in use by the nightly collection. */
    createdAt: integer("created_at").notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    kind: text().notNull(),
    type: text().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    sha256: text().notNull(),
    /** A publication names it, so that it stays for as long as its property. */
    isPublished: integer("is_published", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("media_property").on(table.propertyId),
    index("media_unpublished").on(table.createdAt, table.key).where(sql`is_published = 0`),
  ],
);
