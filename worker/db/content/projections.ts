/**
 * Marks and facts of projections. `markForProjection` raises a property's mark in the batch of a change; the
 * portal writer reads the facts and clears the mark with `finishProjection`.
 */

import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { EpochMs } from "#domain/time.ts";
import { selectVisibleAnnouncements } from "../announcements/announced.ts";
import type { Database } from "../client.ts";
import { runNamed } from "../named-batch.ts";
import { propertyIdAt } from "../property/former-addresses.ts";
import { publications } from "../schema/content.ts";
import { formerAddresses, properties, propertyLicences, qrCodes } from "../schema/property.ts";
import { selectLastServedLine } from "./served-portals.ts";

/**
 * Columns that mark a portal for projection, for an update of `properties`. The mark rises with every change,
 * so that the writer knows whether it has seen the latest one.
 */
export function projectionDue(at: EpochMs) {
  return { projectionWanted: sql`max(${properties.projectionWanted} + 1, ${at})` };
}

/** Marks a portal for projection. For the batch of a change that guests see. */
export function markForProjection(db: Database, propertyId: string, at: EpochMs) {
  return db.update(properties).set(projectionDue(at)).where(eq(properties.id, propertyId));
}

/** Identifies a portal. */
export type PortalName = { readonly id: string } | { readonly slug: string } | { readonly code: string };

function selectId(name: PortalName): SQL {
  if ("id" in name) return sql`${name.id}`;
  if ("slug" in name) return propertyIdAt(name.slug);
  return sql`(select property_id from ${qrCodes} where code = ${name.code})`;
}

/**
 * Reads all facts about a portal from D1 in one batch: the property with its licence, its present publication,
 * QR codes and former addresses. `null`: no such property.
 */
export async function readPortalFacts(db: Database, name: PortalName) {
  const id = selectId(name);
  const rows = await runNamed(db, {
    properties: db
      .select({
        id: properties.id,
        name: properties.name,
        slug: properties.slug,
        removedAt: properties.removedAt,
        publishedNumber: properties.publishedNumber,
        projectionWanted: properties.projectionWanted,
        projectionDone: properties.projectionDone,
        renderedNumber: properties.renderedNumber,
        renderedBy: properties.renderedBy,
        renderedOrigin: properties.renderedOrigin,
        pagesKey: properties.pagesKey,
        renderProblem: properties.renderProblem,
        countsByVisitorId: properties.countsByVisitorId,
        languages: properties.languages,
        defaultLanguage: properties.defaultLanguage,
        timeZone: properties.timeZone,
        address: properties.address,
        telephone: properties.telephone,
        closure: properties.closure,
        startPages: properties.startPages,
        features: properties.features,
        licence: propertyLicences,
      })
      .from(properties)
      .leftJoin(propertyLicences, eq(propertyLicences.propertyId, properties.id))
      .where(eq(properties.id, id)),
    publications: db
      .select({ number: publications.number, snapshotKey: publications.snapshotKey })
      .from(publications)
      .innerJoin(properties, eq(properties.id, publications.propertyId))
      .where(and(eq(publications.propertyId, id), lte(publications.number, properties.publishedNumber)))
      .orderBy(desc(publications.number))
      .limit(1),
    served: selectLastServedLine(db, id),
    codes: db
      .select({ code: qrCodes.code, retiredAt: qrCodes.retiredAt, projected: qrCodes.projected })
      .from(qrCodes)
      .where(eq(qrCodes.propertyId, id)),
    former: db
      .select({ slug: formerAddresses.slug, projected: formerAddresses.projected })
      .from(formerAddresses)
      .where(eq(formerAddresses.propertyId, id)),
    announced: selectVisibleAnnouncements(db, id),
  });
  const [found] = rows.properties;
  return found
    ? {
        ...found,
        publication: rows.publications[0] ?? null,
        servedDigest: rows.served[0]?.digest ?? null,
        codes: rows.codes,
        former: rows.former,
        announced: rows.announced,
      }
    : null;
}
export type PortalFacts = NonNullable<Awaited<ReturnType<typeof readPortalFacts>>>;

/** Stores the value last written to a QR code's key; `null`: unknown. */
export function storeProjectedCode(db: Database, code: string, value: string | null) {
  return db.update(qrCodes).set({ projected: value }).where(eq(qrCodes.code, code));
}

/** Clears a portal's mark up to `followed`. Returns the newest mark; no row once it is purged. */
export function finishProjection(db: Database, propertyId: string, followed: number) {
  return db
    .update(properties)
    .set({ projectionDone: sql`max(${properties.projectionDone}, ${followed})` })
    .where(eq(properties.id, propertyId))
    .returning({ wanted: properties.projectionWanted });
}

/** One row if a property's portal is marked for projection. */
export function selectIsMarkedForProjection(db: Database, propertyId: string) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, propertyId), gt(properties.projectionWanted, properties.projectionDone)));
}

/** The last property of the previous page. */
export interface MarkedProperty {
  readonly id: string;
  readonly slug: string;
  readonly wanted: number;
}

/** Properties whose portals are marked for projection, oldest mark first. */
export function selectMarkedProperties(db: Database, after: MarkedProperty | null, limit: number) {
  const { projectionWanted: wanted, projectionDone, id, slug } = properties;
  return db
    .select({ id, slug, wanted })
    .from(properties)
    .where(
      and(
        sql`${wanted} > ${projectionDone}`,
        after ? or(gt(wanted, after.wanted), and(eq(wanted, after.wanted), gt(id, after.id))) : undefined,
      ),
    )
    .orderBy(asc(wanted), asc(id))
    .limit(limit);
}

/** A page of all properties by id, including removed ones. */
export function selectPropertyIds(db: Database, after: string, limit: number) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(gt(properties.id, after))
    .orderBy(asc(properties.id))
    .limit(limit);
}

/** Which of the slugs belong to a property, including removed ones and former addresses. */
export function selectSlugsInUse(db: Database, slugs: readonly string[]) {
  const wanted = sql`(select value from json_each(${JSON.stringify(slugs)}))`;
  return union(
    db.select({ slug: properties.slug }).from(properties).where(sql`${properties.slug} in ${wanted}`),
    db
      .select({ slug: formerAddresses.slug })
      .from(formerAddresses)
      .where(sql`${formerAddresses.slug} in ${wanted}`),
  );
}
