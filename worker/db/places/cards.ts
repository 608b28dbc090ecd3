import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../client.ts";
import { placeCodes, places } from "../schema/places.ts";

/** The cards in use of a property's places, in the order of their positions. */
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

/** The cards of a property's places that were replaced, with the place of each. */
export function selectOldCards(db: Database, propertyId: string) {
  return db
    .select({ code: placeCodes.code, placeId: placeCodes.placeId, replacedAt: placeCodes.replacedAt })
    .from(placeCodes)
    .where(and(eq(placeCodes.propertyId, propertyId), isNotNull(placeCodes.replacedAt)));
}
export type OldCard = Awaited<ReturnType<typeof selectOldCards>>[number];
