import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Closure } from "#domain/property/closure.ts";
import { affectsGuestPages } from "#domain/property/property.ts";
import { FEATURES_CHANGED_MARK, type Renderer } from "#domain/property/rendering.ts";
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

/** Updates "last updated" and, if given, the thumbnail. Keeps the revision. */
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

/** Adds the folded name, for searches. */
function withFoldedName(values: PropertyValues) {
  return values.name === undefined ? values : { ...values, nameFolded: foldText(values.name) };
}

/** Marks the portal for projection if a column on guests' pages changes. */
function withProjection(values: PropertyValues, at: EpochMs) {
  return affectsGuestPages(values) ? projectionDue(at) : {};
}

/** Marks the portal for rendering if features or slug change. */
function withRendering({ features, slug }: PropertyValues) {
  if (slug !== undefined) return ADDRESS_CHANGED;
  return features === undefined ? {} : featuresSwitched(features);
}

/** Writes the next revision if the property has the given one (compare-and-swap); changes no row otherwise. */
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

/** Writes the next revision, whatever the present one is. */
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

/** Sets the thumbnail from the homepage at this point of the batch. */
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
 * Makes a publication the property's newest. The number only rises; changes no row for a lower one, or if the
 * property was removed. Returns whether its pages must be rendered again because a feature was switched in
 * between.
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
    .returning({ isOutdated: sql<number>`${properties.renderedBy} = ${FEATURES_CHANGED_MARK}` });
}

export function insertProperty(db: Database, row: typeof properties.$inferInsert) {
  return db.insert(properties).values({ ...row, nameFolded: foldText(row.name) });
}

/** Switches visitor ids and marks the portal for projection. Keeps the revision. */
export function setCountsByVisitorId(db: Database, propertyId: string, isOn: boolean, at: EpochMs) {
  return db
    .update(properties)
    .set({ countsByVisitorId: isOn, ...projectionDue(at) })
    .where(eq(properties.id, propertyId));
}

/**
 * Sets or removes (`null`) the seasonal closure at a revision, and marks the portal for projection. Changes no
 * row if the revision differs. Not a change of content: "last updated" stays.
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

/** Revokes preview links created until `at`. */
export function endPreviews(db: Database, propertyId: string, at: EpochMs) {
  return db.update(properties).set({ previewsEndedAt: at }).where(eq(properties.id, propertyId));
}
