import { and, asc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.ts";
import { documents, restorePointDocuments, restorePoints } from "../schema/content.ts";
import { properties } from "../schema/property.ts";

interface OutdatedPage {
  readonly groupId: string;
  /** The newest schema version; rows below it are outdated. */
  readonly newest: number;
  /** First key to read. Documents before it are upgraded already. */
  readonly from: string;
  readonly limit: number;
}

/** Rows of a group in an outdated schema, including removed properties, from a key on. */
function isOutdated(
  { groupId, newest, from }: OutdatedPage,
  { key, schemaVersion }: { readonly key: SQLiteColumn; readonly schemaVersion: SQLiteColumn },
): SQL | undefined {
  return and(eq(properties.groupId, groupId), gte(key, from), lt(schemaVersion, newest));
}

/** Outdated documents of a group's properties, from a property's id on. */
export function selectOutdatedDocuments(db: Database, page: OutdatedPage) {
  const { propertyId, section, language, body, schemaVersion, revision } = documents;
  return db
    .select({ propertyId, section, language, body, schemaVersion, revision })
    .from(documents)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(isOutdated(page, { key: propertyId, schemaVersion }))
    .orderBy(asc(propertyId))
    .limit(page.limit);
}
export type OutdatedDocument = Awaited<ReturnType<typeof selectOutdatedDocuments>>[number];

/** Outdated documents in a group's restore points, from a point's id on. */
export function selectOutdatedPointDocuments(db: Database, page: OutdatedPage) {
  const { pointId, section, language, body, schemaVersion } = restorePointDocuments;
  const { propertyId } = restorePoints;
  return db
    .select({ pointId, propertyId, section, language, body, schemaVersion })
    .from(restorePointDocuments)
    .innerJoin(restorePoints, eq(restorePoints.id, pointId))
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(isOutdated(page, { key: pointId, schemaVersion }))
    .orderBy(asc(pointId))
    .limit(page.limit);
}
export type OutdatedHeld = Awaited<ReturnType<typeof selectOutdatedPointDocuments>>[number];

/** The document at the revision that was read. */
function isDocument(row: OutdatedDocument): SQL | undefined {
  return and(
    eq(documents.propertyId, row.propertyId),
    eq(documents.section, row.section),
    eq(documents.language, row.language),
    eq(documents.revision, row.revision),
    eq(documents.schemaVersion, row.schemaVersion),
  );
}

/** No revision needed: only an upgrade changes a point's documents. */
function isHeld(row: OutdatedHeld): SQL | undefined {
  return and(
    eq(restorePointDocuments.pointId, row.pointId),
    eq(restorePointDocuments.section, row.section),
    eq(restorePointDocuments.language, row.language),
  );
}

interface Upgraded {
  readonly body: string;
  readonly schemaVersion: number;
}

/**
 * Writes a document's body in the current schema, unless it was saved since. The revision stays: open editors
 * have read the same content, so their save is not stale.
 */
export function writeUpgradedDocument(db: Database, row: OutdatedDocument, upgraded: Upgraded) {
  return db.update(documents).set(upgraded).where(isDocument(row));
}

/** Writes the body of a point's document in the current schema. */
export function writeUpgradedHeld(db: Database, row: OutdatedHeld, upgraded: Upgraded) {
  return db.update(restorePointDocuments).set(upgraded).where(isHeld(row));
}

/** Deletes an unreadable document; changes no row if it was saved since it was read. */
export function deleteUnreadable(db: Database, row: OutdatedDocument | OutdatedHeld) {
  return "pointId" in row
    ? db.delete(restorePointDocuments).where(isHeld(row))
    : db.delete(documents).where(isDocument(row));
}
