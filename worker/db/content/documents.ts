import { and, eq, gt, lte, sql } from "drizzle-orm";
import {
  CONTENT_SCHEMA_VERSION,
  type Section,
  type SectionBodies,
  type StoredDocument,
} from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { CONTENT_VERSIONS, isNewerContent, readContent, readViewableBody } from "#domain/content/versions.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/content.ts";

export type DocumentRow = typeof documents.$inferSelect;

export interface DocumentKey {
  readonly propertyId: string;
  readonly section: Section;
  readonly language: ContentLanguage | "";
}

function matchesKey(key: DocumentKey) {
  return and(
    eq(documents.propertyId, key.propertyId),
    eq(documents.section, key.section),
    eq(documents.language, key.language),
  );
}

export function selectDocument(db: Database, key: DocumentKey) {
  return db.select().from(documents).where(matchesKey(key)).limit(1);
}

/** All documents of a property: at most four, plus one per language. */
export function selectDocuments(db: Database, propertyId: string) {
  return db.select().from(documents).where(eq(documents.propertyId, propertyId));
}

/** The button documents of a property: at most one per language. */
export function selectButtonDocuments(db: Database, propertyId: string) {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.propertyId, propertyId), eq(documents.section, "buttons")));
}

/** Button documents missing from `known` or at another revision: for a guard. */
export function selectOtherButtons(
  db: Database,
  propertyId: string,
  known: readonly { readonly language: string; readonly revision: number }[],
) {
  return db
    .select({ language: documents.language })
    .from(documents)
    .where(
      and(
        eq(documents.propertyId, propertyId),
        eq(documents.section, "buttons"),
        sql`not exists (select 1 from json_each(${JSON.stringify(known)}) as known_buttons
          where known_buttons.value ->> '$.language' = ${documents.language}
            and known_buttons.value ->> '$.revision' = ${documents.revision})`,
      ),
    );
}

/** The button documents of several properties. */
export function selectButtonDocumentsFor(db: Database, propertyIds: readonly string[]) {
  const among = sql`${documents.propertyId} in (select value from json_each(${JSON.stringify(propertyIds)}))`;
  return db
    .select()
    .from(documents)
    .where(and(among, eq(documents.section, "buttons")));
}

/**
 * Documents for the setup progress: for buttons only the number of visible ones, otherwise the body. Filtering
 * by section would read more rows than it skips.
 */
export function selectSetupDocuments(db: Database, propertyId: string) {
  return db
    .select({
      section: documents.section,
      language: documents.language,
      body: sql<string>`case when ${documents.section} = 'buttons' then '' else ${documents.body} end`.as(
        "seen",
      ),
      schemaVersion: documents.schemaVersion,
      count: sql<number>`(select count(*) from json_each(${documents.body}, '$.buttons') as each_button
        where not json_extract(each_button.value, '$.hidden'))`.as("count"),
    })
    .from(documents)
    .where(eq(documents.propertyId, propertyId));
}

/** Bodies of unsaved documents: the template, or no buttons. */
export const EMPTY_BODIES: SectionBodies = { ...TEMPLATE, buttons: { buttons: [] } };
const NEVER_SAVED = { revision: 0, updatedAt: new Date(0).toISOString(), updatedBy: null };

/** Whether a newer version wrote a row: it may be displayed, but not changed or published. */
export function isNewerRow({ schemaVersion }: Pick<DocumentRow, "schemaVersion">): boolean {
  return isNewerContent(schemaVersion);
}

/** A row's body for display; a newer version's body is shown as far as possible. */
export function toViewableBody<Name extends Section>(
  section: Name,
  { schemaVersion, body }: Pick<DocumentRow, "schemaVersion" | "body">,
): SectionBodies[Name] {
  return readViewableBody(section, { schemaVersion, body: JSON.parse(body) });
}

/** A row's body in the current schema. Throws on a row of a newer version. */
export function toCurrentBody<Name extends Section>(
  section: Name,
  { schemaVersion, body }: Pick<DocumentRow, "schemaVersion" | "body">,
  versions = CONTENT_VERSIONS,
): SectionBodies[Name] {
  return readContent(section, { schemaVersion, body: JSON.parse(body) }, versions);
}

/** A row in the API's format. Throws if the stored body is invalid in its version. */
export function toDocument<Name extends Section, Language extends ContentLanguage | "">(
  { section, language }: { readonly section: Name; readonly language: Language },
  row: DocumentRow | undefined,
): StoredDocument<Name> & { readonly language: Language } {
  if (!row) return { section, language, body: EMPTY_BODIES[section], ...NEVER_SAVED };
  return {
    section,
    language,
    body: toViewableBody(section, row),
    revision: row.revision,
    updatedAt: new Date(row.updatedAt).toISOString(),
    updatedBy: row.updatedBy,
    ...(isNewerRow(row) ? { newerVersion: true as const } : {}),
  };
}

/** The stored buttons of one language. */
export type StoredButtons = StoredDocument<"buttons"> & { readonly language: ContentLanguage };

/** The buttons of a language. Throws if the stored body is invalid in its version. */
export function toButtons(language: ContentLanguage, row: DocumentRow | undefined): StoredButtons {
  return toDocument({ section: "buttons", language }, row);
}

export interface DocumentWrite extends DocumentKey {
  readonly body: unknown;
  /** The revision the change is based on; 0: never saved. */
  readonly revision: number;
  readonly at: EpochMs;
  readonly by: string | null;
}

/**
 * Writes the next revision if the row has the given one and no newer version wrote it (compare-and-swap);
 * changes no row otherwise.
 */
export function writeDocument(db: Database, write: DocumentWrite) {
  return writeBody(db, { ...write, body: JSON.stringify(write.body) });
}

interface BodyWrite extends DocumentWrite {
  readonly body: string;
}

/** As `writeDocument`, for a body that is already JSON. */
export function writeBody(db: Database, write: BodyWrite) {
  const { body, revision, at, by } = write;
  if (revision === 0) return db.insert(documents).values(toFirstRow(write)).onConflictDoNothing();
  return db
    .update(documents)
    .set({
      body,
      schemaVersion: CONTENT_SCHEMA_VERSION,
      revision: revision + 1,
      updatedAt: at,
      updatedBy: by,
    })
    .where(
      and(
        matchesKey(write),
        eq(documents.revision, revision),
        lte(documents.schemaVersion, CONTENT_SCHEMA_VERSION),
      ),
    );
}

type FirstRow = Omit<BodyWrite, "revision">;

/** The first row of a document. */
export function toFirstRow({ propertyId, section, language, body, at, by }: FirstRow) {
  return {
    propertyId,
    section,
    language,
    body,
    schemaVersion: CONTENT_SCHEMA_VERSION,
    revision: 1,
    updatedAt: at,
    updatedBy: by,
  };
}

/** A document of a property, or the buttons of one language, that a newer version wrote; no row if there is none. */
export function selectNewerDocument(db: Database, propertyId: string, language?: ContentLanguage) {
  return db
    .select({ section: documents.section, language: documents.language })
    .from(documents)
    .where(
      and(
        eq(documents.propertyId, propertyId),
        gt(documents.schemaVersion, CONTENT_SCHEMA_VERSION),
        language ? and(eq(documents.section, "buttons"), eq(documents.language, language)) : undefined,
      ),
    )
    .limit(1);
}
