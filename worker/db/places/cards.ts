import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../client.ts";
import { placeCodes, places } from "../schema/places.ts";

/** Active cards of a property's places, ordered by position. */
export function selectCards(db: Database, propertyId: string) {
  return db
    .select({ placeId: places.id, kind: places.kind, madeAt: placeCodes.createdAt })
    .from(places)
    .crossJoin(placeCodes)
    .where(
      and(
        eq(places.propertyId, propertyId),
        isNull(places.retiredAt),
        eq(placeCodes.propertyId, places.propertyId),
        eq(placeCodes.placeId, places.id),
        isNull(placeCodes.replacedAt),
      ),
    )
    .orderBy(asc(places.position));
}

/** Replaced cards of a property's places, each with its place. */
export function selectOldCards(db: Database, propertyId: string) {
  return db
    .select({ code: placeCodes.code, placeId: placeCodes.placeId, replacedAt: placeCodes.replacedAt })
    .from(placeCodes)
    .where(and(eq(placeCodes.propertyId, propertyId), isNotNull(placeCodes.replacedAt)));
}
export type OldCard = Awaited<ReturnType<typeof selectOldCards>>[number];
