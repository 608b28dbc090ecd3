import { and, asc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { DEFAULT_ALERT_RATING } from "#domain/analytics/mail-preferences.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { groups, sessions, staffSubscriptions, users } from "../schema/account.ts";
import { mailPreferences } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";

/** So many browsers of a person are pushed to: with one more, the one whose choice is oldest is not any longer. */
const STAFF_BROWSERS_MAX = 10;

export type StaffSubscriptionRow = typeof staffSubscriptions.$inferSelect;

/** What is pushed to the browser of a session; no row where it was never switched on. */
export function selectStaffSubscription(db: Database, sessionId: string) {
  return db.select().from(staffSubscriptions).where(eq(staffSubscriptions.sessionId, sessionId)).limit(1);
}

/** Whether notifications to the staff of a group may hold what guests typed. */
export function selectGuestWords(db: Database, groupId: string) {
  return db.select({ isShown: groups.pushesGuestWords }).from(groups).where(eq(groups.id, groupId)).limit(1);
}

/** Sets it; changes no row where it is so already. */
export function setGuestWords(db: Database, groupId: string, isShown: boolean) {
  return db
    .update(groups)
    .set({ pushesGuestWords: isShown })
    .where(and(eq(groups.id, groupId), ne(groups.pushesGuestWords, isShown)));
}

/**
 * Has a browser pushed to, in the place of what its session had, and of what another person had in the same browser,
 * which alone knows the keys. Fails at the unique endpoint where another session has it with other ones. Statements of
 * one batch.
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

/** Forgets browsers that their push services do not know any more, unless they have subscribed again meanwhile. */
export function deleteGoneSubscriptions(db: Database, hashes: readonly string[]) {
  return db
    .delete(staffSubscriptions)
    .where(sql`${staffSubscriptions.hash} in (select value from json_each(${JSON.stringify(hashes)}))`);
}

/** Of what a member is told. */
export type Occasion = "new" | "overdue" | "rating";

interface Told {
  readonly propertyId: string;
  readonly occasion: Occasion;
  /** Of a rating: the highest threshold that it does not alert. */
  readonly level: number;
  readonly now: EpochMs;
}

function wants({ occasion, level }: Told): SQL | undefined {
  if (occasion === "new") return eq(staffSubscriptions.newRequests, true);
  if (occasion === "overdue") return eq(staffSubscriptions.overdueRequests, true);
  const threshold = sql`coalesce(${mailPreferences.alertRating}, ${DEFAULT_ALERT_RATING})`;
  return and(eq(staffSubscriptions.lowRatings, true), sql`${threshold} >= ${level}`);
}

/** The open sessions of members who may see a property at this moment and have asked to be told. */
function selectTold(db: Database, told: Told, more?: SQL) {
  const { propertyId, now } = told;
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
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        wants(told),
        more,
      ),
    )
    .orderBy(asc(staffSubscriptions.sessionId))
    .$dynamic();
}
export type ToldBrowser = Awaited<ReturnType<typeof selectTold>>[number];

/** A page of them, behind a session. */
export function selectToldBrowsers(
  db: Database,
  { after, limit, ...told }: Told & { readonly after: string; readonly limit: number },
) {
  return selectTold(db, told, gt(staffSubscriptions.sessionId, after)).limit(limit);
}

/** Those of some sessions that are to be told still. */
export function selectToldAgain(db: Database, told: Told, sessionIds: readonly string[]) {
  const among = sql`${staffSubscriptions.sessionId} in (select value from json_each(${JSON.stringify(sessionIds)}))`;
  return selectTold(db, told, among);
}

/** Whether anybody of a property's group is pushed to at all. */
export function selectIsAnybodyTold(db: Database, propertyId: string) {
  return db
    .select({ sessionId: staffSubscriptions.sessionId })
    .from(properties)
    .innerJoin(staffSubscriptions, eq(staffSubscriptions.groupId, properties.groupId))
    .where(eq(properties.id, propertyId))
    .limit(1);
}

/** What a notification says of a property, and whether it may hold a guest's words; no row for one that is gone. */
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
