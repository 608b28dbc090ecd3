import { and, eq, sql } from "drizzle-orm";
import type { PlaceKind } from "#domain/place/place.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { projectionDue } from "../content/projections.ts";
import { properties } from "../schema/property.ts";

/** Start button per kind of place. */
export function selectStartPages(db: Database, propertyId: string) {
  return db.select({ starts: properties.startPages }).from(properties).where(eq(properties.id, propertyId));
}

interface StartPage {
  readonly propertyId: string;
  readonly kind: PlaceKind;
  /** `null`: the portal itself. */
  readonly buttonId: string | null;
  /** The button when the caller read it: a guard against concurrent changes. */
  readonly was: string | null;
  readonly at: EpochMs;
}

/**
 * Sets the start button of a kind if it is still `was` (compare-and-swap), and marks the portal for projection;
 * changes no row otherwise. Keeps the property's revision and other kinds.
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
