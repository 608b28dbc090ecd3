import { and, asc, count, eq, gte, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { PLACE_CODES_MAX, PLACES_MAX } from "#domain/limits.ts";
import { OLD_CARD_MS, type PlaceKind } from "#domain/place/place.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { requireNone } from "../guard.ts";
import { placeCodes, places } from "../schema/places.ts";
import { properties } from "../schema/property.ts";

/** The unique columns of places, as D1's error names them. */
export const PLACE_POSITION = "places.property_id, places.position";

/** Positions of a property's active places. */
export function selectPositions(db: Database, propertyId: string) {
  return db.select({ position: places.position }).from(places).where(inUseCondition(propertyId));
}

/** A property's active places, ordered by position. */
export function selectPlaceNames(db: Database, propertyId: string) {
  return db
    .select({ id: places.id, kind: places.kind, name: places.name })
    .from(places)
    .where(inUseCondition(propertyId))
    .orderBy(asc(places.position));
}

/** Number of active places per kind. */
export function countPlaces(db: Database, propertyId: string) {
  return db
    .select({ kind: places.kind, count: count() })
    .from(places)
    .where(inUseCondition(propertyId))
    .groupBy(places.kind);
}

export interface PlacesPage {
  readonly kind: PlaceKind | null;
  /** Only places with these ids; `null`: all. */
  readonly ids: readonly string[] | null;
  /** Only places added at this time or later. */
  readonly since: EpochMs | null;
  /** Part of a name (folded), or the start of a code; empty: all. */
  readonly text: string;
  /** Also places that match this label, such as "Room 21". */
  readonly label: { readonly kind: PlaceKind; readonly name: string } | null;
  /** Only places whose previous card still leads to the portal. */
  readonly isReplaced: boolean;
  /** The last place of the previous page, whatever its position is now; `null`: first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** Active places of a property, ordered by position. */
export function selectPlaces(db: Database, propertyId: string, now: EpochMs, page: PlacesPage) {
  const { kind, ids, since, text, label, isReplaced, after, limit } = page;
  const folded = sql`substr(${places.position}, instr(${places.position}, char(9)) + 1)`;
  const hasLabel = label && sql`(${places.kind} = ${label.kind} and instr(${folded}, ${label.name}) = 1)`;
  const hasText = sql`(instr(${folded}, ${text}) > 0 or substr(${placeCodes.code}, 1, ${text.length}) = ${text})`;
  return selectPlaceRows(
    db,
    now,
    and(
      inUseCondition(propertyId),
      after === null
        ? undefined
        : sql`${places.position} > (select position from places where id = ${after} and property_id = ${propertyId})`,
      ids === null ? undefined : matchesIds(ids),
      since === null ? undefined : gte(places.createdAt, since),
      kind === null ? undefined : eq(places.kind, kind),
      text === "" ? undefined : or(hasText, hasLabel ?? undefined),
      isReplaced ? sql`${selectReplacedAt(now)} is not null` : undefined,
    ),
  )
    .orderBy(asc(places.position))
    .limit(limit);
}

/** An active place of a property. */
export function selectPlace(db: Database, propertyId: string, placeId: string, now: EpochMs) {
  return selectPlaceRows(db, now, and(inUseCondition(propertyId), eq(places.id, placeId)));
}

/** An active place of a property, if its present card has this code. */
export function selectCardInUse(
  db: Database,
  propertyId: string,
  { place, code }: { readonly place: string; readonly code: string },
) {
  return db
    .select({ id: places.id, kind: places.kind, name: places.name })
    .from(placeCodes)
    .innerJoin(places, eq(places.id, placeCodes.placeId))
    .where(
      and(
        eq(placeCodes.code, code),
        isNull(placeCodes.replacedAt),
        inUseCondition(propertyId),
        eq(places.id, place),
      ),
    );
}

/** Kinds of a property's places, without deleted ones. */
export function selectKinds(db: Database, propertyId: string, ids: readonly string[]) {
  return db
    .select({ id: places.id, kind: places.kind })
    .from(places)
    .where(and(inUseCondition(propertyId), matchesIds(ids)));
}

/** Names of a property's places, and when they were deleted. */
export function selectNamesOfPlaces(db: Database, propertyId: string, ids: readonly string[]) {
  return db
    .select({ id: places.id, name: places.name, retiredAt: places.retiredAt })
    .from(places)
    .where(and(eq(places.propertyId, propertyId), matchesIds(ids)));
}

function inUseCondition(propertyId: string): SQL | undefined {
  return and(eq(places.propertyId, propertyId), isNull(places.retiredAt));
}

function retiredCondition(propertyId: string): SQL | undefined {
  return and(eq(places.propertyId, propertyId), isNotNull(places.retiredAt));
}

function matchesIds(ids: readonly string[]): SQL {
  return sql`${places.id} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** When the latest replaced card that still leads to the portal was replaced. */
function selectReplacedAt(now: EpochMs) {
  return sql<number | null>`(select max(replaced_at) from place_codes old
    where old.property_id = ${places.propertyId} and old.place_id = ${places.id} and old.replaced_at > ${now - OLD_CARD_MS})`;
}

function selectPlaceRows(db: Database, now: EpochMs, which: SQL | undefined) {
  return (
    db
      .select({
        id: places.id,
        kind: places.kind,
        name: places.name,
        createdAt: places.createdAt,
        position: places.position,
        code: placeCodes.code,
        replacedAt: selectReplacedAt(now).as("old_replaced_at"),
      })
      .from(places)
      // Cross join with places first: SQLite then reads a page in order, instead of sorting all codes.
      .crossJoin(placeCodes)
      .where(
        and(
          which,
          eq(placeCodes.propertyId, places.propertyId),
          eq(placeCodes.placeId, places.id),
          isNull(placeCodes.replacedAt),
        ),
      )
  );
}
export type PlaceRow = Awaited<ReturnType<typeof selectPlaceRows>>[number];

interface NewPlace {
  readonly id: string;
  readonly code: string;
  readonly kind: PlaceKind;
  readonly name: string;
  readonly position: string;
}

interface Writing {
  readonly propertyId: string;
  readonly at: EpochMs;
}

/** Inserts places with a code each. Throws if a position is taken. Put `requirePlacesFit` after it. */
export function insertPlaces(db: Database, added: readonly NewPlace[], { propertyId, at }: Writing) {
  const rows = sql`json_each(${JSON.stringify(added)})`;
  return [
    db.insert(places).select(
      sql`select value ->> '$.id', ${at}, null, ${propertyId}, value ->> '$.kind', value ->> '$.name',
        value ->> '$.position' from ${rows}`,
    ),
    db
      .insert(placeCodes)
      .select(
        sql`select value ->> '$.code', ${at}, null, ${propertyId}, value ->> '$.id', null from ${rows}`,
      ),
  ] as const;
}

/** Fails the batch if a property has too many active places, or too many codes, ended ones included. */
export function requirePlacesFit(db: Database, propertyId: string) {
  return requireNone(
    db,
    sql`(select 1 where ${inUseCountSql(propertyId)} > ${PLACES_MAX} or ${codeCountSql(propertyId)} > ${PLACE_CODES_MAX})`,
  );
}

/** One row if a property has the maximal number of active places or codes. */
export function selectFullProperty(db: Database, propertyId: string) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(
      sql`${properties.id} = ${propertyId} and (${inUseCountSql(propertyId)} >= ${PLACES_MAX}
        or ${codeCountSql(propertyId)} >= ${PLACE_CODES_MAX})`,
    );
}

const inUseCountSql = (propertyId: string) =>
  sql`(select count(*) from places where property_id = ${propertyId} and retired_at is null)`;
const codeCountSql = (propertyId: string) =>
  sql`(select count(*) from place_codes where property_id = ${propertyId})`;

interface OnePlace {
  readonly propertyId: string;
  readonly placeId: string;
}

/** Renames an active place that still has its old name. Throws if the position is taken. */
export function renamePlaceRow(
  db: Database,
  { propertyId, placeId }: OnePlace,
  { name, position, was }: Readonly<Record<"name" | "position" | "was", string>>,
) {
  return db
    .update(places)
    .set({ name, position })
    .where(and(inUseCondition(propertyId), eq(places.id, placeId), eq(places.name, was)));
}

/** Retires places. */
export function retirePlaceRows(db: Database, ids: readonly string[], { propertyId, at }: Writing) {
  return db
    .update(places)
    .set({ retiredAt: at, position: sql`${places.position} || char(10) || ${places.id}` })
    .where(and(inUseCondition(propertyId), matchesIds(ids)));
}

/** Restores retired places. Throws if a position is taken. */
export function restorePlaceRows(db: Database, ids: readonly string[], propertyId: string) {
  return db
    .update(places)
    .set({
      retiredAt: null,
      position: sql`substr(${places.position}, 1, instr(${places.position}, char(10)) - 1)`,
    })
    .where(and(retiredCondition(propertyId), matchesIds(ids)));
}

/** Ends the code of an active place; the next statement inserts the new code. */
export function replaceCodeRow(db: Database, { propertyId, placeId }: OnePlace, at: EpochMs) {
  return db
    .update(placeCodes)
    .set({ replacedAt: at })
    .where(
      and(
        eq(placeCodes.propertyId, propertyId),
        eq(placeCodes.placeId, placeId),
        isNull(placeCodes.replacedAt),
        sql`${placeId} in (select id from places where property_id = ${propertyId} and retired_at is null)`,
      ),
    );
}

/**
 * Ends the present code of an active place at once (without the thirty days), unless it was scanned.
 *
 * The next statement reactivates the previous code.
 */
export function endReplacementRow(
  db: Database,
  { propertyId, placeId }: OnePlace,
  { code, scannedAt, at }: { readonly code: string; readonly scannedAt: EpochMs; readonly at: EpochMs },
) {
  return db
    .update(placeCodes)
    .set({ replacedAt: at - OLD_CARD_MS })
    .where(
      and(
        eq(placeCodes.code, code),
        eq(placeCodes.propertyId, propertyId),
        eq(placeCodes.placeId, placeId),
        isNull(placeCodes.replacedAt),
        gte(placeCodes.createdAt, scannedAt),
        sql`${placeId} in (select id from places where property_id = ${propertyId} and retired_at is null)`,
      ),
    );
}

/** Reactivates the code that another one replaced. */
export function restoreCodeRow(db: Database, { propertyId, placeId }: OnePlace, replacedBy: string) {
  return db
    .update(placeCodes)
    .set({ replacedAt: null })
    .where(
      and(
        eq(placeCodes.propertyId, propertyId),
        eq(placeCodes.placeId, placeId),
        sql`${placeCodes.replacedAt} = (select created_at from place_codes where code = ${replacedBy})`,
      ),
    );
}

/** Inserts a code of a place. */
export function insertPlaceCode(db: Database, code: string, { propertyId, placeId }: OnePlace, at: EpochMs) {
  return db.insert(placeCodes).values({ code, propertyId, placeId, createdAt: at });
}
