import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PageWeight } from "#domain/look/page-weight.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { PortalLicence } from "../../portal/portal-store.ts";
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
    /** Keys of the files that the snapshot names; null where that was not kept, so that none is collected. */
    media: text({ mode: "json" }).$type<string[]>(),
    /** What a phone loads to show it; null where that was not weighed. */
    weight: text({ mode: "json" }).$type<PageWeight>(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.number] })],
);

/** What KV held of a portal from a moment on: one row a change, so that any page of the past can be served again (T11). */
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
  },
  (table) => [index("media_property").on(table.propertyId)],
);
