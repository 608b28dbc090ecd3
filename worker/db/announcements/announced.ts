import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { ALL_CLEAR_MS } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { announcements } from "../schema/announcements.ts";
import { places } from "../schema/places.ts";

/** Trailing characters of a place's id that are unique within a property. */
export const PLACE_SIGNS = 8;

/**
 * A property's sent announcements that guests see or will see: planned, active, or ended but not yet broadcast
 * as ended (`dueAt`). Independent of the clock, so that a projection changes only with the rows.
 */
export function selectVisibleAnnouncements(db: Database, propertyId: SQL | string) {
  const { endsAt, dueAt, sentAt } = announcements;
  return selectSent(db, propertyId, and(isNotNull(sentAt), or(isNull(endsAt), isNotNull(dueAt))));
}

/** Announcements of a property that guests saw at a past moment, including emergencies in their all-clear period. */
export function selectAnnouncementsAt(db: Database, propertyId: string, at: EpochMs) {
  const { kind, endsAt, sentAt } = announcements;
  const overAt = sql`${endsAt} + case when ${kind} = 'emergency' then ${ALL_CLEAR_MS} else 0 end`;
  return selectSent(db, propertyId, and(lte(sentAt, at), or(isNull(endsAt), gt(overAt, at))));
}

/** `places`: trailing characters of the place ids, separated by commas; `null`: everyone. */
function selectSent(db: Database, propertyId: SQL | string, isMeant: SQL | undefined) {
  const { id, kind, texts, startsAt, endsAt, audience, notifies } = announcements;
  return db
    .select({
      id,
      kind,
      /** Selected as text: a damaged JSON value then fails only its own announcement. */
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
export type AnnouncedRow = Awaited<ReturnType<typeof selectVisibleAnnouncements>>[number];
