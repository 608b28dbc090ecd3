import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { enqueueMail, type NewMail } from "../mail/enqueue-mail.ts";
import { knownDevices, sessions } from "../schema/account.ts";
import { outbox } from "../schema/mail.ts";

const AT_DIGITS = 13;

/** The id of the mail about an unknown browser at a moment; ids of one person sort by time. */
export function newDeviceMailId(userId: string, at: EpochMs): string {
  return `new-device:${userId}:${String(at).padStart(AT_DIGITS, "0")}`;
}

/** The id of the mail about a replayed token of a session. */
export function replayMailId(sid: string): string {
  return `replayed:${sid}`;
}

interface DeviceMail {
  readonly userId: string;
  /** The hash of the browser's cookie. */
  readonly hash: string;
  readonly mail: NewMail;
}

/**
 * Enqueues the mail about a browser that the person has not signed in with before. Changes no row for a known
 * browser, for the very first one of an account, and within an hour of the last such mail. Belongs in the batch
 * of the sign-in, before `keepDevice`.
 */
export function queueNewDeviceMail(db: Database, { userId, hash, mail }: DeviceMail) {
  const idAt = (at: EpochMs) => newDeviceMailId(userId, at);
  const isKnown: SQL = sql`exists (select 1 from ${knownDevices} where user_id = ${userId} and hash = ${hash})`;
  const hasAny: SQL = sql`exists (select 1 from ${knownDevices} where user_id = ${userId})`;
  const wasToldLately = sql`exists (select 1 from ${outbox}
    where id > ${idAt(mail.at - HOUR_MS)} and id <= ${idAt(mail.at)})`;
  const onlyIf = sql`${hasAny} and not ${isKnown} and not ${wasToldLately}`;
  return enqueueMail(db, { ...mail, id: idAt(mail.at) }, { repeated: "passes", onlyIf });
}

/** Keeps a browser as one that the person has signed in with. */
export function keepDevice(db: Database, row: typeof knownDevices.$inferInsert) {
  return db
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.hash],
      set: { lastUsedAt: row.lastUsedAt },
    });
}

/**
 * Enqueues the mail about a replayed token. Changes no row where the session has ended already, so that it is
 * told once. Belongs in the batch that ends the session, before it does.
 */
export function queueReplayMail(db: Database, { sid, mail }: { sid: string; mail: NewMail }) {
  const onlyIf = sql`exists (select 1 from ${sessions} where ${and(eq(sessions.id, sid), sql`ended_at is null`)})`;
  return enqueueMail(db, { ...mail, id: replayMailId(sid) }, { repeated: "passes", onlyIf });
}

/** Deletes browsers that nobody has signed in with since a moment, a bounded number of them. */
export function deleteUnusedDevices(db: Database, before: EpochMs, limit: number) {
  const unused = db
    .select({ rowid: sql`rowid` })
    .from(knownDevices)
    .where(lt(knownDevices.lastUsedAt, before))
    .limit(limit);
  return db.delete(knownDevices).where(sql`rowid in ${unused}`);
}
