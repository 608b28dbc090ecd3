import { and, count, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import {
  type Announcement,
  type AnnouncementMoments,
  announcementStateAt,
  getMissingLanguages,
} from "#domain/announcement/announcement.ts";
import { getKnownLanguages } from "#domain/language.ts";
import { ANNOUNCEMENTS_OPEN_MAX } from "#domain/limits.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { requireNone } from "../guard.ts";
import { announcements } from "../schema/announcements.ts";
import { properties } from "../schema/property.ts";

export type AnnouncementRow = typeof announcements.$inferSelect;

/** Sort keys after every real moment: for drafts, and for announcements without an end. */
const DRAFTS_AT = 9e15;
const ENDLESS_AT = 8e15;

/** Sort key of lists: drafts first, then by end, latest first. Independent of the clock. */
const listedAt = sql<number>`case when ${announcements.sentAt} is null then ${DRAFTS_AT}
  else coalesce(${announcements.endsAt}, ${ENDLESS_AT}) end`;

function matchesProperty(propertyId: string): SQL {
  return eq(announcements.propertyId, propertyId);
}

function matchesAnnouncement(propertyId: string, id: string): SQL | undefined {
  return and(matchesProperty(propertyId), eq(announcements.id, id));
}

/** Drafts, planned and active announcements. */
function hasNotEnded(now: EpochMs): SQL | undefined {
  return or(isNull(announcements.sentAt), isNull(announcements.endsAt), gt(announcements.endsAt, now));
}

/** A page of announcements after `after`: drafts, then those not ended, then the ended ones. */
export function selectAnnouncements(
  db: Database,
  propertyId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) {
  const last = sql`(select case when sent_at is null then ${DRAFTS_AT} else coalesce(ends_at, ${ENDLESS_AT}) end, id
    from announcements where id = ${after} and property_id = ${propertyId})`;
  return db
    .select()
    .from(announcements)
    .where(
      and(
        matchesProperty(propertyId),
        after === null ? undefined : sql`(${listedAt}, ${announcements.id}) < ${last}`,
      ),
    )
    .orderBy(desc(listedAt), desc(announcements.id))
    .limit(limit);
}

export function selectAnnouncement(db: Database, propertyId: string, id: string) {
  return db.select().from(announcements).where(matchesAnnouncement(propertyId, id));
}

/** Announcements that began before a moment, latest first. Drafts never began. */
export function selectAnnouncementsBefore(
  db: Database,
  propertyId: string,
  { before, limit }: { readonly before: EpochMs; readonly limit: number },
) {
  return db
    .select({
      kind: announcements.kind,
      texts: announcements.texts,
      beganAt: sql<number>`${announcements.startsAt}`.as("began_at"),
      endsAt: announcements.endsAt,
    })
    .from(announcements)
    .where(
      and(
        matchesProperty(propertyId),
        isNotNull(announcements.sentAt),
        lt(announcements.startsAt, before),
        // An announcement ended before its start was never seen.
        or(isNull(announcements.endsAt), gt(announcements.endsAt, announcements.startsAt)),
      ),
    )
    .orderBy(desc(announcements.startsAt))
    .limit(limit);
}

/** Planned or active announcements of a property, except one. */
export function selectOtherSentAnnouncements(
  db: Database,
  propertyId: string,
  { id, now }: { readonly id: string; readonly now: EpochMs },
) {
  return db
    .select({
      kind: announcements.kind,
      startsAt: sql<number>`${announcements.startsAt}`.as("begins_at"),
      endsAt: announcements.endsAt,
    })
    .from(announcements)
    .where(
      and(
        matchesProperty(propertyId),
        isNotNull(announcements.sentAt),
        hasNotEnded(now),
        sql`${announcements.id} <> ${id}`,
      ),
    );
}

/** Number of emergencies, or of other announcements, that a property sent since a moment. */
export function countSentSince(
  db: Database,
  propertyId: string,
  { since, isEmergency }: { readonly since: EpochMs; readonly isEmergency: boolean },
) {
  const isAlike = isEmergency
    ? sql`${announcements.kind} = 'emergency'`
    : sql`${announcements.kind} <> 'emergency'`;
  return db
    .select({ count: count() })
    .from(announcements)
    .where(and(matchesProperty(propertyId), gt(announcements.sentAt, since), isAlike));
}

/**
 * Selects a property's time zone and its projection mark. The mark rises with every change that guests see
 * (`projectionDue`), a change of the zone included.
 */
export function selectMark(db: Database, propertyId: string) {
  return db
    .select({ mark: properties.projectionWanted, timeZone: properties.timeZone })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)));
}

/** Fails the batch if the mark has risen since it was read, or the property was removed. */
export function requireMark(db: Database, propertyId: string, mark: number) {
  return requireNone(
    db,
    sql`(select 1 where not exists (select 1 from ${properties} where id = ${propertyId} and removed_at is null
      and projection_wanted = ${mark}))`,
  );
}

/** Fails the batch if the property's zone differs from the one used for a draft's moments, or it was removed. */
export function requireZone(db: Database, propertyId: string, timeZone: string) {
  return requireNone(
    db,
    sql`(select 1 where not exists (select 1 from ${properties} where id = ${propertyId} and removed_at is null
      and time_zone = ${timeZone}))`,
  );
}

/** Fails the batch if a property has more open announcements than allowed. */
export function requireAnnouncementsFit(db: Database, propertyId: string, now: EpochMs) {
  return requireNone(
    db,
    sql`(select 1 where (select count(*) from ${announcements} where ${and(matchesProperty(propertyId), hasNotEnded(now))})
      > ${ANNOUNCEMENTS_OPEN_MAX})`,
  );
}

export function insertAnnouncement(db: Database, row: AnnouncementRow) {
  return db.insert(announcements).values(row);
}

/** Updates a row if its revision is the previous one (compare-and-swap); changes no row otherwise. */
export function updateAnnouncement(db: Database, row: AnnouncementRow) {
  const { id, propertyId, ...values } = row;
  return db
    .update(announcements)
    .set(values)
    .where(and(matchesAnnouncement(propertyId, id), eq(announcements.revision, row.revision - 1)));
}

/** Drafts, planned and active announcements, with the zone of their moments. */
export function selectUnendedAnnouncements(db: Database, propertyId: string, now: EpochMs) {
  const { id, revision, texts, sentAt, startsAt, endsAt } = announcements;
  const { timeZone, defaultLanguage } = properties;
  return db
    .select({ id, revision, texts, sentAt, startsAt, endsAt, timeZone, defaultLanguage })
    .from(announcements)
    .innerJoin(properties, eq(properties.id, announcements.propertyId))
    .where(and(matchesProperty(propertyId), hasNotEnded(now)));
}

interface KnownAnnouncements {
  readonly now: EpochMs;
  readonly known: readonly Pick<AnnouncementRow, "id" | "revision">[];
}

/** Open announcements missing from `known` or at another revision: for a guard. */
export function selectOtherAnnouncements(
  db: Database,
  propertyId: string,
  { now, known }: KnownAnnouncements,
) {
  const { id, revision } = announcements;
  const names = JSON.stringify(known.map((row) => `${row.id} ${row.revision}`));
  return db
    .select({ id })
    .from(announcements)
    .where(
      and(
        matchesProperty(propertyId),
        hasNotEnded(now),
        sql`${id} || ' ' || ${revision} not in (select value from json_each(${names}))`,
      ),
    );
}

/** Changes an announcement's times and raises its revision, so that a concurrent edit is refused as stale. */
export function setAnnouncementTimes(
  db: Database,
  propertyId: string,
  { id, ...times }: Pick<AnnouncementRow, "id" | "startsAt" | "endsAt" | "dueAt">,
) {
  const revision = sql`${announcements.revision} + 1`;
  return db
    .update(announcements)
    .set({ ...times, revision })
    .where(matchesAnnouncement(propertyId, id));
}

/** Deletes an announcement at a revision, unless guests have seen it. */
export function deleteUnseen(
  db: Database,
  propertyId: string,
  { id, revision, now }: { readonly id: string; readonly revision: number; readonly now: EpochMs },
) {
  return db
    .delete(announcements)
    .where(
      and(
        matchesAnnouncement(propertyId, id),
        eq(announcements.revision, revision),
        or(isNull(announcements.sentAt), gt(announcements.startsAt, now)),
      ),
    );
}

/** Deletes announcements that ended before a moment, up to `limit`. */
export function deleteEndedAnnouncements(db: Database, before: EpochMs, limit: number) {
  const ended = and(isNotNull(announcements.sentAt), lt(announcements.endsAt, before));
  return db
    .delete(announcements)
    .where(sql`${announcements.id} in (select id from ${announcements} where ${ended} limit ${limit})`);
}

function toIso(at: EpochMs): string {
  return new Date(at).toISOString();
}

const isoOrNull = (at: EpochMs | null) => (at === null ? null : toIso(at));

/** An announcement in the API's format at a moment, with its property's languages. */
export function toAnnouncement(
  row: AnnouncementRow,
  property: Parameters<typeof getKnownLanguages>[0],
  now: EpochMs,
): Announcement {
  const moments: AnnouncementMoments = row;
  return {
    id: row.id,
    revision: row.revision,
    state: announcementStateAt(moments, now),
    kind: row.kind,
    texts: row.texts,
    missing: getMissingLanguages(row.texts, getKnownLanguages(property).languages),
    audience: row.audience,
    notifies: row.notifies,
    startsAt: isoOrNull(row.startsAt),
    endsAt: isoOrNull(row.endsAt),
    sentAt: isoOrNull(row.sentAt),
    sentBy: row.sentBy,
    endedBy: row.endedBy,
    updatedAt: toIso(row.updatedAt),
    updatedBy: row.updatedBy,
  };
}
