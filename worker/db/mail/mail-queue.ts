import { and, asc, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { outbox } from "../schema/mail.ts";
import { NOBODY } from "./enqueue-mail.ts";

/** About half a day of trying: the wait after an attempt grows with the square of their number. */
const MAIL_ATTEMPTS_MAX = 12;
const RETRY_STEP_MS = 5 * MINUTE_MS;

export type QueuedMail = typeof outbox.$inferSelect;

/** Mail whose time to be tried has come, oldest first. */
export function selectDueMail(db: Database, now: EpochMs, limit: number) {
  return db
    .select()
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        lt(outbox.attempts, MAIL_ATTEMPTS_MAX),
        sql`${outbox.createdAt} + ${outbox.attempts} * ${outbox.attempts} * ${RETRY_STEP_MS} <= ${now}`,
      ),
    )
    .orderBy(asc(outbox.createdAt))
    .limit(limit);
}

/** Takes a mail for one attempt; changes no row when somebody else has just taken it. */
export function claimMail(db: Database, { id, attempts }: Pick<QueuedMail, "id" | "attempts">) {
  return db
    .update(outbox)
    .set({ attempts: attempts + 1 })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt)));
}

/** A mail that is on its way needs no copy here: its body held a link that signs in. */
export function markMailSent(db: Database, id: string, at: EpochMs, { keepsBody }: { keepsBody: boolean }) {
  return db
    .update(outbox)
    .set({ sentAt: at, lastError: null, ...(keepsBody ? {} : { body: "" }) })
    .where(eq(outbox.id, id));
}

export function markMailFailed(db: Database, id: string, reason: string) {
  return db.update(outbox).set({ lastError: reason }).where(eq(outbox.id, id));
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

/** Deletes mail that was sent before a moment; what was never sent stays, with the reason. */
export function deleteSentMail(db: Database, before: EpochMs) {
  return db.delete(outbox).where(lt(outbox.sentAt, before));
}
