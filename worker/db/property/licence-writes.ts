import { and, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { propertyLicences } from "../schema/property.ts";

export function upsertLicence(db: Database, row: typeof propertyLicences.$inferInsert) {
  const { propertyId: _key, ...values } = row;
  return db
    .insert(propertyLicences)
    .values(row)
    .onConflictDoUpdate({ target: propertyLicences.propertyId, set: values });
}

/** Turns a licence into an upgrade request; changes no row if it was changed concurrently. */
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
