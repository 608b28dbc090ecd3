import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { OLD_CARD_MS } from "#domain/place/place.ts";
import type { Database } from "../client.ts";
import { placeCodes, places } from "../schema/places.ts";
import { properties } from "../schema/property.ts";

/** When a card ended: replaced, or its place deleted, whichever was first; `null`: active. */
export const ENDED_AT = sql`min(coalesce(${placeCodes.replacedAt}, ${places.retiredAt}), coalesce(${places.retiredAt}, ${placeCodes.replacedAt}))`;

/**
 * KV value of a code's key, a `QrEntry`: the place and its kind; for an ended card, the time until which it
 * leads to the portal (D18); for a removed property only `retired`, because its address may be reused.
 */
const CODE_VALUE = sql<string>`case
  when ${properties.removedAt} is not null then json_object('retired', json('true'))
  when ${ENDED_AT} is null then json_object('slug', ${properties.slug}, 'place', ${places.id}, 'kind', ${places.kind})
  else json_object('slug', ${properties.slug}, 'until', ${ENDED_AT} + ${OLD_CARD_MS}) end`;

/** Short form of the value, stored in `projected`. */
const CODE_TARGET = sql<string>`case when ${properties.removedAt} is not null then ''
  else ${properties.slug} || ' ' || coalesce(${ENDED_AT}, ${places.kind}) end`;

function selectCodes(db: Database, which: SQL | undefined) {
  return db
    .select({
      code: placeCodes.code,
      propertyId: placeCodes.propertyId,
      slug: properties.slug,
      value: CODE_VALUE.as("value"),
      leads: CODE_TARGET.as("leads"),
      projected: placeCodes.projected,
    })
    .from(placeCodes)
    .innerJoin(places, eq(places.id, placeCodes.placeId))
    .innerJoin(properties, eq(properties.id, placeCodes.propertyId))
    .where(which);
}
export type PlaceCode = Awaited<ReturnType<typeof selectCodes>>[number];

/** A property's codes whose KV value is outdated or missing. */
export function selectDueCodes(db: Database, propertyId: string, limit: number) {
  const isDue = sql`${placeCodes.projected} is not ${CODE_TARGET}`;
  return selectCodes(db, and(eq(placeCodes.propertyId, propertyId), isDue)).limit(limit);
}

/** A page of all places' codes, including removed properties. */
export function selectPlaceCodesAfter(db: Database, after: string, limit: number) {
  return selectCodes(db, gt(placeCodes.code, after)).orderBy(asc(placeCodes.code)).limit(limit);
}

/** The expected KV value of a code, and its owner; no row if the code is no place's. */
export function selectPlaceCode(db: Database, code: string) {
  return selectCodes(db, eq(placeCodes.code, code));
}

/** Records in D1 which KV value was last written for each place code. */
export function storeProjectedPlaces(db: Database, written: readonly PlaceCode[]) {
  const leads = Object.fromEntries(written.map(({ code, leads: where }) => [code, where]));
  const rows = sql`json_each(${JSON.stringify(leads)})`;
  return db
    .update(placeCodes)
    .set({ projected: sql`(select value from ${rows} where key = ${placeCodes.code})` })
    .where(sql`${placeCodes.code} in (select key from ${rows})`);
}

/** Marks codes to be written again: before a write, or because KV lost or changed their values. */
export function clearProjectedCodes(db: Database, lost: readonly string[]) {
  const listed = sql`(select value from json_each(${JSON.stringify(lost)}))`;
  return db.update(placeCodes).set({ projected: null }).where(inArray(placeCodes.code, listed));
}
