import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { OPEN_REQUESTS_COUNTED_MAX } from "#domain/guest/open-requests.ts";
import type { Action } from "#domain/live/activity.ts";
import type { ChangeOf } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";
import { maySee } from "../account/visible-properties.ts";
import { changeRow } from "../change-row.ts";
import type { Database } from "../client.ts";
import { JOIN_BUNDLE, toBundleKey } from "../log-rows.ts";
import { type ComposedMail, getQueuePosition } from "../mail/enqueue-mail.ts";
import { readerLanguage } from "../mail/mail-preferences.ts";
import { mayReceive } from "../mail/mail-recipients.ts";
import { groups, users } from "../schema/account.ts";
import { guestDesks } from "../schema/guests.ts";
import { activity, changes } from "../schema/log.ts";
import { mailPreferences, outbox } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";

/*
 * Statements by which a property's desk writes to D1. The desk numbers its tasks and delivers them in order; a
 * task that was already carried out changes nothing, so a delivery can be repeated.
 */

interface Delivered {
  readonly propertyId: string;
  /** Number of the task. */
  readonly number: number;
}

function isNew({ propertyId, number }: Delivered): SQL {
  return sql`coalesce((select delivered from ${guestDesks} where property_id = ${propertyId}), 0) < ${number}`;
}

type MessagePayload = Pick<ChangeOf<"guest-messages.changed">["payload"], "message">;

/** Logs a change of guests' messages. Returns the group whose channel to notify. */
export function logMessageChange(
  db: Database,
  task: Delivered & { readonly at: EpochMs; readonly payload: MessagePayload },
) {
  const { id, groupId } = properties;
  const row = changeRow({ at: task.at, groupId, propertyId: id }, "guest-messages.changed", task.payload);
  return db
    .insert(changes)
    .select(sql`select ${row} from ${properties} where id = ${task.propertyId} and ${isNew(task)}`)
    .returning({
      groupId: changes.groupId,
      companyId: sql<string>`(select company_id from ${groups} where id = group_id)`,
    });
}

/**
 * Logs the activity of a staff action on guests' messages. It contains nothing of a message, because messages
 * are deleted sooner.
 */
export function logMessageAction(
  db: Database,
  task: Delivered & {
    readonly at: EpochMs;
    readonly userId: string;
    readonly userName: string;
    readonly action: Action;
    readonly summary: string;
  },
) {
  const { at, userId, userName, action, summary } = task;
  return db
    .insert(activity)
    .select(
      sql`select null, ${at}, group_id, id, ${userId}, ${userName}, ${action}, ${summary}, 1, null, ${toBundleKey(task)}
      from ${properties} where id = ${task.propertyId} and ${isNew(task)}`,
    )
    .onConflictDoUpdate(JOIN_BUNDLE);
}

interface DeskMail extends Delivered {
  readonly id: string;
  readonly at: EpochMs;
  readonly mail: ComposedMail;
  /** Whether the mail requires that its recipient may receive the property's guest messages. */
  readonly needsAgreement: boolean;
}

/** Enqueues a mail, if its recipient may receive it. */
export function enqueueDeskMail(db: Database, task: DeskMail) {
  const { propertyId, id, at, mail, needsAgreement } = task;
  const { recipient, queue, subject, body, stopLink = null } = mail;
  const isAllowed = needsAgreement ? mayReceive(propertyId, recipient, task.at) : sql`true`;
  return db
    .insert(outbox)
    .select(
      sql`select ${id}, ${at}, null, group_id, ${recipient}, null, ${stopLink}, ${subject}, ${body}, 0, null,
      ${getQueuePosition(queue)}, ${at} from ${properties}
      where id = ${propertyId} and ${isNew(task)} and ${isAllowed}`,
    )
    .onConflictDoNothing();
}

interface ErasedMail {
  readonly propertyId: string;
  readonly messageIds: readonly string[];
  /** Times of erased ratings; alerts are identified by them. */
  readonly ratedAt: readonly EpochMs[];
  /** Time of the first erased message: earlier digests can't list it. */
  readonly since: EpochMs;
  /** New body for unsent digests that may list an erased message. */
  readonly digestBody: string;
}

/**
 * Deletes all mail about erased messages: their own mails, waiting or sent, and alerts of their ratings. Unsent
 * digests are reduced to their link. Idempotent.
 */
export function eraseMessageMail(db: Database, erased: ErasedMail) {
  const { propertyId, messageIds, ratedAt, since, digestBody } = erased;
  const among = (column: SQL, values: readonly (string | number)[]) =>
    sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
  return [
    db.delete(outbox).where(among(sql`${outbox.id}`, messageIds)),
    db
      .delete(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          eq(outbox.kind, getQueuePosition("message")),
          sql`${outbox.id} glob ${`alert-*-${propertyId}-*`}`,
          among(sql`${outbox.createdAt}`, ratedAt),
        ),
      ),
    db
      .update(outbox)
      .set({ body: digestBody })
      .where(
        and(
          isNull(outbox.sentAt),
          eq(outbox.kind, getQueuePosition("digest")),
          sql`${outbox.id} glob ${`digest-${propertyId}-*`}`,
          sql`${outbox.createdAt} >= ${since}`,
        ),
      ),
  ] as const;
}

/**
 * Records the number of the last delivered task, and the number of open requests; the last statement of its
 * batch.
 */
export function storeDelivered(
  db: Database,
  { propertyId, number, openRequests }: Delivered & { readonly openRequests: number },
) {
  return db
    .insert(guestDesks)
    .select(sql`select id, ${number}, ${openRequests}, 0, null from ${properties} where id = ${propertyId}`)
    .onConflictDoUpdate({
      target: guestDesks.propertyId,
      set: { delivered: sql`excluded.delivered`, openRequests: sql`excluded.open_requests` },
      setWhere: sql`excluded.delivered > ${guestDesks.delivered}`,
    });
}

/** Number of the last delivered task of a desk. */
export function selectDeliveredNumber(db: Database, propertyId: string) {
  return db
    .select({ delivered: guestDesks.delivered })
    .from(guestDesks)
    .where(eq(guestDesks.propertyId, propertyId));
}

/** Records the number of a desk's items set aside, and since when its delivery is delayed; `null`: not delayed. */
export function storeDeskState(
  db: Database,
  {
    propertyId,
    aside,
    behindSince,
  }: { readonly propertyId: string; readonly aside: number; readonly behindSince: EpochMs | null },
) {
  return db
    .insert(guestDesks)
    .select(sql`select id, 0, 0, ${aside}, ${behindSince} from ${properties} where id = ${propertyId}`)
    .onConflictDoUpdate({
      target: guestDesks.propertyId,
      set: { aside: sql`excluded.aside`, behindSince: sql`excluded.behind_since` },
    });
}

/** Number of desks delayed since before a moment, and of items set aside in all desks. */
export function countUnwellDesks(db: Database, before: EpochMs) {
  return (
    db
      .select({
        behind: sql<number>`count(case when ${guestDesks.behindSince} < ${before} then 1 end)`.as("behind"),
        aside: sql<number>`coalesce(sum(${guestDesks.aside}), 0)`.as("aside_items"),
      })
      .from(guestDesks)
      // Same condition as the partial index.
      .where(sql`aside > 0 or behind_since is not null`)
  );
}

/** Number of a property's unassigned open requests, at most `OPEN_REQUESTS_COUNTED_MAX`, as a subquery. */
export function countOpenRequests(propertyId: SQL): SQL<number> {
  return sql`min(${sql.raw(String(OPEN_REQUESTS_COUNTED_MAX))},
    coalesce((select open_requests from ${guestDesks} where property_id = ${propertyId}), 0))`;
}

/** Members who want alerts for a rating this low, with their addresses. */
export function selectAlertReaders(
  db: Database,
  { propertyId, level, now }: { readonly propertyId: string; readonly level: number; readonly now: EpochMs },
) {
  const isLow = sql`${mailPreferences.alertRating} >= ${level}`;
  return selectReaders(db, { propertyId, now }, and(eq(mailPreferences.lowRatingAlert, true), isLow));
}

/** Members who want mails about overdue requests. */
export function selectOverdueReaders(db: Database, of: ReadersOf) {
  return selectReaders(db, of, eq(mailPreferences.overdueMail, true));
}

interface ReadersOf {
  readonly propertyId: string;
  readonly now: EpochMs;
}

/** Members with mail preferences for a property who may see it now. */
function selectReaders(db: Database, { propertyId, now }: ReadersOf, wanted: SQL | undefined) {
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
        eq(users.awaitsConfirmation, false),
        maySee(sql`${users}`, propertyId, now),
        wanted,
      ),
    );
}

/** A property's fields for its desk's nightly run and mails; no row if it was deleted. */
export function selectDeskProperty(db: Database, propertyId: string) {
  return db
    .select({
      name: properties.name,
      defaultLanguage: properties.defaultLanguage,
      timeZone: properties.timeZone,
      keptDays: properties.keptDays,
      removedAt: properties.removedAt,
    })
    .from(properties)
    .where(eq(properties.id, propertyId))
    .limit(1);
}
