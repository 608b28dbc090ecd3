import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { ALL_CLEAR_MS } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { announcements } from "../schema/announcements.ts";
import { places } from "../schema/places.ts";

/** How many of the last signs of a place's id tell places of a property apart. */
export const PLACE_SIGNS = 8;

/**
 * What a property has sent and guests see or will: planned, on, or over and not yet told (`dueAt`). No clock decides
 * it, so that a projection is the same until something is written.
 */
export function selectAnnounced(db: Database, propertyId: SQL | string) {
  const { endsAt, dueAt, sentAt } = announcements;
  return selectSent(db, propertyId, and(isNotNull(sentAt), or(isNull(endsAt), isNotNull(dueAt))));
}

/** What a property had sent by a moment and was not over then: guests read of an emergency's end for a while. */
export function selectAnnouncedAt(db: Database, propertyId: string, at: EpochMs) {
  const { kind, endsAt, sentAt } = announcements;
  const overAt = sql`${endsAt} + case when ${kind} = 'emergency' then ${ALL_CLEAR_MS} else 0 end`;
  return selectSent(db, propertyId, and(lte(sentAt, at), or(isNull(endsAt), gt(overAt, at))));
}

/** `places` are the last signs of the ids of the places that it is for, parted by commas; null: everyone. */
function selectSent(db: Database, propertyId: SQL | string, isMeant: SQL | undefined) {
  const { id, kind, texts, startsAt, endsAt, audience, notifies } = announcements;
  return db
    .select({
      id,
      kind,
      /** As they are stored: JSON of one that is damaged is that one's alone. */
      texts: sql<string>`${texts}`.as("texts_json"),
      startsAt: sql<number>`${startsAt}`.as("begins_at"),
      endsAt,
      notifies,
      places: sql<string | null>`case when ${audience} is null then null else coalesce((
        select group_concat(signs) from (select substr(${places.id}, -${sql.raw(String(PLACE_SIGNS))}) as signs
        from ${places} where json_valid(${audience})
        and ${places.propertyId} = ${announcements.propertyId} and ${places.retiredAt} is null
        and (${places.kind} in (select value from json_each(${audience}, '$.kinds'))
          or ${places.id} in (select value from json_each(${audience}, '$.places')))
        order by ${places.id})), '') end`.as("place_signs"),
    })
    .from(announcements)
    .where(and(eq(announcements.propertyId, propertyId), isMeant))
    .orderBy(asc(startsAt), asc(id));
}
export type AnnouncedRow = Awaited<ReturnType<typeof selectAnnounced>>[number];
