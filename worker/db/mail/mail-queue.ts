/**
 * The outbox in D1 as a queue: claim, mark as sent or failed, look up, delete. A claim moves a mail's due time
 * into the future, so that two senders never send the same mail, and a dead sender's mails become due again.
 */

import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { outbox } from "../schema/mail.ts";
import { NO_RECIPIENT } from "./enqueue-mail.ts";

/** About ten hours of retries: 5 minutes after the first attempt, ten minutes more after each further one. */
const MAIL_ATTEMPTS_MAX = 12;
const RETRY_STEP_MS = 5 * MINUTE_MS;
/** Longer than an invocation may live (15 minutes), so that a live sender keeps its claim. */
const CLAIM_MS = 20 * MINUTE_MS;

export type QueuedMail = typeof outbox.$inferSelect;

function isDue(now: EpochMs): SQL | undefined {
  return and(isNull(outbox.sentAt), lte(outbox.dueAt, now));
}

/**
 * Claims due mails for one attempt each: by kind, within a kind the longest waiting first. Other senders can't
 * claim them for `CLAIM_MS`; if the sender dies, they become due again then.
 *
 * @returns the mails, unordered.
 */
export function claimDueMail(db: Database, now: EpochMs, limit: number) {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(now))
    .orderBy(asc(outbox.kind), asc(outbox.dueAt))
    .limit(limit);
  return claimMails(db, now, inArray(outbox.id, next));
}

/** Claims mails by id, if they are due. */
export function claimMailById(db: Database, now: EpochMs, ids: readonly string[]) {
  return claimMails(
    db,
    now,
    and(sql`${outbox.id} in (select value from json_each(${JSON.stringify(ids)}))`, isDue(now)),
  );
}

function claimMails(db: Database, now: EpochMs, which: SQL | undefined) {
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: now + CLAIM_MS })
    .where(which)
    .returning();
}

/** Deletes the body too: it may contain a link that signs in. */
export function markMailSent(db: Database, ids: readonly string[], at: EpochMs) {
  return db.update(outbox).set({ sentAt: at, lastError: null, body: "" }).where(isAmong(ids));
}

/** Records why mails failed, and schedules their next attempt; after the last attempt, none. */
export function markMailFailed(
  db: Database,
  failures: readonly { readonly id: string; readonly reason: string }[],
  now: EpochMs,
) {
  const reasons = JSON.stringify(Object.fromEntries(failures.map(({ id, reason }) => [id, reason])));
  return db
    .update(outbox)
    .set({
      lastError: sql`(select value from json_each(${reasons}) where key = ${outbox.id})`,
      dueAt: sql`case when ${outbox.attempts} < ${MAIL_ATTEMPTS_MAX}
        then ${now} + (2 * ${outbox.attempts} - 1) * ${RETRY_STEP_MS} end`,
    })
    .where(isAmong(failures.map(({ id }) => id)));
}

function isAmong(ids: readonly string[]): SQL {
  return sql`${outbox.id} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** The newest mails, sent or not. */
export function selectNewestMail(db: Database, limit: number) {
  return db
    .select()
    .from(outbox)
    .where(ne(outbox.recipient, NO_RECIPIENT))
    .orderBy(desc(outbox.createdAt), desc(sql`rowid`))
    .limit(limit);
}

/** Unsent mails: given-up ones first, then the longest overdue. */
export function selectUnsentMail(db: Database, limit: number) {
  return db
    .select()
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .orderBy(sql`${outbox.dueAt} is not null`, asc(outbox.dueAt), asc(outbox.createdAt))
    .limit(limit);
}

/** Resets the attempts of an unsent mail and makes it due. Changes no row if it was sent or is unknown. */
export function retryFromStart(db: Database, id: string, now: EpochMs) {
  return db
    .update(outbox)
    .set({ attempts: 0, dueAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

/** Deletes mails sent before a moment, oldest first, up to `limit`. */
export function deleteSentMail(db: Database, before: EpochMs, limit: number) {
  const sent = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.sentAt), lt(outbox.sentAt, before)))
    .limit(limit);
  return db.delete(outbox).where(inArray(outbox.id, sent));
}

/** Deletes mails created before a moment and never sent, up to `limit`. */
export function deleteUnsentMail(db: Database, before: EpochMs, limit: number) {
  const unsent = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lt(outbox.createdAt, before)))
    .limit(limit);
  return db.delete(outbox).where(inArray(outbox.id, unsent));
}
