import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { enqueueMail, type NewMail } from "../mail/enqueue-mail.ts";
import { knownDevices, sessions } from "../schema/account.ts";
import { outbox } from "../schema/mail.ts";

const AT_DIGITS = 13;

/** Id of a mail about a new browser; a user's ids sort by time. */
export function newDeviceMailId(userId: string, at: EpochMs): string {
  return `new-device:${userId}:${String(at).padStart(AT_DIGITS, "0")}`;
}

/** Id of the mail about a replayed token. */
export function replayMailId(sid: string): string {
  return `replayed:${sid}`;
}

interface DeviceMail {
  readonly userId: string;
  /** Hash of the device cookie. */
  readonly hash: string;
  readonly mail: NewMail;
}

/**
 * Enqueues the mail about a new browser. Changes no row for a known browser, for an account's first browser, or
 * within an hour of the last such mail. For the sign-in's batch, before `storeDevice`.
 */
export function queueNewDeviceMail(db: Database, { userId, hash, mail }: DeviceMail) {
  const idAt = (at: EpochMs) => newDeviceMailId(userId, at);
  const isKnown: SQL = sql`exists (select 1 from ${knownDevices} where user_id = ${userId} and hash = ${hash})`;
  const hasAny: SQL = sql`exists (select 1 from ${knownDevices} where user_id = ${userId})`;
  const wasMailedLately = sql`exists (select 1 from ${outbox}
    where id > ${idAt(mail.at - HOUR_MS)} and id <= ${idAt(mail.at)})`;
  const onlyIf = sql`${hasAny} and not ${isKnown} and not ${wasMailedLately}`;
  return enqueueMail(db, { ...mail, id: idAt(mail.at) }, { repeated: "passes", onlyIf });
}

/** Records a browser as known to the user. */
export function storeDevice(db: Database, row: typeof knownDevices.$inferInsert) {
  return db
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.hash],
      set: { lastUsedAt: row.lastUsedAt },
    });
}

/**
 * Enqueues the mail about a replayed token. Changes no row if the session has already ended, so that it is sent
 * once. For the batch that ends the session, before it ends.
 */
export function queueReplayMail(db: Database, { sid, mail }: { sid: string; mail: NewMail }) {
  const onlyIf = sql`exists (select 1 from ${sessions} where ${and(eq(sessions.id, sid), sql`ended_at is null`)})`;
  return enqueueMail(db, { ...mail, id: replayMailId(sid) }, { repeated: "passes", onlyIf });
}

/** Deletes devices without a sign-in since `before`, up to `limit`. */
export function deleteUnusedDevices(db: Database, before: EpochMs, limit: number) {
  const unused = db
    .select({ rowid: sql`rowid` })
    .from(knownDevices)
    .where(lt(knownDevices.lastUsedAt, before))
    .limit(limit);
  return db.delete(knownDevices).where(sql`rowid in ${unused}`);
}
