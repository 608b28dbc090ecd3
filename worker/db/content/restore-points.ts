import { and, asc, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { CONTENT_SCHEMA_VERSION } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import {
  type HeldButton,
  type HeldDocuments,
  type HeldFile,
  type RestorePayload,
  restorePayloadSchema,
} from "#domain/property/restore-payload.ts";
import { RESTORE_KINDS, type RestorePoint, restoreSummarySchema } from "#domain/property/restore-point.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { documents, restorePointDocuments, restorePoints } from "../schema/content.ts";
import { properties, qrCodes } from "../schema/property.ts";

export type RestorePointRow = typeof restorePoints.$inferSelect;

/** Requested content of a new restore point; the batch reads the documents themselves. */
export type HeldContent =
  | Pick<HeldDocuments, "holds" | "language" | "sections" | "brings">
  | HeldButton
  | { readonly holds: "qr" };

/** A point for storage and for the response. */
export interface NewRestorePoint {
  readonly point: RestorePoint;
  readonly groupId: string;
  readonly propertyId: string;
  readonly at: EpochMs;
  readonly holding: HeldContent;
}

function toPayloadSql({ holding, propertyId }: NewRestorePoint): SQL {
  const given = sql`${JSON.stringify(holding)}`;
  switch (holding.holds) {
    case "documents":
      return sql`json_set(${given}, '$.property', json_object('name', ${properties.name},
        'languages', json(${properties.languages}), 'defaultLanguage', ${properties.defaultLanguage}))`;
    case "button":
      return given;
    case "qr":
      return sql`json_set(${given}, '$.code', (select ${qrCodes.code} from ${qrCodes}
        where ${qrCodes.propertyId} = ${propertyId} and ${qrCodes.retiredAt} is null))`;
  }
}

/**
 * Inserts a restore point at the start of a batch. Inserts no row if the property left its group, so that the
 * `requireOneChange` after it fails the batch.
 */
export function insertRestorePoint(db: Database, entry: NewRestorePoint) {
  const { point, propertyId, groupId, at } = entry;
  return db
    .insert(restorePoints)
    .select(sql`select ${point.id}, ${at}, ${Date.parse(point.expiresAt)}, null, ${properties.id}, ${point.by}, ${point.kind},
      ${JSON.stringify(point.summary)}, ${toPayloadSql(entry)}
    from ${properties} where ${properties.id} = ${propertyId} and ${properties.groupId} = ${groupId}`);
}

/** Copies the present documents into a restore point: all, or the buttons of one language. */
export function copyDocumentsToPoint(
  db: Database,
  { point, propertyId }: NewRestorePoint,
  language?: ContentLanguage,
) {
  const only = language
    ? sql`and ${documents.section} = 'buttons' and ${documents.language} = ${language}`
    : sql``;
  return db
    .insert(restorePointDocuments)
    .select(sql`select ${point.id}, section, language, body, schema_version
    from ${documents} where ${documents.propertyId} = ${propertyId} ${only}`);
}

/** `null` for a damaged payload, so that statements over all rows go on. */
const holds = sql<
  string | null
>`case when json_valid(${restorePoints.payload}) then ${restorePoints.payload} ->> '$.holds' end`;

/**
 * Marks a point as used; changes no row if it was used, has expired, or moved between D1 and R2 since it was
 * read.
 */
export function claimRestorePoint(
  db: Database,
  key: { readonly id: string; readonly propertyId: string; readonly holds: RestorePayload["holds"] },
  at: EpochMs,
) {
  return db
    .update(restorePoints)
    .set({ restoredAt: at })
    .where(
      and(
        matchesPoint(key),
        isNull(restorePoints.restoredAt),
        gt(restorePoints.expiresAt, at),
        eq(holds, key.holds),
      ),
    );
}

function matchesPoint({ id, propertyId }: { id: string; propertyId: string }) {
  return and(eq(restorePoints.id, id), eq(restorePoints.propertyId, propertyId));
}

/** An unexpired point of a property; otherwise no row. */
export function selectRestorePoint(
  db: Database,
  key: { readonly id: string; readonly propertyId: string },
  now: EpochMs,
) {
  return db
    .select()
    .from(restorePoints)
    .where(and(matchesPoint(key), gt(restorePoints.expiresAt, now)))
    .limit(1);
}

/** A point's document that a newer version wrote; no row if there is none. */
export function selectNewerPointDocument(db: Database, pointId: string) {
  return db
    .select({ section: restorePointDocuments.section })
    .from(restorePointDocuments)
    .where(
      and(
        eq(restorePointDocuments.pointId, pointId),
        gt(restorePointDocuments.schemaVersion, CONTENT_SCHEMA_VERSION),
      ),
    )
    .limit(1);
}

/** Condition: the point of a copy onto a language without buttons. Restoring it would only delete buttons. */
const holdsNoButtons = sql`${restorePoints.kind} = 'copy' and ${holds} = 'documents'
  and not exists (select 1 from ${restorePointDocuments} where ${restorePointDocuments.pointId} = ${restorePoints.id}
    and coalesce(json_array_length(${restorePointDocuments.body}, '$.buttons'), 1) > 0)`;

/**
 * Unexpired points of a property, newest first. Points with no content are hidden, but the undo right after the
 * change finds them by id.
 */
export function selectRestorePoints(db: Database, propertyId: string, now: EpochMs, limit: number) {
  return db
    .select()
    .from(restorePoints)
    .where(
      and(
        eq(restorePoints.propertyId, propertyId),
        gt(restorePoints.expiresAt, now),
        sql`not (${holdsNoButtons})`,
      ),
    )
    .orderBy(desc(restorePoints.createdAt), desc(restorePoints.id))
    .limit(limit);
}

const filedKey = sql<string | null>`case ${holds} when 'file' then ${restorePoints.payload} ->> '$.key' end`;

/** Expired points, up to `limit`, with the R2 key of their documents if moved there. */
export function selectExpiredPoints(db: Database, now: EpochMs, limit: number) {
  const { id, propertyId, expiresAt } = restorePoints;
  return db
    .select({ id, propertyId, key: filedKey.as("filed_key") })
    .from(restorePoints)
    .where(lte(expiresAt, now))
    .orderBy(asc(expiresAt), asc(id))
    .limit(limit);
}

/** Deletes points, documents first; two statements. */
export function deletePoints(db: Database, ids: readonly string[]) {
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return [
    db.delete(restorePointDocuments).where(sql`${restorePointDocuments.pointId} in ${among}`),
    db.delete(restorePoints).where(sql`${restorePoints.id} in ${among}`),
  ] as const;
}

interface HeldPage {
  /** The last point of the previous page. */
  readonly after: string;
  readonly limit: number;
  /** Points created until this time. */
  readonly madeUntil: EpochMs;
  /** Points that have not expired at this time. */
  readonly now: EpochMs;
}

/** Points whose documents are in D1, by id, with the size of the documents. */
export function selectHeldPoints(db: Database, { after, limit, madeUntil, now }: HeldPage) {
  const { id, propertyId, payload, createdAt, expiresAt } = restorePoints;
  const { pointId, body } = restorePointDocuments;
  return db
    .select({ id, propertyId, payload, bytes: sql<number>`sum(length(${body}))`.as("bytes") })
    .from(restorePointDocuments)
    .innerJoin(restorePoints, eq(id, pointId))
    .where(
      and(
        gt(pointId, after),
        lte(createdAt, madeUntil),
        gt(expiresAt, now),
        // Damaged points are selected too, so that the run reports them.
        sql`case when json_valid(${payload}) then ${holds} = 'documents' and not (${holdsNoButtons}) else 1 end`,
      ),
    )
    .groupBy(pointId)
    .orderBy(asc(pointId))
    .limit(limit);
}

/** The documents of points in D1. */
export function selectHeldDocuments(db: Database, pointIds: readonly string[]) {
  const { pointId, section, language, body, schemaVersion } = restorePointDocuments;
  return db
    .select({ pointId, section, language, body, schema_version: schemaVersion })
    .from(restorePointDocuments)
    .where(sql`${pointId} in (select value from json_each(${JSON.stringify(pointIds)}))`)
    .orderBy(asc(pointId), asc(section), asc(language));
}

/** Records the R2 keys of points and deletes their rows in D1; two statements. */
export function markFiled(
  db: Database,
  points: readonly { readonly id: string; readonly payload: HeldFile }[],
) {
  const given = JSON.stringify(points.map(({ id, payload }) => ({ id, payload: JSON.stringify(payload) })));
  const ids = sql`(select value ->> '$.id' from json_each(${given}))`;
  return [
    db
      .update(restorePoints)
      .set({
        payload: sql`(select value ->> '$.payload' from json_each(${given}) where value ->> '$.id' = ${restorePoints.id})`,
      })
      .where(and(sql`${restorePoints.id} in ${ids}`, eq(holds, "documents"))),
    db.delete(restorePointDocuments).where(
      sql`${restorePointDocuments.pointId} in (select ${restorePoints.id} from ${restorePoints}
        where ${restorePoints.id} in ${ids} and ${holds} = 'file')`,
    ),
  ] as const;
}

/**
 * A point in the API's format. An unknown kind or payload comes from a newer version, and is shown as an
 * earlier state of the draft.
 */
export function toRestorePoint(row: RestorePointRow): RestorePoint {
  const kind = RESTORE_KINDS.find((known) => known === row.kind);
  const summary = restoreSummarySchema.safeParse(JSON.parse(row.summary)).data;
  const isKnown = kind !== undefined && summary !== undefined && findRestorePayload(row) !== null;
  return {
    id: row.id,
    kind: kind ?? "restore",
    summary: summary ?? {},
    at: new Date(row.createdAt).toISOString(),
    by: row.createdBy,
    expiresAt: new Date(row.expiresAt).toISOString(),
    restoredAt: row.restoredAt === null ? null : new Date(row.restoredAt).toISOString(),
    ...(isKnown ? {} : { newerVersion: true as const }),
  };
}

/** A stored point's payload; `null`: unknown to this version. */
export function findRestorePayload(row: RestorePointRow): RestorePayload | null {
  return restorePayloadSchema.safeParse(JSON.parse(row.payload)).data ?? null;
}
