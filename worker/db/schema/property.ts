import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PortfolioFigures } from "#domain/analytics/report.ts";
import type { StartPages } from "#domain/place/start-page.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { RenderProblem } from "#domain/property/rendering.ts";
import { companies, groups, users } from "./account.ts";

// drizzle has no triggers: those of properties and property_licences are in migration 0000. A rebuild of either
// table (`__new_…` in generated SQL) drops them silently, so its migration must create them again at its end;
// tests/database/migrations.test.ts lists each trigger and fails otherwise.

export const properties = sqliteTable(
  "properties",
  {
    id: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at"),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    /** The responsible user, shown in the site selection (S38). */
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    updatedBy: text("updated_by"),
    name: text().notNull(),
    slug: text().notNull(),
    active: integer({ mode: "boolean" }).notNull(),
    languages: text({ mode: "json" }).$type<string[]>().notNull(),
    defaultLanguage: text("default_language").notNull(),
    timeZone: text("time_zone").notNull(),
    address: text().notNull().default(""),
    telephone: text().notNull().default(""),
    features: text({ mode: "json" }).$type<{ guestServices: boolean }>().notNull(),
    thumbnail: text(),
    publishedNumber: integer("published_number"),
    revision: integer().notNull(),
    /** Read out to support on the telephone. Never changes. */
    licenceKey: text("licence_key"),
    /** Preview links created until then are revoked. */
    previewsEndedAt: integer("previews_ended_at"),
    /** Removed by operations: hidden, and restorable until it is purged. */
    removedAt: integer("removed_at"),
    /** Sort key of lists: last update, or 0. */
    recency: integer().generatedAlwaysAs(sql`coalesce(updated_at, 0)`, { mode: "virtual" }),
    /** Lower-case name without accents, for searches. */
    nameFolded: text("name_folded").notNull().default(""),
    /** The displayed licence state (S68), valid until `licenceStateUntil`; `null`: not computed yet. */
    licenceState: text("licence_state"),
    /** When the state may change. Triggers on licences set it to 0, which forces a new computation. */
    licenceStateUntil: integer("licence_state_until").notNull().default(0),
    /** Marks for projection: of the last change for guests, and of the last projected one. */
    projectionWanted: integer("projection_wanted").notNull().default(0),
    projectionDone: integer("projection_done").notNull().default(0),
    /** Whether guests' pages keep a random id until the end of the property's day (D11). */
    countsByVisitorId: integer("counts_by_visitor_id", { mode: "boolean" }).notNull().default(true),
    /** Seasonal closure; kept after its end until staff change it. */
    closure: text({ mode: "json" }).$type<Closure>(),
    /** Start button per kind of place (R3). */
    startPages: text("start_pages", { mode: "json" }).$type<StartPages>().notNull().default({}),
    /** The publication that the next five columns are about. Otherwise the renderer counts as unknown. */
    renderedNumber: integer("rendered_number"),
    /** Version of the renderer that made its pages, or failed to. */
    renderedBy: integer("rendered_by").notNull().default(0),
    /** The origin in its canonical links. */
    renderedOrigin: text("rendered_origin").notNull().default(""),
    /** R2 key of pages rendered again; `null`: the publication's own pages. */
    pagesKey: text("pages_key"),
    /** Attempts to render that did not finish. */
    renderAttempts: integer("render_attempts").notNull().default(0),
    /** Why rendering again failed; the pages stay until the next renderer or publication. */
    renderProblem: text("render_problem").$type<RenderProblem>(),
    /** Renderer of the served pages, 0: unknown; `null`: nothing is served. */
    renderedAs: integer("rendered_as").generatedAlwaysAs(
      sql`case when published_number is null or removed_at is not null then null when rendered_number = published_number then rendered_by else 0 end`,
      { mode: "virtual" },
    ),
    /** Owners' retention periods in days per kind of message, as JSON; `null`: defaults. */
    keptDays: text("kept_days"),
    /** Whether an owner lets an engine draft translations; off at first (D100). */
    usesTranslator: integer("uses_translator", { mode: "boolean" }).notNull().default(false),
    /** Languages whose drafts guests see before a person has read them, with a label (L5). */
    automaticLanguages: text("automatic_languages", { mode: "json" })
      .$type<readonly string[]>()
      .notNull()
      .default([]),
  },
  (table) => [
    uniqueIndex("properties_slug").on(table.slug),
    uniqueIndex("properties_licence_key").on(table.licenceKey),
    index("properties_group").on(table.groupId, table.name, table.id),
    index("properties_recent").on(table.groupId, table.recency, table.id).where(sql`removed_at is null`),
    index("properties_state")
      .on(table.groupId, table.licenceState, table.recency, table.id)
      .where(sql`removed_at is null`),
    index("properties_undecided").on(table.groupId, table.licenceStateUntil),
    index("properties_removed").on(table.removedAt).where(sql`removed_at is not null`),
    index("properties_projection_due")
      .on(table.projectionWanted, table.id)
      .where(sql`projection_wanted > projection_done`),
    index("properties_render_due")
      .on(table.renderedAs, table.renderedOrigin, table.id)
      .where(sql`rendered_as is not null`),
    index("properties_render_problem").on(table.id).where(sql`render_problem is not null`),
  ],
);

export const propertyLicences = sqliteTable("property_licences", {
  propertyId: text("property_id")
    .primaryKey()
    .references(() => properties.id),
  mode: text().notNull(),
  modePrevious: text("mode_previous"),
  dateStart: integer("date_start"),
  dateEnd: integer("date_end"),
});

export const qrCodes = sqliteTable(
  "qr_codes",
  {
    code: text().primaryKey(),
    createdAt: integer("created_at").notNull(),
    retiredAt: integer("retired_at"),
    /** First download for printing. */
    downloadedAt: integer("downloaded_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    /** Last value written to its KV key; `null`: not written yet. */
    projected: text(),
  },
  (table) => [index("qr_codes_property").on(table.propertyId, table.retiredAt)],
);

/**
 * Former addresses of a property's portal. They redirect as long as the property exists and can't be taken by
 * others: triggers of migration 0000 ensure that across both tables.
 */
export const formerAddresses = sqliteTable(
  "former_addresses",
  {
    slug: text().primaryKey(),
    endedAt: integer("ended_at").notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** Last target written to its KV key, empty: none; `null`: the key may still hold the portal itself. */
    projected: text(),
  },
  (table) => [index("former_addresses_property").on(table.propertyId)],
);

/**
 * Cached figures of a property for the comparison within a group. Valid on the day they were counted, replaced
 * by the next count.
 */
export const portfolioFigures = sqliteTable(
  "portfolio_figures",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    /** `30d`, or with a chosen day or month `daily 2026-11-21`. */
    choice: text().notNull(),
    countedAt: integer("counted_at").notNull(),
    figures: text({ mode: "json" }).$type<PortfolioFigures>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.choice] }),
    index("portfolio_figures_counted").on(table.countedAt),
  ],
);
