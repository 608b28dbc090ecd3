import { and, eq, notInArray, type SQL, sql } from "drizzle-orm";
import { CONTENT_SCHEMA_VERSION, type Section } from "#domain/content/document.ts";
import type { Homepage } from "#domain/content/homepage.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { HeldDocument } from "#domain/property/restore-payload.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { documents, restorePointDocuments } from "../schema/content.ts";
import { type DocumentWrite, EMPTY_BODIES, toFirstRow } from "./documents.ts";

const NO_BUTTONS = JSON.stringify({ buttons: [] });

/** Writes a body regardless of the revision: for restores and other replacements. */
export function replaceDocument(db: Database, write: Omit<DocumentWrite, "revision">) {
  const body = JSON.stringify(write.body);
  return db
    .insert(documents)
    .values(toFirstRow({ ...write, body }))
    .onConflictDoUpdate({
      target: [documents.propertyId, documents.section, documents.language],
      set: { body, schemaVersion: CONTENT_SCHEMA_VERSION, ...replacedColumns(write) },
    });
}

interface Replacement {
  readonly propertyId: string;
  readonly at: EpochMs;
  readonly by: string | null;
}

/** Columns of a replaced row, whatever its revision. */
function replacedColumns({ at, by }: Replacement) {
  return { revision: sql`${documents.revision} + 1`, updatedAt: at, updatedBy: by };
}

/** Replaces the homepage but keeps its present logo. */
export function replaceHomepageBesideLogo(db: Database, write: Replacement & { readonly body: Homepage }) {
  const body = JSON.stringify({ ...write.body, logo: null });
  return db
    .insert(documents)
    .values(toFirstRow({ ...write, section: "homepage", language: "", body }))
    .onConflictDoUpdate({
      target: [documents.propertyId, documents.section, documents.language],
      set: {
        body: sql`json_set(excluded.body, '$.logo', json(${documents.body} -> '$.logo'))`,
        schemaVersion: CONTENT_SCHEMA_VERSION,
        ...replacedColumns(write),
      },
    });
}

/**
 * Empties the buttons of all languages except some. Rows are emptied, not deleted, so that revisions keep
 * rising and an old editor can't mistake a later document for the one it knows.
 */
export function emptyButtons(db: Database, write: Replacement, except: readonly ContentLanguage[] = []) {
  return db
    .update(documents)
    .set({ body: NO_BUTTONS, schemaVersion: CONTENT_SCHEMA_VERSION, ...replacedColumns(write) })
    .where(
      and(
        eq(documents.propertyId, write.propertyId),
        eq(documents.section, "buttons"),
        notInArray(documents.language, [...except]),
      ),
    );
}

/** D1 values may have two megabytes; a character has up to four bytes. */
const HELD_CHARACTERS_MAX = 500_000;

/** Documents of a restore point: still in D1, or read from R2. */
export type HeldSource = { readonly pointId: string } | { readonly documents: readonly HeldDocument[] };

/**
 * As subqueries of `section`, `language`, `body` and `schema_version`; several if one value can't hold all
 * documents.
 */
function toTables(source: HeldSource): readonly SQL[] {
  if ("pointId" in source) {
    return [
      sql`(select section, language, body, schema_version from ${restorePointDocuments}
      where ${restorePointDocuments.pointId} = ${source.pointId})`,
    ];
  }
  const chunks: HeldDocument[][] = [[]];
  let characters = 0;
  for (const document of source.documents) {
    characters += document.body.length;
    if (characters > HELD_CHARACTERS_MAX && chunks.at(-1)?.length) {
      chunks.push([]);
      characters = document.body.length;
    }
    chunks.at(-1)?.push(document);
  }
  return chunks.map(
    (chunk) => sql`(select value ->> '$.section' as section, value ->> '$.language' as language,
      value ->> '$.body' as body, value ->> '$.schema_version' as schema_version
      from json_each(${JSON.stringify(chunk)}))`,
  );
}

interface CopyBack extends Replacement {
  readonly held: HeldSource;
  /** Only the buttons of this language. */
  readonly language?: ContentLanguage | undefined;
  /**
   * Only these sections. Absent: all that are held, and of the others the buttons, because a point that states no
   * sections may be older than a section.
   */
  readonly sections?: readonly Section[] | undefined;
}

/**
 * Statements that restore a point's documents byte for byte. A document that did not exist gets the body of an
 * unsaved one: the template, or no buttons.
 */
export function copyBackDocuments(db: Database, write: CopyBack) {
  const { propertyId, held, language, sections, at, by } = write;
  const tables = toTables(held);
  const isAmong = (among: readonly Section[] | undefined) =>
    among ? sql`section in ${[...among]}` : sql`true`;
  const isHeld = sql.join(
    tables.map(
      (table) => sql`exists (select 1 from ${table} as held
        where held.section = documents.section and held.language = documents.language)`,
    ),
    sql` or `,
  );
  return [
    db
      .update(documents)
      .set({
        body: sql`${JSON.stringify(EMPTY_BODIES)} -> ('$.' || section)`,
        schemaVersion: CONTENT_SCHEMA_VERSION,
        ...replacedColumns(write),
      })
      .where(
        and(
          eq(documents.propertyId, propertyId),
          isAmong(sections ?? ["buttons"]),
          language ? eq(documents.language, language) : undefined,
          sql`not (${isHeld})`,
        ),
      ),
    ...tables.map((table) =>
      db
        .insert(documents)
        .select(
          sql`select ${propertyId}, section, language, ${at}, ${by}, body, schema_version, 1 from ${table}
          where ${isAmong(sections)}`,
        )
        .onConflictDoUpdate({
          target: [documents.propertyId, documents.section, documents.language],
          set: {
            body: sql`excluded.body`,
            schemaVersion: sql`excluded.schema_version`,
            ...replacedColumns(write),
          },
        }),
    ),
  ];
}
