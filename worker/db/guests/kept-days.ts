import { and, eq, sql } from "drizzle-orm";
import type { KeptDaysChange } from "#domain/guest/guest-data.ts";
import { DEFAULT_KEPT_DAYS, type KeptDays, readKeptDays } from "#domain/guest/messages/kept-days.ts";
import type { Database } from "../client.ts";
import { properties } from "../schema/property.ts";

/** A property's effective retention periods. */
export function getKeptDays({ keptDays }: { readonly keptDays: string | null }): KeptDays {
  return { ...DEFAULT_KEPT_DAYS, ...readKeptDays(keptDays) };
}

/**
 * Sets a retention period if it is still `from` (compare-and-swap); changes no row otherwise. Keeps the
 * property's revision.
 */
export function setKeptDays(db: Database, propertyId: string, { kind, from, days }: KeptDaysChange) {
  const { keptDays } = properties;
  const path = `$.${kind}`;
  return db
    .update(properties)
    .set({ keptDays: sql`json_set(coalesce(${keptDays}, '{}'), ${path}, ${days})` })
    .where(
      and(
        eq(properties.id, propertyId),
        sql`coalesce(${keptDays} ->> ${path}, ${DEFAULT_KEPT_DAYS[kind]}) = ${from}`,
      ),
    );
}
