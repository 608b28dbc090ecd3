import { and, asc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { DEFAULT_ALERT_RATING } from "#domain/analytics/mail-preferences.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { groups, sessions, staffSubscriptions, users } from "../schema/account.ts";
import { mailPreferences } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";
import { maySee } from "./visible-properties.ts";

/** Browsers per user that receive notifications; beyond that, the oldest subscription is deleted. */
const STAFF_BROWSERS_MAX = 10;

export type StaffSubscriptionRow = typeof staffSubscriptions.$inferSelect;

/** The push subscription of a session; no row: never subscribed. */
export function selectStaffSubscription(db: Database, sessionId: string) {
  return db.select().from(staffSubscriptions).where(eq(staffSubscriptions.sessionId, sessionId)).limit(1);
}

/** Whether staff notifications of a group may contain guests' texts. */
export function selectGuestWords(db: Database, groupId: string) {
  return db.select({ isShown: groups.pushesGuestWords }).from(groups).where(eq(groups.id, groupId)).limit(1);
}

/** Sets whether notifications may contain guests' texts. Changes no row if the value is the same. */
export function setGuestWords(db: Database, groupId: string, isShown: boolean) {
  return db
    .update(groups)
    .set({ pushesGuestWords: isShown })
    .where(and(eq(groups.id, groupId), ne(groups.pushesGuestWords, isShown)));
}

/**
 * Stores a browser's push subscription. Replaces that of its session, and that of another user in the same
 * browser, recognised by equal keys. Fails on the unique endpoint if another session has it with other keys.
 * Statements for one batch.
 */
export function storeStaffSubscription(db: Database, userId: string, row: StaffSubscriptionRow) {
  const { sessionId, hash, ...changed } = row;
  const own = sql`(select ${sessions.id} from ${sessions} where ${sessions.userId} = ${userId})`;
  const surplus = sql`(select session_id from ${staffSubscriptions} where session_id in ${own}
    order by at desc, session_id limit -1 offset ${sql.raw(String(STAFF_BROWSERS_MAX))})`;
  return [
    db
      .delete(staffSubscriptions)
      .where(
        and(
          eq(staffSubscriptions.hash, hash),
          eq(staffSubscriptions.p256dh, row.p256dh),
          eq(staffSubscriptions.auth, row.auth),
          ne(staffSubscriptions.sessionId, sessionId),
        ),
      ),
    db
      .insert(staffSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: staffSubscriptions.sessionId, set: { hash, ...changed } }),
    db.delete(staffSubscriptions).where(sql`${staffSubscriptions.sessionId} in ${surplus}`),
  ] as const;
}

export function deleteStaffSubscription(db: Database, sessionId: string) {
  return db.delete(staffSubscriptions).where(eq(staffSubscriptions.sessionId, sessionId));
}

/** Deletes subscriptions that their push service reported as gone, unless renewed since. */
export function deleteGoneSubscriptions(db: Database, hashes: readonly string[]) {
  return db
    .delete(staffSubscriptions)
    .where(sql`${staffSubscriptions.hash} in (select value from json_each(${JSON.stringify(hashes)}))`);
}

/** The reason for a notification to staff. */
export type Occasion = "new" | "overdue" | "rating";

interface StaffNotificationFilter {
  readonly propertyId: string;
  readonly occasion: Occasion;
  /** For a rating: its stars. Members are alerted whose threshold is at least this. */
  readonly level: number;
  readonly now: EpochMs;
}

function wantsCondition({ occasion, level }: StaffNotificationFilter): SQL | undefined {
  if (occasion === "new") return eq(staffSubscriptions.newRequests, true);
  if (occasion === "overdue") return eq(staffSubscriptions.overdueRequests, true);
  const threshold = sql`coalesce(${mailPreferences.alertRating}, ${DEFAULT_ALERT_RATING})`;
  return and(eq(staffSubscriptions.lowRatings, true), sql`${threshold} >= ${level}`);
}

/** Open sessions of members who may see a property now and chose this kind of notification. */
function selectSubscribedBrowsers(db: Database, filter: StaffNotificationFilter, more?: SQL) {
  const { propertyId, now } = filter;
  return db
    .select({
      sessionId: staffSubscriptions.sessionId,
      hash: staffSubscriptions.hash,
      endpoint: staffSubscriptions.endpoint,
      p256dh: staffSubscriptions.p256dh,
      auth: staffSubscriptions.auth,
      language: users.language,
    })
    .from(properties)
    .innerJoin(staffSubscriptions, eq(staffSubscriptions.groupId, properties.groupId))
    .innerJoin(sessions, eq(sessions.id, staffSubscriptions.sessionId))
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.groupId, properties.groupId)))
    .leftJoin(
      mailPreferences,
      and(eq(mailPreferences.propertyId, propertyId), eq(mailPreferences.userId, users.id)),
    )
    .where(
      and(
        eq(properties.id, propertyId),
        isNull(properties.removedAt),
        eq(users.awaitsConfirmation, false),
        maySee(sql`${users}`, propertyId, now),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        wantsCondition(filter),
        more,
      ),
    )
    .orderBy(asc(staffSubscriptions.sessionId))
    .$dynamic();
}
export type NotifiedBrowser = Awaited<ReturnType<typeof selectSubscribedBrowsers>>[number];

/** A page of the browsers to notify, after a session id. */
export function selectNotifiedBrowsers(
  db: Database,
  { after, limit, ...filter }: StaffNotificationFilter & { readonly after: string; readonly limit: number },
) {
  return selectSubscribedBrowsers(db, filter, gt(staffSubscriptions.sessionId, after)).limit(limit);
}

/** The browsers of the given sessions that may still be notified. */
export function selectBrowsersToRetry(
  db: Database,
  filter: StaffNotificationFilter,
  sessionIds: readonly string[],
) {
  const among = sql`${staffSubscriptions.sessionId} in (select value from json_each(${JSON.stringify(sessionIds)}))`;
  return selectSubscribedBrowsers(db, filter, among);
}

/** Whether any member of a property's group has a subscription. */
export function selectHasStaffSubscription(db: Database, propertyId: string) {
  return db
    .select({ sessionId: staffSubscriptions.sessionId })
    .from(properties)
    .innerJoin(staffSubscriptions, eq(staffSubscriptions.groupId, properties.groupId))
    .where(eq(properties.id, propertyId))
    .limit(1);
}

/** A property's fields for notifications, and whether guests' texts may appear; no row if it was removed. */
export function selectPushedProperty(db: Database, propertyId: string) {
  return db
    .select({
      name: properties.name,
      defaultLanguage: properties.defaultLanguage,
      showsGuestWords: groups.pushesGuestWords,
    })
    .from(properties)
    .innerJoin(groups, eq(groups.id, properties.groupId))
    .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)))
    .limit(1);
}
