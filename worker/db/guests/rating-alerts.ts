import { and, asc, eq, gte, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { isOf, type Key, type MailPreferencesRow, readerLanguage } from "../mail/mail-preferences.ts";
import { users } from "../schema/account.ts";
import { feedback } from "../schema/guests.ts";
import { mailPreferences } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";

/** A rating of a property, and the moment since which nobody may have been told of another one. */
interface Rated {
  readonly feedbackId: string;
  readonly propertyId: string;
  readonly rating: number;
  readonly notSince: EpochMs;
}

/** Members who want to hear of a new rating and have not been told of one since a moment. */
export function selectAlertReaders(db: Database, { feedbackId, propertyId, rating, notSince }: Rated) {
  return db
    .select({
      preferences: mailPreferences,
      email: users.email,
      displayName: users.displayName,
      language: readerLanguage,
    })
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.userId))
    .where(
      and(
        eq(mailPreferences.propertyId, propertyId),
        eq(mailPreferences.lowRatingAlert, true),
        gte(mailPreferences.alertRating, rating),
        or(isNull(mailPreferences.alertedAt), lt(mailPreferences.alertedAt, notSince)),
        eq(users.awaitsConfirmation, false),
        // Feedback that was stored before, perhaps as held, alerts nobody again.
        sql`not exists (select 1 from ${feedback} where ${feedback.id} = ${feedbackId})`,
      ),
    );
}

/** Notes that a person was told of a rating, unless they just were of another one. */
export function markAlerted(
  db: Database,
  key: Key,
  { at, notSince }: { readonly at: EpochMs; readonly notSince: EpochMs },
) {
  const isDue = or(isNull(mailPreferences.alertedAt), lt(mailPreferences.alertedAt, notSince));
  return db
    .update(mailPreferences)
    .set({ alertedAt: at })
    .where(and(isOf(key), isDue));
}

/** Notes a rating for everybody who would hear of it, had they not just been told of another one. */
export function deferAlert(
  db: Database,
  { feedbackId, propertyId, rating, at, notSince }: Rated & { readonly at: EpochMs },
) {
  return db
    .update(mailPreferences)
    .set({ heldSince: at })
    .where(
      and(
        eq(mailPreferences.propertyId, propertyId),
        eq(mailPreferences.lowRatingAlert, true),
        gte(mailPreferences.alertRating, rating),
        gte(mailPreferences.alertedAt, notSince),
        isNull(mailPreferences.heldSince),
        sql`exists (select 1 from ${feedback} where ${feedback.id} = ${feedbackId} and ${feedback.heldGroup} is null)`,
      ),
    );
}

/** Recipients with deferred alerts, the longest waiting first. */
export function selectHeldReaders(
  db: Database,
  { notSince, limit }: { readonly notSince: EpochMs; readonly limit: number },
) {
  return db
    .select({
      preferences: mailPreferences,
      email: users.email,
      displayName: users.displayName,
      language: readerLanguage,
      property: properties,
    })
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.userId))
    .innerJoin(properties, eq(properties.id, mailPreferences.propertyId))
    .where(and(isNotNull(mailPreferences.heldSince), lt(mailPreferences.alertedAt, notSince)))
    .orderBy(asc(mailPreferences.alertedAt))
    .limit(limit);
}

/** What alerts a member: stars from his threshold down, and any dislike (D62). */
function isLow(alertRating: number) {
  return or(
    lte(feedback.rating, alertRating),
    sql`exists (select 1 from json_each(${feedback.answers}) as answer
      where answer.value ->> 'responseType' = 'like' and answer.value ->> 'value' = 0)`,
  );
}

/** The low ratings of a property from a moment on, the oldest first; none that are held back. */
export function selectLowRatings(
  db: Database,
  {
    propertyId,
    alertRating,
    since,
  }: Pick<MailPreferencesRow, "propertyId" | "alertRating"> & { since: EpochMs },
) {
  return db
    .select({ at: feedback.at, answers: feedback.answers })
    .from(feedback)
    .where(
      and(
        eq(feedback.propertyId, propertyId),
        isNull(feedback.heldGroup),
        gte(feedback.at, since),
        isLow(alertRating),
      ),
    )
    .orderBy(asc(feedback.at));
}

/**
 * Lets go of the ratings up to a moment, which were told of at `at`; null where there was nothing to tell.
 * One that came since is held on, and nothing changes where somebody else was first.
 */
export function releaseAlerts(
  db: Database,
  { propertyId, userId, alertRating, heldSince }: MailPreferencesRow,
  { at, until }: { readonly at: EpochMs | null; readonly until: EpochMs },
) {
  const later = sql`(select min(${feedback.at}) from ${feedback} where ${feedback.propertyId} = ${propertyId}
    and ${feedback.heldGroup} is null and ${feedback.at} > ${until} and ${isLow(alertRating)})`;
  return db
    .update(mailPreferences)
    .set({ heldSince: later, ...(at === null ? {} : { alertedAt: at }) })
    .where(and(isOf({ propertyId, userId }), eq(mailPreferences.heldSince, heldSince ?? 0)));
}
