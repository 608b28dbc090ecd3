import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { MailPreferences, UnsubscribableMail } from "#domain/analytics/mail-preferences.ts";
import type { EpochMs } from "#domain/time.ts";
import { maySee } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { users } from "../schema/account.ts";
import { mailPreferences } from "../schema/mail.ts";
import { properties, propertyLicences } from "../schema/property.ts";

export type MailPreferencesRow = typeof mailPreferences.$inferSelect;
export interface Key {
  readonly propertyId: string;
  readonly userId: string;
}

/** Language of a reader's mails: the user's, or the one stored with an old choice. */
export const readerLanguage = sql<string>`coalesce(${users.language}, ${mailPreferences.language})`.as(
  "reader_language",
);

/** The row of a user and a property. */
function matchesKey({ propertyId, userId }: Key) {
  return and(eq(mailPreferences.propertyId, propertyId), eq(mailPreferences.userId, userId));
}

/** A user's preferences for a property; no row: never chosen. */
export function selectMailPreferences(db: Database, key: Key) {
  return db.select().from(mailPreferences).where(matchesKey(key)).limit(1);
}

/** Stores preferences. Weekly mails start with the next week; the unsubscribe link stays the same. */
export function storeMailPreferences(db: Database, row: MailPreferencesRow) {
  const { weeklyMail, lowRatingAlert, alertRating, overdueMail, language, origin, mailedWeek } = row;
  return db
    .insert(mailPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [mailPreferences.propertyId, mailPreferences.userId],
      set: {
        weeklyMail,
        lowRatingAlert,
        alertRating,
        overdueMail,
        language,
        origin,
        mailedWeek: sql`case when ${mailPreferences.weeklyMail} then ${mailPreferences.mailedWeek} else ${mailedWeek} end`,
      },
    });
}

export function toMailPreferences(row: MailPreferencesRow | undefined, none: MailPreferences) {
  if (!row) return none;
  const { weeklyMail, lowRatingAlert, alertRating, overdueMail } = row;
  return { weeklyMail, lowRatingAlert, alertRating, overdueMail };
}

/**
 * A page of members who may see the property and whose last weekly mail was before a week, with all fields for
 * the next one, by property.
 * `after`: the last row of the previous page.
 */
export function selectWeeklyReaders(
  db: Database,
  { week, limit, after, now }: { week: string; limit: number; after: Key | null; now: EpochMs },
) {
  const beyond = after
    ? sql`(${mailPreferences.propertyId}, ${mailPreferences.userId}) > (${after.propertyId}, ${after.userId})`
    : undefined;
  return db
    .select({
      preferences: mailPreferences,
      email: users.email,
      displayName: users.displayName,
      language: readerLanguage,
      property: properties,
      licence: propertyLicences,
    })
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.userId))
    .innerJoin(properties, eq(properties.id, mailPreferences.propertyId))
    .leftJoin(propertyLicences, eq(propertyLicences.propertyId, properties.id))
    .where(
      and(
        eq(mailPreferences.weeklyMail, true),
        lt(mailPreferences.mailedWeek, week),
        maySee(sql`${users}`, properties.id, now),
        beyond,
      ),
    )
    .orderBy(asc(mailPreferences.propertyId), asc(mailPreferences.userId))
    .limit(limit);
}
export type WeeklyReader = Awaited<ReturnType<typeof selectWeeklyReaders>>[number];

/** Records the last mailed week of readers, by their link tokens. It never decreases. */
export function markWeeksMailed(
  db: Database,
  marks: readonly { readonly stopToken: string; readonly week: string }[],
) {
  const weeks = JSON.stringify(Object.fromEntries(marks.map(({ stopToken, week }) => [stopToken, week])));
  const week = sql`(select value from json_each(${weeks}) where key = ${mailPreferences.stopToken})`;
  return db
    .update(mailPreferences)
    .set({ mailedWeek: sql`max(${mailPreferences.mailedWeek}, ${week})` })
    .where(sql`${mailPreferences.stopToken} in (select key from json_each(${weeks}))`);
}

/** The preferences that an unsubscribe link belongs to; no row for an unknown link. */
export function selectPreferencesByStopToken(db: Database, token: string) {
  return db
    .select({ propertyId: mailPreferences.propertyId })
    .from(mailPreferences)
    .where(eq(mailPreferences.stopToken, token))
    .limit(1);
}

/** Changed columns after unsubscribing from a kind of mail. */
const ENDED: Readonly<Record<UnsubscribableMail, Partial<MailPreferencesRow>>> = {
  weekly: { weeklyMail: false },
  alert: { lowRatingAlert: false },
  overdue: { overdueMail: false },
};

/** Unsubscribes from a kind of mail by its link's token; no row for an unknown token. */
export function stopMail(db: Database, token: string, mail: UnsubscribableMail) {
  return db
    .update(mailPreferences)
    .set(ENDED[mail])
    .where(eq(mailPreferences.stopToken, token))
    .returning({ propertyId: mailPreferences.propertyId, userId: mailPreferences.userId });
}
