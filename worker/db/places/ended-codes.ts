import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { placeCodes, places } from "../schema/places.ts";
import { properties } from "../schema/property.ts";
import { ENDED_AT } from "./place-codes.ts";

interface PropertiesPage {
  /** The last id of the previous page; empty: first page. */
  readonly after: string;
  readonly limit: number;
}

/** Properties with codes that ended before a moment, by id. */
export function selectPropertiesWithEndedCodes(
  db: Database,
  before: EpochMs,
  { after, limit }: PropertiesPage,
) {
  const owners = sql`(select property_id from place_codes where replaced_at < ${before}
    union select property_id from places where retired_at < ${before})`;
  return db
    .select({ id: properties.id, slug: properties.slug })
    .from(properties)
    .where(and(gt(properties.id, after), sql`${properties.id} in ${owners}`))
    .orderBy(asc(properties.id))
    .limit(limit);
}

/** Places of some properties deleted before a moment; they are deleted with their last code. */
export function selectRetiredPlaces(db: Database, propertyIds: readonly string[], before: EpochMs) {
  return db
    .select({ id: places.id, propertyId: places.propertyId })
    .from(places)
    .where(and(inArray(places.propertyId, [...propertyIds]), lt(places.retiredAt, before)));
}

/** A property's codes that ended before a moment; for a deleted place, replaced codes before its last one. */
export function selectEndedCodes(db: Database, propertyId: string, before: EpochMs, limit: number) {
  return db
    .select({ code: placeCodes.code })
    .from(placeCodes)
    .innerJoin(places, eq(places.id, placeCodes.placeId))
    .where(and(eq(placeCodes.propertyId, propertyId), lt(ENDED_AT, before)))
    .orderBy(isNull(placeCodes.replacedAt))
    .limit(limit);
}

interface Freeing {
  readonly propertyId: string;
  /** Codes whose KV keys are already deleted. */
  readonly codes: readonly string[];
  readonly before: EpochMs;
}

/**
 * Statements for one batch that delete codes ended before a moment, and each deleted place with its last code.
 * The code of a place restored in between stays, and its key is written again.
 */
export function freeCodes(db: Database, { propertyId, codes, before }: Freeing) {
  const isNamed = inArray(placeCodes.code, sql`(select value from json_each(${JSON.stringify(codes)}))`);
  const hasEnded: SQL = sql`exists (select 1 from ${places} where ${places.id} = ${placeCodes.placeId}
    and ${ENDED_AT} < ${before})`;
  const hasNone = sql`not exists (select 1 from ${placeCodes} where ${placeCodes.propertyId} = ${places.propertyId}
    and ${placeCodes.placeId} = ${places.id})`;
  return [
    db.update(placeCodes).set({ projected: null }).where(isNamed),
    db.delete(placeCodes).where(and(isNamed, hasEnded)),
    db.delete(places).where(and(eq(places.propertyId, propertyId), lt(places.retiredAt, before), hasNone)),
  ] as const;
}
