import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { PageWeight } from "#domain/look/page-weight.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { PortalLicence } from "#domain/property/portal-licence.ts";
import { properties } from "./property.ts";

/** The draft: one row per section, and one per language for buttons. */
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
    /** Keys of the snapshot's files, until the nightly job marks them in `media`; `null` afterwards. */
    media: text({ mode: "json" }).$type<string[]>(),
    /** Bytes that a phone loads to show it; `null`: not measured. */
    weight: text({ mode: "json" }).$type<PageWeight>(),
    /** When its content was last saved: before `publishedAt`, for a planned one long before. `null`: not recorded. */
    draftAt: integer("draft_at"),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.number] }),
    index("publications_listed").on(table.propertyId, table.number).where(sql`media is not null`),
  ],
);

/** History of a portal's KV value: one row per change, so that any past page can be served again (T11). */
export const servedPortals = sqliteTable(
  "served_portals",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    servedFrom: integer("served_from").notNull(),
    /** Number of the publication; `null`: nothing was public. */
    number: integer(),
    licence: text({ mode: "json" }).$type<PortalLicence>(),
    closure: text({ mode: "json" }).$type<Closure>(),
    /** R2 key of the exact bytes. */
    pagesKey: text("pages_key"),
    /** Digest of the state: two states can be compared without reading their bytes. */
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.servedFrom] })],
);

/** Drafts to publish at a moment. At most one per property is waiting or failed. */
export const plannedPublications = sqliteTable(
  "planned_publications",
  {
    id: text().primaryKey(),
    plannedAt: integer("planned_at").notNull(),
    /** `localTime` in the property's zone as a moment. */
    dueAt: integer("due_at").notNull(),
    endedAt: integer("ended_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    userId: text("user_id").notNull(),
    plannedBy: text("planned_by"),
    /** The author's interface language, for the mail on failure. */
    language: text().$type<InterfaceLanguage>().notNull(),
    /** Origin of links if the installation has none configured. */
    origin: text().notNull(),
    /** Local time of the property; unchanged when its zone changes. */
    localTime: text("local_time").notNull(),
    state: text({ enum: ["waiting", "published", "failed", "cancelled"] }).notNull(),
    note: text().notNull(),
    /** The frozen draft; written once. */
    snapshotKey: text("snapshot_key").notNull(),
    /** Keys of the snapshot's files. */
    media: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Number of the resulting publication. */
    number: integer(),
    /** Reason of a failure, and the blocking findings. */
    problem: text().$type<ProblemCode>(),
    findings: text({ mode: "json" }).$type<readonly PublishFinding[]>(),
    /** When the frozen draft was last saved. `null`: not recorded; use `plannedAt`. */
    draftAt: integer("draft_at"),
  },
  (table) => [
    uniqueIndex("planned_publications_open").on(table.propertyId).where(sql`state in ('waiting', 'failed')`),
    index("planned_publications_property").on(table.propertyId, table.id),
    index("planned_publications_due").on(table.dueAt).where(sql`state = 'waiting'`),
    index("planned_publications_ended").on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

/** Undo data, usable once: the draft before a clone, copy or reset, a deleted button, a retired QR code. */
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
    /** Its title on screens, as JSON. */
    summary: text().notNull(),
    /** Data other than documents: the property's fields, a button and its place, a code. */
    payload: text().notNull(),
  },
  (table) => [
    index("restore_points_property").on(table.propertyId, table.createdAt),
    index("restore_points_expiry").on(table.expiresAt),
  ],
);

/** Contacts that a clone brought from another property, until staff confirm them (D66). */
export const clonedContacts = sqliteTable(
  "cloned_contacts",
  {
    clonedAt: integer("cloned_at").notNull(),
    propertyId: text("property_id")
      .notNull()
      // Cascades, because the previous product version removes properties without knowing this table.
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    value: text().notNull(),
    /** Name of the source property at that time. */
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
    /** Last upload, or last mark of use by the nightly garbage collection. */
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
    /** Used by a publication: kept as long as the property. */
    isPublished: integer("is_published", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("media_property").on(table.propertyId),
    index("media_unpublished").on(table.createdAt, table.key).where(sql`is_published = 0`),
  ],
);
