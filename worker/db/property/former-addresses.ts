import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { formerAddresses } from "../schema/property.ts";

/** Former addresses of a property's portal, latest first. */
export function selectFormerAddresses(db: Database, propertyId: string) {
  return db
    .select({ slug: formerAddresses.slug, endedAt: formerAddresses.endedAt })
    .from(formerAddresses)
    .where(eq(formerAddresses.propertyId, propertyId))
    .orderBy(desc(formerAddresses.endedAt), asc(formerAddresses.slug));
}

/** Deletes a former address that becomes the present one. Call it before the update. */
export function deleteFormerAddress(db: Database, propertyId: string, slug: string) {
  return db
    .delete(formerAddresses)
    .where(and(eq(formerAddresses.slug, slug), eq(formerAddresses.propertyId, propertyId)));
}

/** Stores the previous address as a former one. Call it after the update. */
export function storeFormerAddress(
  db: Database,
  { propertyId, slug, at }: { readonly propertyId: string; readonly slug: string; readonly at: EpochMs },
) {
  return db.insert(formerAddresses).values({ slug, propertyId, endedAt: at });
}

/** Stores the last written target of a former address; empty: none; `null`: unknown. */
export function storeProjectedAddress(db: Database, slug: string, projected: string | null) {
  return db.update(formerAddresses).set({ projected }).where(eq(formerAddresses.slug, slug));
}

/** Id of the property with a slug, present or former. */
export function propertyIdAt(slug: string) {
  return sql`(select id from properties where slug = ${slug}
    union all select property_id from former_addresses where slug = ${slug})`;
}
