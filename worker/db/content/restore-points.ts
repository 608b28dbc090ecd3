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
import { RESTORE_KINDS, type RestorePoint } from "#domain/property/restore-point.ts";
import { restoreSummarySchema } from "#domain/property/restore-point-schema.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { documents, restorePointDocuments, restorePoints } from "../schema/content.ts";
import { properties, qrCodes } from "../schema/property.ts";

export type RestorePointRow = typeof restorePoints.$inferSelect;

/** What a new restore point is to hold; the rest is read from the rows as they are in its batch. */
export type Holding =
  | Pick<HeldDocuments, "holds" | "language" | "brings">
  | HeldButton
  | { readonly holds: "qr" };

/** A point as it is stored and answered. */
export interface NewRestorePoint {
  readonly point: RestorePoint;
  readonly groupId: string;
  readonly propertyId: string;
  readonly at: EpochMs;
  readonly holding: Holding;
}

function payloadOf({ holding, propertyId }: NewRestorePoint): SQL {
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
 * Writes a restore point of the state before the batch it opens. Writes no row when the property is gone
 * from its group, so that `requireOneChange` behind it ends the batch.
 */
export function insertRestorePoint(db: Database, entry: NewRestorePoint) {
  const { point, propertyId, groupId, at } = entry;
  return db
    .insert(restorePoints)
    .select(sql`select ${point.id}, ${at}, ${Date.parse(point.expiresAt)}, null, ${properties.id}, ${point.by}, ${point.kind},
      ${JSON.stringify(point.summary)}, ${payloadOf(entry)}
    from ${properties} where ${properties.id} = ${propertyId} and ${properties.groupId} = ${groupId}`);
}

/** Copies the documents as they are now into a restore point: all of them, or the buttons of one language. */
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

/** Null of one that can't be read: a statement over all of them goes on. */
const holds = sql<
  string | null
>`case when json_valid(${restorePoints.payload}) then ${restorePoints.payload} ->> '$.holds' end`;

/**
 * Marks a point as used; changes no row when it was used before, is past its time, or holds by now in another way than
 * it was read.
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
        matches(key),
        isNull(restorePoints.restoredAt),
        gt(restorePoints.expiresAt, at),
        eq(holds, key.holds),
      ),
    );
}

function matches({ id, propertyId }: { id: string; propertyId: string }) {
  return and(eq(restorePoints.id, id), eq(restorePoints.propertyId, propertyId));
}

/** A point of a property that has not expired; no row otherwise. */
export function selectRestorePoint(
  db: Database,
  key: { readonly id: string; readonly propertyId: string },
  now: EpochMs,
) {
  return db
    .select()
    .from(restorePoints)
    .where(and(matches(key), gt(restorePoints.expiresAt, now)))
    .limit(1);
}

/** A document that a point holds and a newer version wrote; no row where it holds none. */
export function selectNewerHeld(db: Database, pointId: string) {
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

/** Of a copy onto a language that had no buttons: bringing that back would only delete. */
const holdsNoButtons = sql`${restorePoints.kind} = 'copy' and ${holds} = 'documents'
  and not exists (select 1 from ${restorePointDocuments} where ${restorePointDocuments.pointId} = ${restorePoints.id}
    and coalesce(json_array_length(${restorePointDocuments.body}, '$.buttons'), 1) > 0)`;

/**
 * The points of a property that have not expired, newest first. One that holds nothing is not listed; the undo
 * that follows its change still finds it.
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

/** Some of the points past their time, each with the R2 key of its documents where they lie there. */
export function selectExpiredPoints(db: Database, now: EpochMs, limit: number) {
  const { id, propertyId, expiresAt } = restorePoints;
  return db
    .select({ id, propertyId, key: filedKey.as("filed_key") })
    .from(restorePoints)
    .where(lte(expiresAt, now))
    .orderBy(asc(expiresAt), asc(id))
    .limit(limit);
}

/** Two statements that remove points, documents first. */
export function deletePoints(db: Database, ids: readonly string[]) {
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return [
    db.delete(restorePointDocuments).where(sql`${restorePointDocuments.pointId} in ${among}`),
    db.delete(restorePoints).where(sql`${restorePoints.id} in ${among}`),
  ] as const;
}

interface HeldPage {
  /** The last point of the page before. */
  readonly after: string;
  readonly limit: number;
  /** Points that were made until then … */
  readonly madeUntil: EpochMs;
  /** … and can be used at this moment. */
  readonly now: EpochMs;
}

/** Points whose documents are rows of D1, by their ids, with what the documents take. */
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
        // One that can't be read is found, so that the run says so.
        sql`case when json_valid(${payload}) then ${holds} = 'documents' and not (${holdsNoButtons}) else 1 end`,
      ),
    )
    .groupBy(pointId)
    .orderBy(asc(pointId))
    .limit(limit);
}

/** The documents of points, as rows of D1. */
export function selectHeldDocuments(db: Database, pointIds: readonly string[]) {
  const { pointId, section, language, body, schemaVersion } = restorePointDocuments;
  return db
    .select({ pointId, section, language, body, schema_version: schemaVersion })
    .from(restorePointDocuments)
    .where(sql`${pointId} in (select value from json_each(${JSON.stringify(pointIds)}))`)
    .orderBy(asc(pointId), asc(section), asc(language));
}

/** Two statements that note of points that their documents lie in R2, and delete the rows of those that say so. */
export function noteFiled(
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
 * A point as the API sends it. One whose kind or payload this version does not know is of a newer version, and
 * named as an earlier state of the draft.
 */
export function toRestorePoint(row: RestorePointRow): RestorePoint {
  const kind = RESTORE_KINDS.find((known) => known === row.kind);
  const summary = restoreSummarySchema.safeParse(JSON.parse(row.summary)).data;
  const isKnown = kind !== undefined && summary !== undefined && payloadOfRow(row) !== null;
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

/** What a stored point brings back; null for a payload that this version does not know. */
export function payloadOfRow(row: RestorePointRow): RestorePayload | null {
  return restorePayloadSchema.safeParse(JSON.parse(row.payload)).data ?? null;
}
