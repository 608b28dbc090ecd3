import { and, asc, eq, gte, lt } from "drizzle-orm";
import { CONTENT_SCHEMA_VERSION } from "#domain/content/document.ts";
import type { Database } from "./client.ts";
import { documents, properties, restorePointDocuments, restorePoints } from "./schema.ts";

interface OutdatedPage {
  readonly groupId: string;
  /** Where to begin: everything before it is done. */
  readonly from: string;
  readonly limit: number;
}

const documentColumns = {
  propertyId: documents.propertyId,
  section: documents.section,
  language: documents.language,
  body: documents.body,
  schemaVersion: documents.schemaVersion,
  revision: documents.revision,
};

/** Documents of a group's properties, removed ones too, that an older schema wrote; from a property's id on. */
export function selectOutdatedDocuments(db: Database, { groupId, from, limit }: OutdatedPage) {
  return db
    .select(documentColumns)
    .from(documents)
    .innerJoin(properties, eq(properties.id, documents.propertyId))
    .where(
      and(
        eq(properties.groupId, groupId),
        gte(documents.propertyId, from),
        lt(documents.schemaVersion, CONTENT_SCHEMA_VERSION),
      ),
    )
    .orderBy(asc(documents.propertyId))
    .limit(limit);
}
export type OutdatedDocument = Awaited<ReturnType<typeof selectOutdatedDocuments>>[number];

/**
 * Writes a document's body in today's form, unless it was saved since it was read. The revision stays:
 * whoever has it open has read this very body, so their save on it is not stale.
 */
export function writeUpgradedDocument(db: Database, row: OutdatedDocument, body: string) {
  return db
    .update(documents)
    .set({ body, schemaVersion: CONTENT_SCHEMA_VERSION })
    .where(
      and(
        eq(documents.propertyId, row.propertyId),
        eq(documents.section, row.section),
        eq(documents.language, row.language),
        eq(documents.revision, row.revision),
        eq(documents.schemaVersion, row.schemaVersion),
      ),
    );
}

const heldColumns = {
  pointId: restorePointDocuments.pointId,
  section: restorePointDocuments.section,
  language: restorePointDocuments.language,
  body: restorePointDocuments.body,
  schemaVersion: restorePointDocuments.schemaVersion,
};

/** Documents that restore points of a group hold and an older schema wrote; from a point's id on. */
export function selectOutdatedHeld(db: Database, { groupId, from, limit }: OutdatedPage) {
  return db
    .select(heldColumns)
    .from(restorePointDocuments)
    .innerJoin(restorePoints, eq(restorePoints.id, restorePointDocuments.pointId))
    .innerJoin(properties, eq(properties.id, restorePoints.propertyId))
    .where(
      and(
        eq(properties.groupId, groupId),
        gte(restorePointDocuments.pointId, from),
        lt(restorePointDocuments.schemaVersion, CONTENT_SCHEMA_VERSION),
      ),
    )
    .orderBy(asc(restorePointDocuments.pointId))
    .limit(limit);
}
export type OutdatedHeld = Awaited<ReturnType<typeof selectOutdatedHeld>>[number];

/** Writes a held document's body in today's form. Nothing else ever changes it. */
export function writeUpgradedHeld(db: Database, row: OutdatedHeld, body: string) {
  return db
    .update(restorePointDocuments)
    .set({ body, schemaVersion: CONTENT_SCHEMA_VERSION })
    .where(
      and(
        eq(restorePointDocuments.pointId, row.pointId),
        eq(restorePointDocuments.section, row.section),
        eq(restorePointDocuments.language, row.language),
      ),
    );
}
