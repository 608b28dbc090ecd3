import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { formerAddresses } from "../schema/property.ts";

/** The addresses that a property's portal had before, the latest first. */
export function selectFormerAddresses(db: Database, propertyId: string) {
  return db
    .select({ slug: formerAddresses.slug, endedAt: formerAddresses.endedAt })
    .from(formerAddresses)
    .where(eq(formerAddresses.propertyId, propertyId))
    .orderBy(desc(formerAddresses.endedAt), asc(formerAddresses.slug));
}

/** A former address that becomes the present one again is a former one no longer. Call it before that. */
export function takeFormerAddress(db: Database, propertyId: string, slug: string) {
  return db
    .delete(formerAddresses)
    .where(and(eq(formerAddresses.slug, slug), eq(formerAddresses.propertyId, propertyId)));
}

/** Keeps an address that a property had until now. Call it after the property has another one. */
export function keepFormerAddress(
  db: Database,
  { propertyId, slug, at }: { readonly propertyId: string; readonly slug: string; readonly at: EpochMs },
) {
  return db.insert(formerAddresses).values({ slug, propertyId, endedAt: at });
}

/** Keeps where the key of a former address was made to lead; empty: nowhere; null: nobody knows. */
export function keepProjectedAddress(db: Database, slug: string, projected: string | null) {
  return db.update(formerAddresses).set({ projected }).where(eq(formerAddresses.slug, slug));
}

/** The id of the property that a slug leads to, be it a former address of it. */
export function propertyIdAt(slug: string) {
  return sql`(select id from properties where slug = ${slug}
    union all select property_id from former_addresses where slug = ${slug})`;
}
