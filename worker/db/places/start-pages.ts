import { and, eq, sql } from "drizzle-orm";
import type { PlaceKind } from "#domain/place/place.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { projectionDue } from "../content/projections.ts";
import { properties } from "../schema/property.ts";

/** Which buttons the cards of a property start with. */
export function selectStartPages(db: Database, propertyId: string) {
  return db.select({ starts: properties.startPages }).from(properties).where(eq(properties.id, propertyId));
}

interface StartPage {
  readonly propertyId: string;
  readonly kind: PlaceKind;
  /** Null: the portal. */
  readonly buttonId: string | null;
  /** What the caller has seen. */
  readonly was: string | null;
  readonly at: EpochMs;
}

/**
 * Has the cards of a kind start with another button, where they still start with the one that was seen; the portal is
 * to follow. Changes no row otherwise. Leaves the property's revision, and what other kinds start with.
 */
export function setStartPageRow(db: Database, { propertyId, kind, buttonId, was, at }: StartPage) {
  const path = `$.${kind}`;
  const startPages =
    buttonId === null
      ? sql`json_remove(${properties.startPages}, ${path})`
      : sql`json_set(${properties.startPages}, ${path}, ${buttonId})`;
  return db
    .update(properties)
    .set({ startPages, ...projectionDue(at) })
    .where(and(eq(properties.id, propertyId), sql`${properties.startPages} ->> ${path} is ${was}`));
}
