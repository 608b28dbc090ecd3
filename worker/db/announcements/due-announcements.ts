import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { announcements } from "../schema/announcements.ts";
import { properties } from "../schema/property.ts";

/** A property's fields for rendering announcements; no row once it is removed. */
export function selectNewsSource(db: Database, propertyId: string) {
  const { name, slug, telephone, timeZone, languages, defaultLanguage, projectionWanted } = properties;
  return db
    .select({ name, slug, telephone, timeZone, languages, defaultLanguage, mark: projectionWanted })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)));
}

/** A property's announcements with a pending broadcast. */
export function selectDueAnnouncements(db: Database, propertyId: string) {
  const { id, kind, sentAt, startsAt, endsAt, dueAt, revision } = announcements;
  return db
    .select({ id, kind, sentAt, startsAt, endsAt, dueAt: sql<number>`${dueAt}`.as("told_at"), revision })
    .from(announcements)
    .where(and(eq(announcements.propertyId, propertyId), isNotNull(dueAt)));
}

/** Sets the time of an announcement's next broadcast, unless it was changed since it was read. */
export function setDue(
  db: Database,
  { id, revision }: { readonly id: string; readonly revision: number },
  dueAt: EpochMs | null,
) {
  return db
    .update(announcements)
    .set({ dueAt })
    .where(and(eq(announcements.id, id), eq(announcements.revision, revision)));
}

/** Overdue by this, an announcement counts as late for operations, like a planned publication. */
const OVERDUE_AFTER_MS = 5 * MINUTE_MS;
const COUNTED_MAX = 10_000;

/** Number of announcements with a pending start, end or broadcast, and how many of them are late. */
export function countDueAnnouncements(db: Database, now: EpochMs) {
  const waiting = sql`(select due_at from ${announcements} join ${properties} p on p.id = property_id
    and p.removed_at is null where due_at is not null order by due_at limit ${COUNTED_MAX})`;
  return db
    .select({
      waiting: sql<number>`count(*)`.as("waiting"),
      overdue: sql<number>`count(case when due_at < ${now - OVERDUE_AFTER_MS} then 1 end)`.as("overdue"),
    })
    .from(waiting);
}

interface DueMoment {
  readonly id: string;
  readonly dueAt: EpochMs;
}

/** Announcements with a start, end or broadcast before a moment, earliest first. */
export function selectAnnouncementsUntil(
  db: Database,
  until: EpochMs,
  { after, limit }: { readonly after: DueMoment | null; readonly limit: number },
) {
  const { id, dueAt, propertyId } = announcements;
  return db
    .select({ id, dueAt: sql<number>`${dueAt}`.as("told_at"), propertyId })
    .from(announcements)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(
      and(
        isNotNull(dueAt),
        lte(dueAt, until),
        isNull(properties.removedAt),
        after ? sql`(${dueAt}, ${id}) > (${after.dueAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(dueAt), asc(id))
    .limit(limit);
}
