import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { announcements } from "../schema/announcements.ts";
import { properties } from "../schema/property.ts";

/** What of a property its announcements are made with; no row once it is removed. */
export function selectTeller(db: Database, propertyId: string) {
  const { name, slug, telephone, timeZone, languages, defaultLanguage, projectionWanted } = properties;
  return db
    .select({ name, slug, telephone, timeZone, languages, defaultLanguage, mark: projectionWanted })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)));
}

/** Of a property what open pages are to be told of at a moment. */
export function selectDueAnnouncements(db: Database, propertyId: string) {
  const { id, kind, sentAt, startsAt, endsAt, dueAt, revision } = announcements;
  return db
    .select({ id, kind, sentAt, startsAt, endsAt, dueAt: sql<number>`${dueAt}`.as("told_at"), revision })
    .from(announcements)
    .where(and(eq(announcements.propertyId, propertyId), isNotNull(dueAt)));
}

/** Notes when pages are to be told of an announcement next; of none that was changed since it was read. */
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

interface DueMoment {
  readonly id: string;
  readonly dueAt: EpochMs;
}

/** Announcements that begin, end or are to be told of until then, the first one first. */
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
