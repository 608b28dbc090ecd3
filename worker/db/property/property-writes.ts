import { and, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
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
import { prepared } from "../prepared.ts";
import { announcements } from "../schema/announcements.ts";
import {
  clonedContacts,
  documents,
  media,
  plannedPublications,
  publications,
  restorePointDocuments,
  restorePoints,
  servedPortals,
} from "../schema/content.ts";
import { consents, feedback, guestDesks, guestRequests } from "../schema/guests.ts";
import { mailPreferences, messageMails } from "../schema/mail.ts";
import { placeCodes, places } from "../schema/places.ts";
import {
  formerAddresses,
  portfolioFigures,
  properties,
  propertyLicences,
  qrCodes,
} from "../schema/property.ts";

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
  return thumbnail === undefined
    ? touch(db, { propertyId, at, by })
    : touchWithThumbnail(db, { propertyId, at, by, thumbnail });
}

const touch = prepared<Touch & { propertyId: string }>()((db, { propertyId, at, by }) =>
  db
    .update(properties)
    .set({ updatedAt: sql`${at}`, updatedBy: sql`${by}` })
    .where(eq(properties.id, propertyId)),
);

const touchWithThumbnail = prepared<Touch & { propertyId: string; thumbnail: string | null }>()(
  (db, { propertyId, at, by, thumbnail }) =>
    db
      .update(properties)
      .set({ updatedAt: sql`${at}`, updatedBy: sql`${by}`, thumbnail: sql`${thumbnail}` })
      .where(eq(properties.id, propertyId)),
);

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

/** Removes a property. Changes no row where it is removed already. */
export function markRemoved(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(properties)
    .set({ removedAt: at, ...projectionDue(at) })
    .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)));
}

/** Brings a property back that was removed after a moment. Changes no row otherwise. */
export function unmarkRemoved(
  db: Database,
  propertyId: string,
  { removedAfter, at }: { readonly removedAfter: EpochMs; readonly at: EpochMs },
) {
  return db
    .update(properties)
    .set({ removedAt: null, ...projectionDue(at) })
    .where(and(eq(properties.id, propertyId), gte(properties.removedAt, removedAfter)));
}

/** The first statement of a purge: changes no row when the property has been brought back. */
export function claimPurge(db: Database, propertyId: string, before: EpochMs) {
  return db
    .update(properties)
    .set({ removedAt: before })
    .where(and(eq(properties.id, propertyId), lt(properties.removedAt, before)));
}

export function insertProperty(db: Database, row: typeof properties.$inferInsert) {
  return db.insert(properties).values({ ...row, nameFolded: foldText(row.name) });
}

export function upsertLicence(db: Database, row: typeof propertyLicences.$inferInsert) {
  const { propertyId: _key, ...values } = row;
  return db
    .insert(propertyLicences)
    .values(row)
    .onConflictDoUpdate({ target: propertyLicences.propertyId, set: values });
}

/** Turns a licence into the request for an upgrade; changes no row when it has changed meanwhile. */
export function requestLicence(
  db: Database,
  {
    propertyId,
    from,
    mode,
    modePrevious,
  }: { propertyId: string; from: string; mode: string; modePrevious: string },
) {
  return db
    .update(propertyLicences)
    .set({ mode, modePrevious })
    .where(and(eq(propertyLicences.propertyId, propertyId), eq(propertyLicences.mode, from)));
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

/** Everything that belongs to a property, children first. What tells of the past (activity, changes) stays. */
export function deletePropertyRows(db: Database, propertyId: string) {
  const points = db
    .select({ id: restorePoints.id })
    .from(restorePoints)
    .where(eq(restorePoints.propertyId, propertyId));
  return [
    db.delete(restorePointDocuments).where(inArray(restorePointDocuments.pointId, points)),
    db.delete(restorePoints).where(eq(restorePoints.propertyId, propertyId)),
    db.delete(guestRequests).where(eq(guestRequests.propertyId, propertyId)),
    db.delete(propertyLicences).where(eq(propertyLicences.propertyId, propertyId)),
    db.delete(documents).where(eq(documents.propertyId, propertyId)),
    db.delete(formerAddresses).where(eq(formerAddresses.propertyId, propertyId)),
    db.delete(clonedContacts).where(eq(clonedContacts.propertyId, propertyId)),
    db.delete(servedPortals).where(eq(servedPortals.propertyId, propertyId)),
    db.delete(publications).where(eq(publications.propertyId, propertyId)),
    db.delete(plannedPublications).where(eq(plannedPublications.propertyId, propertyId)),
    db.delete(qrCodes).where(eq(qrCodes.propertyId, propertyId)),
    db.delete(placeCodes).where(eq(placeCodes.propertyId, propertyId)),
    db.delete(places).where(eq(places.propertyId, propertyId)),
    db.delete(announcements).where(eq(announcements.propertyId, propertyId)),
    db.delete(media).where(eq(media.propertyId, propertyId)),
    db.delete(feedback).where(eq(feedback.propertyId, propertyId)),
    db.delete(messageMails).where(eq(messageMails.propertyId, propertyId)),
    db.delete(consents).where(eq(consents.propertyId, propertyId)),
    db.delete(guestDesks).where(eq(guestDesks.propertyId, propertyId)),
    db.delete(mailPreferences).where(eq(mailPreferences.propertyId, propertyId)),
    db.delete(portfolioFigures).where(eq(portfolioFigures.propertyId, propertyId)),
    db.delete(properties).where(eq(properties.id, propertyId)),
  ] as const;
}
