import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { announcements } from "../schema/announcements.ts";
import { places } from "../schema/places.ts";

/** How many of the last signs of a place's id tell places of a property apart. */
export const PLACE_SIGNS = 8;

/**
 * What a property has sent and guests see or will: planned, on, or over and not yet told (`dueAt`). No clock decides
 * it, so that a projection is the same until something is written. `places` are the last signs of the ids of the places
 * that it is for, parted by commas; null: everyone.
 */
export function selectAnnounced(db: Database, propertyId: SQL | string) {
  const { id, kind, texts, startsAt, endsAt, dueAt, sentAt, audience, notifies } = announcements;
  return db
    .select({
      id,
      kind,
      texts,
      startsAt: sql<number>`${startsAt}`.as("begins_at"),
      endsAt,
      notifies,
      places: sql<string | null>`case when ${audience} is null then null else coalesce((
        select group_concat(signs) from (select substr(${places.id}, -${sql.raw(String(PLACE_SIGNS))}) as signs
        from ${places} where ${places.propertyId} = ${announcements.propertyId} and ${places.retiredAt} is null
        and (${places.kind} in (select value from json_each(${audience}, '$.kinds'))
          or ${places.id} in (select value from json_each(${audience}, '$.places')))
        order by ${places.id})), '') end`.as("place_signs"),
    })
    .from(announcements)
    .where(
      and(eq(announcements.propertyId, propertyId), isNotNull(sentAt), or(isNull(endsAt), isNotNull(dueAt))),
    )
    .orderBy(asc(startsAt), asc(id));
}
export type AnnouncedRow = Awaited<ReturnType<typeof selectAnnounced>>[number];
