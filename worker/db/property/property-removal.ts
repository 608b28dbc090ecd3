import { and, eq, gte, inArray, isNull, lt } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { projectionDue } from "../content/projections.ts";
import { deskPeople, desks, propertyAccess } from "../schema/account.ts";
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
import { guestDesks } from "../schema/guests.ts";
import { mailPreferences } from "../schema/mail.ts";
import { placeCodes, places } from "../schema/places.ts";
import {
  formerAddresses,
  portfolioFigures,
  properties,
  propertyLicences,
  qrCodes,
} from "../schema/property.ts";
import { translationDrafts, translationRuns } from "../schema/translation.ts";

/** 1 if the property has a row, removed or not; otherwise 0. */
export function countProperty(db: Database, propertyId: string) {
  return db.$count(properties, eq(properties.id, propertyId));
}

/** Marks a property as removed. Changes no row if it already is. */
export function markRemoved(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(properties)
    .set({ removedAt: at, ...projectionDue(at) })
    .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)));
}

/** Restores a property removed after a moment. Changes no row otherwise. */
export function restoreRemoved(
  db: Database,
  propertyId: string,
  { removedAfter, at }: { readonly removedAfter: EpochMs; readonly at: EpochMs },
) {
  return db
    .update(properties)
    .set({ removedAt: null, ...projectionDue(at) })
    .where(and(eq(properties.id, propertyId), gte(properties.removedAt, removedAfter)));
}

/** First statement of a purge: changes no row if the property was restored. */
export function startPurge(db: Database, propertyId: string, before: EpochMs) {
  return db
    .update(properties)
    .set({ removedAt: before })
    .where(and(eq(properties.id, propertyId), lt(properties.removedAt, before)));
}

/** Deletes a property's rows, children first. Activity and change log stay. */
export function deletePropertyRows(db: Database, propertyId: string) {
  const points = db
    .select({ id: restorePoints.id })
    .from(restorePoints)
    .where(eq(restorePoints.propertyId, propertyId));
  const ownDesks = db.select({ id: desks.id }).from(desks).where(eq(desks.propertyId, propertyId));
  return [
    db.delete(restorePointDocuments).where(inArray(restorePointDocuments.pointId, points)),
    db.delete(restorePoints).where(eq(restorePoints.propertyId, propertyId)),
    db.delete(propertyAccess).where(eq(propertyAccess.propertyId, propertyId)),
    db.delete(deskPeople).where(inArray(deskPeople.deskId, ownDesks)),
    db.delete(desks).where(eq(desks.propertyId, propertyId)),
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
    db.delete(guestDesks).where(eq(guestDesks.propertyId, propertyId)),
    db.delete(mailPreferences).where(eq(mailPreferences.propertyId, propertyId)),
    db.delete(portfolioFigures).where(eq(portfolioFigures.propertyId, propertyId)),
    db.delete(translationDrafts).where(eq(translationDrafts.propertyId, propertyId)),
    db.delete(translationRuns).where(eq(translationRuns.propertyId, propertyId)),
    db.delete(properties).where(eq(properties.id, propertyId)),
  ] as const;
}
