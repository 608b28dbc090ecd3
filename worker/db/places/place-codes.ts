import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { OLD_CARD_MS } from "#domain/place/place.ts";
import type { Database } from "../client.ts";
import { placeCodes, places } from "../schema/places.ts";
import { properties } from "../schema/property.ts";

/** When a card was replaced or its place deleted, the earlier one; null: it is in use. */
export const ENDED_AT = sql`min(coalesce(${placeCodes.replacedAt}, ${places.retiredAt}), coalesce(${places.retiredAt}, ${placeCodes.replacedAt}))`;

/**
 * The value of a code's key in KV, a `QrEntry`: the place that it names, and its kind; of a card that has ended, the
 * moment until which it leads to the portal (D18); nothing of a removed property, as another one may be given its
 * address.
 */
const VALUE = sql<string>`case
  when ${properties.removedAt} is not null then json_object('retired', json('true'))
  when ${ENDED_AT} is null then json_object('slug', ${properties.slug}, 'place', ${places.id}, 'kind', ${places.kind})
  else json_object('slug', ${properties.slug}, 'until', ${ENDED_AT} + ${OLD_CARD_MS}) end`;

/** What the value depends on, as `projected` keeps it. */
const LEADS = sql<string>`case when ${properties.removedAt} is not null then ''
  else ${properties.slug} || ' ' || coalesce(${ENDED_AT}, ${places.kind}) end`;

function codes(db: Database, which: SQL | undefined) {
  return db
    .select({
      code: placeCodes.code,
      propertyId: placeCodes.propertyId,
      slug: properties.slug,
      value: VALUE.as("value"),
      leads: LEADS.as("leads"),
      projected: placeCodes.projected,
    })
    .from(placeCodes)
    .innerJoin(places, eq(places.id, placeCodes.placeId))
    .innerJoin(properties, eq(properties.id, placeCodes.propertyId))
    .where(which);
}
export type PlaceCode = Awaited<ReturnType<typeof codes>>[number];

/** Codes of a property's places whose keys were given another value last, or none. */
export function selectDueCodes(db: Database, propertyId: string, limit: number) {
  const isDue = sql`${placeCodes.projected} is not ${LEADS}`;
  return codes(db, and(eq(placeCodes.propertyId, propertyId), isDue)).limit(limit);
}

/** A page of the codes of all places, those of removed properties as well. */
export function selectPlaceCodesAfter(db: Database, after: string, limit: number) {
  return codes(db, gt(placeCodes.code, after)).orderBy(asc(placeCodes.code)).limit(limit);
}

/** What a code's key has to hold, and whose it is; no row for one that is no place's. */
export function selectPlaceCode(db: Database, code: string) {
  return codes(db, eq(placeCodes.code, code));
}

/** Keeps where the keys of codes were made to lead. */
export function keepProjectedPlaces(db: Database, written: readonly PlaceCode[]) {
  const leads = Object.fromEntries(written.map(({ code, leads: where }) => [code, where]));
  const rows = sql`json_each(${JSON.stringify(leads)})`;
  return db
    .update(placeCodes)
    .set({ projected: sql`(select value from ${rows} where key = ${placeCodes.code})` })
    .where(sql`${placeCodes.code} in (select key from ${rows})`);
}

/** Has the keys of codes written again, as KV has lost them, holds something else, or is about to be written. */
export function forgetProjected(db: Database, lost: readonly string[]) {
  const listed = sql`(select value from json_each(${JSON.stringify(lost)}))`;
  return db.update(placeCodes).set({ projected: null }).where(inArray(placeCodes.code, listed));
}
