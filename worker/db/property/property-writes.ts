import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Closure } from "#domain/property/closure.ts";
import { changesGuestPages } from "#domain/property/property.ts";
import { FEATURES_CHANGED, type Renderer } from "#domain/property/rendering.ts";
import { foldText } from "#domain/text.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { projectionDue } from "../content/projections.ts";
import {
  ADDRESS_CHANGED,
  featuresSwitched,
  type RenderedWith,
  renderedBy,
  renderedWith,
} from "../content/renderings.ts";
import { documents } from "../schema/content.ts";
import { properties } from "../schema/property.ts";

interface Touch {
  readonly at: EpochMs;
  readonly by: string | null;
}

/** Marks a property as changed, with its new thumbnail where there is one. Leaves its revision. */
export function touchProperty(
  db: Database,
  propertyId: string,
  { at, by, thumbnail }: Touch & { readonly thumbnail?: string | null | undefined },
) {
  return db
    .update(properties)
    .set({ updatedAt: at, updatedBy: by, ...(thumbnail === undefined ? {} : { thumbnail }) })
    .where(eq(properties.id, propertyId));
}

type PropertyValues = Partial<
  Pick<
    typeof properties.$inferInsert,
    | "name"
    | "languages"
    | "defaultLanguage"
    | "timeZone"
    | "address"
    | "telephone"
    | "slug"
    | "features"
    | "active"
    | "publishedNumber"
  >
>;

interface PropertyWrite {
  readonly values: PropertyValues;
  readonly at: EpochMs;
  readonly by: string | null;
}

/** A name goes with what it is searched by. */
function withFoldedName(values: PropertyValues) {
  return values.name === undefined ? values : { ...values, nameFolded: foldText(values.name) };
}

/** What guests' pages say besides what is published: their portal is to follow a change of it. */
function withProjection(values: PropertyValues, at: EpochMs) {
  return changesGuestPages(values) ? projectionDue(at) : {};
}

/** What guests' pages are rendered with besides what is published: they are to be rendered again. */
function withRendering({ features, slug }: PropertyValues) {
  if (slug !== undefined) return ADDRESS_CHANGED;
  return features === undefined ? {} : featuresSwitched(features);
}

/** Writes the next revision of a property if it is still at the named one; changes no row otherwise. */
export function updatePropertyAt(
  db: Database,
  propertyId: string,
  revision: number,
  { values, at, by }: PropertyWrite,
) {
  return db
    .update(properties)
    .set({
      ...withFoldedName(values),
      ...withProjection(values, at),
      ...withRendering(values),
      revision: revision + 1,
      updatedAt: at,
      updatedBy: by,
    })
    .where(and(eq(properties.id, propertyId), eq(properties.revision, revision)));
}

/** Writes the next revision whatever it was. */
export function updateProperty(db: Database, propertyId: string, { values, at, by }: PropertyWrite) {
  return db
    .update(properties)
    .set({
      ...withFoldedName(values),
      ...withProjection(values, at),
      ...withRendering(values),
      revision: sql`${properties.revision} + 1`,
      updatedAt: at,
      updatedBy: by,
    })
    .where(eq(properties.id, propertyId));
}

/** Sets the picture that lists show from the homepage as it stands at this point of the batch. */
export function readThumbnail(db: Database, propertyId: string) {
  const thumbnail = sql`(select coalesce(body ->> '$.backgroundPortrait.key', body ->> '$.backgroundLandscape.key',
    body ->> '$.logo.key') from ${documents} where property_id = ${propertyId} and section = 'homepage')`;
  return db.update(properties).set({ thumbnail }).where(eq(properties.id, propertyId));
}

interface Published extends RenderedWith {
  readonly number: number;
  readonly renderer: Renderer;
  readonly at: EpochMs;
}

/**
 * Makes a publication the one that guests get. The number only rises; changes no row for a lower one, or where the
 * property has been removed meanwhile. Tells whether its pages are to be rendered again, as a feature was switched
 * meanwhile.
 */
export function raisePublishedNumber(
  db: Database,
  propertyId: string,
  { number, renderer, at, ...made }: Published,
) {
  const { publishedNumber } = properties;
  return db
    .update(properties)
    .set({
      publishedNumber: number,
      ...renderedBy(number, renderer),
      ...renderedWith(made, renderer),
      ...projectionDue(at),
    })
    .where(
      and(
        eq(properties.id, propertyId),
        isNull(properties.removedAt),
        or(isNull(publishedNumber), lt(publishedNumber, number)),
      ),
    )
    .returning({ isOutdated: sql<number>`${properties.renderedBy} = ${FEATURES_CHANGED}` });
}

export function insertProperty(db: Database, row: typeof properties.$inferInsert) {
  return db.insert(properties).values({ ...row, nameFolded: foldText(row.name) });
}

/** Switches the ids of guests' pages; the portal is to follow. Leaves the property's revision. */
export function setCountsByVisitorId(db: Database, propertyId: string, isOn: boolean, at: EpochMs) {
  return db
    .update(properties)
    .set({ countsByVisitorId: isOn, ...projectionDue(at) })
    .where(eq(properties.id, propertyId));
}

/**
 * Closes a property for the season, or takes that back (null), if it is still at the named revision; the portal is to
 * follow. Changes no row otherwise. It is no change of the content: who last worked on that stays.
 */
export function setClosureAt(
  db: Database,
  propertyId: string,
  revision: number,
  { closure, at }: { readonly closure: Closure | null; readonly at: EpochMs },
) {
  return db
    .update(properties)
    .set({ closure, revision: revision + 1, ...projectionDue(at) })
    .where(and(eq(properties.id, propertyId), eq(properties.revision, revision)));
}

/** Ends the preview links made until then; a later end is never taken back. */
export function endPreviews(db: Database, propertyId: string, at: EpochMs) {
  return db.update(properties).set({ previewsEndedAt: at }).where(eq(properties.id, propertyId));
}
