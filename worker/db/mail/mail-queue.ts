import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { outbox } from "../schema/mail.ts";
import { NOBODY } from "./enqueue-mail.ts";

/** Some ten hours of trying: 5 minutes after the first attempt, ten more after each further one. */
const MAIL_ATTEMPTS_MAX = 12;
const RETRY_STEP_MS = 5 * MINUTE_MS;
/** Longer than an invocation may live (15 minutes), so that what a sender holds is nobody else's while it does. */
const CLAIM_MS = 20 * MINUTE_MS;

export type QueuedMail = typeof outbox.$inferSelect;

function isDue(now: EpochMs): SQL | undefined {
  return and(isNull(outbox.sentAt), lte(outbox.dueAt, now));
}

/**
 * Takes due mails for one attempt each: by kind, within a kind those that have waited longest first. What is taken here
 * no other sender gets before `CLAIM_MS` are over; a sender that dies leaves it to be tried again then.
 *
 * @returns the mails, in no order.
 */
export function claimDueMail(db: Database, now: EpochMs, limit: number) {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(now))
    .orderBy(asc(outbox.kind), asc(outbox.dueAt))
    .limit(limit);
  return claim(db, now, inArray(outbox.id, next));
}

/** Takes mails by their ids, as `claimDueMail` does: those alone that are due. */
export function claimMailById(db: Database, now: EpochMs, ids: readonly string[]) {
  return claim(
    db,
    now,
    and(sql`${outbox.id} in (select value from json_each(${JSON.stringify(ids)}))`, isDue(now)),
  );
}

function claim(db: Database, now: EpochMs, which: SQL | undefined) {
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: now + CLAIM_MS })
    .where(which)
    .returning();
}

/** Mails that are on their way need no copy here: a body held a link that signs in. */
export function markMailSent(db: Database, ids: readonly string[], at: EpochMs) {
  return db.update(outbox).set({ sentAt: at, lastError: null, body: "" }).where(isAmong(ids));
}

/** Notes why mails were not taken, and when each is tried again; after its last attempt, never by itself. */
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

/** The newest mail, sent or not. */
export function selectNewestMail(db: Database, limit: number) {
  return db
    .select()
    .from(outbox)
    .where(ne(outbox.recipient, NOBODY))
    .orderBy(desc(outbox.createdAt), desc(sql`rowid`))
    .limit(limit);
}

/** Mail that was not sent: the given up first, then what is due longest. */
export function selectUnsentMail(db: Database, limit: number) {
  return db
    .select()
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .orderBy(sql`${outbox.dueAt} is not null`, asc(outbox.dueAt), asc(outbox.createdAt))
    .limit(limit);
}

/** Has a mail that was not sent tried as if for the first time. Changes no row for one that was, or is not here. */
export function tryFromStart(db: Database, id: string, now: EpochMs) {
  return db
    .update(outbox)
    .set({ attempts: 0, dueAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

/** Deletes mail that was sent before a moment, the oldest first and a bounded number of it. */
export function deleteSentMail(db: Database, before: EpochMs, limit: number) {
  const sent = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.sentAt), lt(outbox.sentAt, before)))
    .limit(limit);
  return db.delete(outbox).where(inArray(outbox.id, sent));
}

/** Deletes mail that was written before a moment and never sent, a bounded number of it. */
export function deleteUnsentMail(db: Database, before: EpochMs, limit: number) {
  const unsent = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lt(outbox.createdAt, before)))
    .limit(limit);
  return db.delete(outbox).where(inArray(outbox.id, unsent));
}
