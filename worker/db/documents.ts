import { and, eq, sql } from "drizzle-orm";
import {
  CONTENT_SCHEMA_VERSION,
  SECTION_SCHEMAS,
  type Section,
  type StoredDocument,
} from "#domain/content/document.ts";
import { TEMPLATE } from "#domain/content/template.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { documents } from "./schema.ts";

export type DocumentRow = typeof documents.$inferSelect;

export interface DocumentKey {
  readonly propertyId: string;
  readonly section: Section;
  readonly language: ContentLanguage | "";
}

function matches(key: DocumentKey) {
  return and(
    eq(documents.propertyId, key.propertyId),
    eq(documents.section, key.section),
    eq(documents.language, key.language),
  );
}

export function selectDocument(db: Database, key: DocumentKey) {
  return db.select().from(documents).where(matches(key)).limit(1);
}

/** Every document of a property: at most four and one a language. */
export function selectDocuments(db: Database, propertyId: string) {
  return db.select().from(documents).where(eq(documents.propertyId, propertyId));
}

/** What stands where no document was saved yet: the template, or no buttons; revision 0. */
function emptyDocument(section: Section, language: ContentLanguage | ""): StoredDocument {
  const body = section === "buttons" ? { buttons: [] } : TEMPLATE[section];
  return { section, language, body, revision: 0, updatedAt: new Date(0).toISOString(), updatedBy: null };
}

/** A row as the API sends it; throws when the stored body does not satisfy its schema. */
export function toDocument(key: Pick<DocumentKey, "section" | "language">, row: DocumentRow | undefined) {
  if (!row) return emptyDocument(key.section, key.language);
  return {
    section: key.section,
    language: key.language,
    body: SECTION_SCHEMAS[key.section].parse(JSON.parse(row.body)),
    revision: row.revision,
    updatedAt: new Date(row.updatedAt).toISOString(),
    updatedBy: row.updatedBy,
  } satisfies StoredDocument;
}

interface DocumentWrite extends DocumentKey {
  readonly body: unknown;
  /** The revision that the change was made on; 0 where none was saved yet. */
  readonly revision: number;
  readonly at: EpochMs;
  readonly by: string | null;
}

/** Writes the next revision if the row is still at the named one; changes no row otherwise. */
export function writeDocument(db: Database, write: DocumentWrite) {
  const { propertyId, section, language, at, by } = write;
  const values = {
    body: JSON.stringify(write.body),
    schemaVersion: CONTENT_SCHEMA_VERSION,
    revision: write.revision + 1,
    updatedAt: at,
    updatedBy: by,
  };
  if (write.revision === 0) {
    return db
      .insert(documents)
      .values({ propertyId, section, language, ...values })
      .onConflictDoNothing();
  }
  return db
    .update(documents)
    .set(values)
    .where(and(matches(write), eq(documents.revision, write.revision)));
}

/** Writes a body whatever the revision was: for restoring, where the person asked for just that. */
export function replaceDocument(db: Database, write: Omit<DocumentWrite, "revision">) {
  const { propertyId, section, language, at, by } = write;
  const body = JSON.stringify(write.body);
  return db
    .insert(documents)
    .values({
      propertyId,
      section,
      language,
      body,
      schemaVersion: CONTENT_SCHEMA_VERSION,
      revision: 1,
      updatedAt: at,
      updatedBy: by,
    })
    .onConflictDoUpdate({
      target: [documents.propertyId, documents.section, documents.language],
      set: {
        body,
        schemaVersion: CONTENT_SCHEMA_VERSION,
        revision: sql`${documents.revision} + 1`,
        updatedAt: at,
        updatedBy: by,
      },
    });
}
