import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { requireNone } from "../guard.ts";
import { messageMails, outbox } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";
import { type ComposedBody, queuePositionOf } from "./enqueue-mail.ts";
import { mayReceive } from "./mail-recipients.ts";

/** So many mails an hour tell one recipient of the messages of one property. */
const MESSAGE_MAILS_AN_HOUR = 10;

export interface MessageMail {
  /** The id of the message. */
  readonly id: string;
  readonly at: EpochMs;
  readonly propertyId: string;
  /** Lower case. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: ComposedBody;
}

interface Lane {
  readonly propertyId: SQL | string;
  readonly recipient: SQL | string;
}

/** How many mails a recipient was sent of a property within the hour before `at`: one row is one mail. */
function mailsWithinHour({ propertyId, recipient }: Lane, at: EpochMs): SQL {
  return sql`(select count(*) from (select 1 from ${messageMails} as sent where sent.property_id = ${propertyId}
    and sent.recipient = ${recipient} and sent.mailed_at > ${at - HOUR_MS} limit ${MESSAGE_MAILS_AN_HOUR}))`;
}

/**
 * Stores the mail of a message and decides when it goes: at once, or together with others where the recipient got
 * ten within the hour or earlier ones still wait. Call it in the batch of the message, after a statement that
 * changed a row only for a message that is new: it adds nothing otherwise, nor for a recipient who has not agreed.
 */
export function insertMessageMail(db: Database, mail: MessageMail) {
  const { id, at, propertyId, recipient, subject, body } = mail;
  // The first condition that holds decides, so that a long queue is not counted at every message.
  const mailedAt = sql`case
    when exists (select 1 from ${messageMails} as waiting where waiting.property_id = ${propertyId}
      and waiting.recipient = ${recipient} and waiting.mailed_at is null) then null
    when ${mailsWithinHour(mail, at)} < ${MESSAGE_MAILS_AN_HOUR} then ${at} end`;
  return db
    .insert(messageMails)
    .select(
      sql`select ${id}, ${at}, ${mailedAt}, ${propertyId}, ${recipient}, ${subject}, ${body}
    where changes() > 0 and ${mayReceive(propertyId, recipient)}`,
    )
    .onConflictDoNothing();
}

/** Enqueues the mail that the statement before it in the batch stored, where it goes at once. */
export function queueMessageMail(db: Database, id: string) {
  const groupId = sql`(select group_id from ${properties} where id = property_id)`;
  return db
    .insert(outbox)
    .select(
      sql`select id, at, null, ${groupId}, recipient, null, null, subject, body, 0, null,
      ${queuePositionOf("message")}, at from ${messageMails}
    where id = ${id} and mailed_at is not null and changes() > 0`,
    )
    .onConflictDoNothing();
}

/** Recipients with waiting mails who may be sent another one, those who have waited longest first. */
export function selectWaitingRecipients(db: Database, now: EpochMs, limit: number) {
  const { propertyId, recipient, at } = messageMails;
  const lane = { propertyId: sql`message_mails.property_id`, recipient: sql`message_mails.recipient` };
  return db
    .select({
      propertyId,
      recipient,
      mayReceive: sql<number>`${mayReceive(lane.propertyId, lane.recipient)}`.as("may_receive"),
      count: sql<number>`count(*)`.as("waiting"),
    })
    .from(messageMails)
    .where(isNull(messageMails.mailedAt))
    .groupBy(propertyId, recipient)
    .having(sql`${mailsWithinHour(lane, now)} < ${MESSAGE_MAILS_AN_HOUR}`)
    .orderBy(sql`min(${at})`)
    .limit(limit);
}

function waitingOf({ propertyId, recipient }: Record<keyof Lane, string>) {
  return and(
    eq(messageMails.propertyId, propertyId),
    eq(messageMails.recipient, recipient),
    isNull(messageMails.mailedAt),
  );
}

/** The ids of a recipient's waiting mails, the oldest first. */
export function selectWaitingIds(db: Database, lane: Record<keyof Lane, string>, limit: number) {
  return db
    .select({ id: messageMails.id })
    .from(messageMails)
    .where(waitingOf(lane))
    .orderBy(asc(messageMails.at), asc(messageMails.id))
    .limit(limit);
}

/** A recipient's waiting mails, the oldest first. */
export function selectWaitingMails(db: Database, lane: Record<keyof Lane, string>, limit: number) {
  return db
    .select()
    .from(messageMails)
    .where(waitingOf(lane))
    .orderBy(asc(messageMails.at), asc(messageMails.id))
    .limit(limit);
}

/** What a mail says of its property; no row for a removed one. */
export function selectMailedProperty(db: Database, propertyId: string) {
  return db
    .select({ name: properties.name, defaultLanguage: properties.defaultLanguage })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)))
    .limit(1);
}

/** Marks a waiting mail as sent, with all that its digest lists; changes no row where another run was first. */
export function claimWaiting(db: Database, id: string, at: EpochMs) {
  return db
    .update(messageMails)
    .set({ mailedAt: at })
    .where(and(eq(messageMails.id, id), isNull(messageMails.mailedAt)));
}

/** A guard that fails the batch when one of the mails that a digest lists is gone: its message was erased meanwhile. */
export function requireWaiting(db: Database, ids: readonly string[]) {
  return requireNone(
    db,
    sql`(select value from json_each(${JSON.stringify(ids)}) as listed
      where not exists (select 1 from ${messageMails} where id = listed.value))`,
  );
}

/** Deletes waiting mails by their ids, however many. */
export function deleteWaiting(db: Database, ids: readonly string[]) {
  return db
    .delete(messageMails)
    .where(
      and(
        sql`${messageMails.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        isNull(messageMails.mailedAt),
      ),
    );
}

/** Deletes mails that were sent before a moment, among the oldest rows only: it reads no more than `limit`. */
export function deleteMailedBefore(db: Database, before: EpochMs, limit: number) {
  const oldest = sql`(select id from (select id, mailed_at from ${messageMails} order by rowid limit ${limit})
    where mailed_at < ${before})`;
  return db.delete(messageMails).where(inArray(messageMails.id, oldest));
}
