import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ContentLanguage } from "#domain/language.ts";
import type { DraftBody } from "#domain/translation/translation-draft.ts";
import type { RunProblem } from "#domain/translation/translation-run.ts";
import { groups } from "./account.ts";
import { properties } from "./property.ts";

/** Drafts of translations, one per text and language (L2). Documents hold what a person accepted or wrote. */
export const translationDrafts = sqliteTable(
  "translation_drafts",
  {
    propertyId: text("property_id")
      .notNull()
      .references(() => properties.id),
    language: text().$type<ContentLanguage>().notNull(),
    place: text().notNull(),
    /** Identifies the original that it was made from: a changed original needs another draft. */
    fingerprint: text().notNull(),
    origin: text({ enum: ["phrasebook", "machine"] }).notNull(),
    body: text({ mode: "json" }).$type<DraftBody>().notNull(),
    /** Whether staff left it: guests see the original. */
    isLeft: integer("is_left", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.language, table.place] })],
);

/** A property's last run of *Draft the rest*: a job that any request or the five-minute cron goes on with. */
export const translationRuns = sqliteTable(
  "translation_runs",
  {
    propertyId: text("property_id")
      .primaryKey()
      .references(() => properties.id),
    languages: text({ mode: "json" }).$type<readonly ContentLanguage[]>().notNull(),
    startedAt: integer("started_at").notNull(),
    startedBy: text("started_by"),
    /** Until then one request works on it alone. */
    leasedUntil: integer("leased_until").notNull().default(0),
    /** Not before then, after an engine's failure. */
    retryAt: integer("retry_at").notNull().default(0),
    /** `null`: not ended. */
    endedAt: integer("ended_at"),
    problem: text().$type<RunProblem>(),
  },
  (table) => [index("translation_runs_open").on(table.retryAt).where(sql`ended_at is null`)],
);

/** Characters sent to an engine, per group and month. Counted before they are sent. */
export const translationUsage = sqliteTable(
  "translation_usage",
  {
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    /** `YYYY-MM`, UTC. */
    month: text().notNull(),
    characters: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.month] })],
);

/** Words of a group that translations keep, or render in a fixed way (L4). */
export const terms = sqliteTable(
  "terms",
  {
    id: text().notNull(),
    groupId: text("group_id")
      .notNull()
      .references(() => groups.id),
    term: text().notNull(),
    /** By language; `null`: as it is in all languages. */
    wordings: text({ mode: "json" }).$type<Readonly<Partial<Record<ContentLanguage, string>>>>(),
    updatedAt: integer("updated_at").notNull(),
    updatedBy: text("updated_by"),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
);
