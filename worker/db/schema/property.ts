import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PortfolioFigures } from "#domain/analytics/report.ts";
import type { StartPages } from "#domain/place/start-page.ts";
import type { Closure } from "#domain/property/closure.ts";
import type { RenderProblem } from "#domain/property/rendering.ts";
import { companies, groups, users } from "./account.ts";

// drizzle knows no triggers: migration 0000 has those of properties and property_licences. A rebuild of either
// table (`__new_…` in the generated SQL) drops them in silence, so its migration must create them again at its
// end; tests/database/migrations.test.ts names each one and fails without it.

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
    /** The person responsible, shown as the user name in the site selection (S38). */
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
    /** What support asks for on the telephone. Never changes. */
    licenceKey: text("licence_key"),
    /** Preview links that were made until then show nothing any more. */
    previewsEndedAt: integer("previews_ended_at"),
    /** Removed by operations: nobody finds it any more, and it can be brought back until it is purged. */
    removedAt: integer("removed_at"),
    /** When it was updated, 0 for never: what lists are sorted by. */
    recency: integer().generatedAlwaysAs(sql`coalesce(updated_at, 0)`, { mode: "virtual" }),
    /** The name without accents and capitals, for searching. */
    nameFolded: text("name_folded").notNull().default(""),
    /** The displayed state of its licence (S68), true until `licenceStateUntil`; null before it was decided. */
    licenceState: text("licence_state"),
    /** When the state may be another. Triggers of the licences set it to 0: to be decided again. */
    licenceStateUntil: integer("licence_state_until").notNull().default(0),
    /** When what guests see was last changed here, and up to which change their portal has followed. */
    projectionWanted: integer("projection_wanted").notNull().default(0),
    projectionDone: integer("projection_done").notNull().default(0),
    /** Whether guests' pages keep a random id until the end of the property's day (D11). */
    countsByVisitorId: integer("counts_by_visitor_id", { mode: "boolean" }).notNull().default(true),
    /** When it is closed for the season, where staff have said so; kept after its end until they say otherwise. */
    closure: text({ mode: "json" }).$type<Closure>(),
    /** Which buttons the cards of its places start with, by the kind of place (R3). */
    startPages: text("start_pages", { mode: "json" }).$type<StartPages>().notNull().default({}),
    /** Of which publication the five columns below tell. Another one counts as rendered by an unknown renderer. */
    renderedNumber: integer("rendered_number"),
    /** Which version of the renderer made its pages, or found that it can't. */
    renderedBy: integer("rendered_by").notNull().default(0),
    /** The origin in its canonical links. */
    renderedOrigin: text("rendered_origin").notNull().default(""),
    /** The R2 key of the pages that were rendered again; null: those of the publication. */
    pagesKey: text("pages_key"),
    /** How often rendering again was begun without an end. */
    renderAttempts: integer("render_attempts").notNull().default(0),
    /** Why it could not be rendered again: it keeps its pages until the next renderer or publication. */
    renderProblem: text("render_problem").$type<RenderProblem>(),
    /** Which renderer made what guests get, 0 for an unknown one; null: guests get nothing. */
    renderedAs: integer("rendered_as").generatedAlwaysAs(
      sql`case when published_number is null or removed_at is not null then null when rendered_number = published_number then rendered_by else 0 end`,
      { mode: "virtual" },
    ),
    /** What owners have chosen to keep shorter or longer, days by kind of message as JSON; null: nothing. */
    keptDays: text("kept_days"),
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
    /** When it was first downloaded, to be printed. */
    downloadedAt: integer("downloaded_at"),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    /** The value that its key in KV was given last; null: none by the writer yet. */
    projected: text(),
  },
  (table) => [index("qr_codes_property").on(table.propertyId, table.retiredAt)],
);

/**
 * Addresses that a property's portal had before its present one. They lead on for as long as there is the property, and
 * nobody else can have them: triggers of migration 0000 hold that for both tables at once.
 */
export const formerAddresses = sqliteTable(
  "former_addresses",
  {
    slug: text().primaryKey(),
    endedAt: integer("ended_at").notNull(),
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** Where its key in KV was made to lead last, empty for nowhere; null: it may hold the portal itself still. */
    projected: text(),
  },
  (table) => [index("former_addresses_property").on(table.propertyId)],
);

/**
 * What guests of a property did in a range, as it was counted at a moment for the comparison of a group's
 * properties. Another count replaces it; it is good for its day alone, and forgotten afterwards.
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
