import { and, eq, gt, lte, notInArray, type SQL, sql } from "drizzle-orm";
import {
  CONTENT_SCHEMA_VERSION,
  type Section,
  type SectionBodies,
  type StoredDocument,
} from "#domain/content/document.ts";
import type { Homepage } from "#domain/content/homepage.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { isNewerContent, readContent, viewContent } from "#domain/content/versions.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { HeldDocument } from "#domain/property/held-documents.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { prepared, type Slots } from "../prepared.ts";
import { documents, restorePointDocuments } from "../schema/content.ts";

export type DocumentRow = typeof documents.$inferSelect;

export interface DocumentKey {
  readonly propertyId: string;
  readonly section: Section;
  readonly language: ContentLanguage | "";
}

function matches(key: DocumentKey | Slots<DocumentKey>) {
  return and(
    eq(documents.propertyId, key.propertyId),
    eq(documents.section, key.section),
    eq(documents.language, key.language),
  );
}

export const selectDocument = prepared<DocumentKey>()((db, key) =>
  db.select().from(documents).where(matches(key)).limit(1),
);

/** Every document of a property: at most four and one a language. */
export function selectDocuments(db: Database, propertyId: string) {
  return documentsOf(db, { propertyId });
}

const documentsOf = prepared<{ propertyId: string }>()((db, { propertyId }) =>
  db.select().from(documents).where(eq(documents.propertyId, propertyId)),
);

/** The buttons of a property: at most one document a language. */
export function selectButtonDocuments(db: Database, propertyId: string) {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.propertyId, propertyId), eq(documents.section, "buttons")));
}

/**
 * The buttons of a property that are not as they are known, by language and revision, or not known at all: for a guard.
 */
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

/** The buttons of several properties. */
export function selectButtonDocumentsOf(db: Database, propertyIds: readonly string[]) {
  const among = sql`${documents.propertyId} in (select value from json_each(${JSON.stringify(propertyIds)}))`;
  return db
    .select()
    .from(documents)
    .where(and(among, eq(documents.section, "buttons")));
}

/**
 * What tells how far a property is set up: of buttons only how many guests are to see, of other sections the body.
 * Choosing sections here would read more rows than it leaves out.
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

const NO_BUTTONS = JSON.stringify({ buttons: [] });

/** What stands where no document was saved yet: the template, or no buttons. */
const EMPTY_BODIES: SectionBodies = { ...TEMPLATE, buttons: { buttons: [] } };
const NEVER_SAVED = { revision: 0, updatedAt: new Date(0).toISOString(), updatedBy: null };

/** Whether a newer version wrote a row: it may be shown, and neither changed nor published. */
export function isNewerRow({ schemaVersion }: Pick<DocumentRow, "schemaVersion">): boolean {
  return isNewerContent(schemaVersion);
}

/** A row's body for looking, whichever version wrote it; of a newer one what can be shown of it. */
export function viewOfRow<Name extends Section>(
  section: Name,
  { schemaVersion, body }: Pick<DocumentRow, "schemaVersion" | "body">,
): SectionBodies[Name] {
  return viewContent(section, { schemaVersion, body: JSON.parse(body) });
}

/** A row's body as its schema has it today. Throws on a row of a newer version. */
export function bodyOfRow<Name extends Section>(
  section: Name,
  { schemaVersion, body }: Pick<DocumentRow, "schemaVersion" | "body">,
): SectionBodies[Name] {
  return readContent(section, { schemaVersion, body: JSON.parse(body) });
}

/** A row as the API sends it; throws when the stored body does not satisfy the schema of its version. */
export function toDocument<Name extends Section, Language extends ContentLanguage | "">(
  { section, language }: { readonly section: Name; readonly language: Language },
  row: DocumentRow | undefined,
): StoredDocument<Name> & { readonly language: Language } {
  if (!row) return { section, language, body: EMPTY_BODIES[section], ...NEVER_SAVED };
  return {
    section,
    language,
    body: viewOfRow(section, row),
    revision: row.revision,
    updatedAt: new Date(row.updatedAt).toISOString(),
    updatedBy: row.updatedBy,
    ...(isNewerRow(row) ? { newerVersion: true as const } : {}),
  };
}

/** The buttons of one language as they are stored. */
export type StoredButtons = StoredDocument<"buttons"> & { readonly language: ContentLanguage };

/** The buttons of a language; throws when the stored body does not satisfy the schema of its version. */
export function toButtons(language: ContentLanguage, row: DocumentRow | undefined): StoredButtons {
  return toDocument({ section: "buttons", language }, row);
}

interface DocumentWrite extends DocumentKey {
  readonly body: unknown;
  /** The revision that the change was made on; 0 where none was saved yet. */
  readonly revision: number;
  readonly at: EpochMs;
  readonly by: string | null;
}

/**
 * Writes the next revision if the row is still at the named one, and no newer version wrote it; changes no row
 * otherwise.
 */
export function writeDocument(db: Database, write: DocumentWrite) {
  return writeBody(db, { ...write, body: JSON.stringify(write.body) });
}

interface BodyWrite extends DocumentWrite {
  readonly body: string;
}

/** The same of a body that is written as JSON already. */
export function writeBody(db: Database, write: BodyWrite) {
  return write.revision === 0 ? firstWrite(db, write) : nextWrite(db, { ...write, next: write.revision + 1 });
}

const firstWrite = prepared<BodyWrite>()((db, { propertyId, section, language, body, at, by }) =>
  db
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
    .onConflictDoNothing(),
);

const nextWrite = prepared<BodyWrite & { readonly next: number }>()((db, write) =>
  db
    .update(documents)
    .set({
      body: sql`${write.body}`,
      schemaVersion: CONTENT_SCHEMA_VERSION,
      revision: sql`${write.next}`,
      updatedAt: sql`${write.at}`,
      updatedBy: sql`${write.by}`,
    })
    .where(
      and(
        matches(write),
        eq(documents.revision, write.revision),
        lte(documents.schemaVersion, CONTENT_SCHEMA_VERSION),
      ),
    ),
);

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

/** A document of a property that a newer version wrote, or of one language's buttons; no row where there is none. */
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

interface Replacement {
  readonly propertyId: string;
  readonly at: EpochMs;
  readonly by: string | null;
}

/** The columns of a row that gets another body, whatever it was. */
function replacedColumns({ at, by }: Replacement) {
  return { revision: sql`${documents.revision} + 1`, updatedAt: at, updatedBy: by };
}

/** Writes another homepage and leaves the logo as it is at that moment. */
export function replaceHomepageBesideLogo(db: Database, write: Replacement & { readonly body: Homepage }) {
  const body = JSON.stringify({ ...write.body, logo: null });
  const row = { section: "homepage", language: "", body, schemaVersion: CONTENT_SCHEMA_VERSION, revision: 1 };
  const { propertyId, at, by } = write;
  return db
    .insert(documents)
    .values({ propertyId, updatedAt: at, updatedBy: by, ...row })
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
 * Empties the buttons of every language but some. Rows are emptied and never deleted: their revisions go
 * on, so that an editor opened before can't take a later document for the one it knows.
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

/** D1 takes a value of two megabytes. */
const HELD_CHARACTERS_MAX = 500_000;

/** Documents that a restore point holds: rows of D1 yet, or what R2 had of them. */
export type HeldSource = { readonly pointId: string } | { readonly documents: readonly HeldDocument[] };

/** As tables of `section`, `language`, `body` and `schema_version`; several where one value can't have all. */
function tablesOf(source: HeldSource): readonly SQL[] {
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

/**
 * The statements that bring the documents of a restore point back, byte for byte. Buttons that did not
 * exist then become none; of one language alone where one is named.
 */
export function copyBackDocuments(
  db: Database,
  write: Replacement & { readonly held: HeldSource; readonly language?: ContentLanguage | undefined },
) {
  const { propertyId, held, language, at, by } = write;
  const tables = tablesOf(held);
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
      .set({ body: NO_BUTTONS, schemaVersion: CONTENT_SCHEMA_VERSION, ...replacedColumns(write) })
      .where(
        and(
          eq(documents.propertyId, propertyId),
          eq(documents.section, "buttons"),
          language ? eq(documents.language, language) : undefined,
          sql`not (${isHeld})`,
        ),
      ),
    ...tables.map((table) =>
      db
        .insert(documents)
        .select(
          sql`select ${propertyId}, section, language, ${at}, ${by}, body, schema_version, 1 from ${table} where true`,
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
