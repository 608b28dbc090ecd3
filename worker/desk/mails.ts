/**
 * Limits mails about guests' messages to ten an hour per recipient (D23). Exposes `admitMail`, which sends or
 * stores a mail, and the digests of stored ones.
 */

import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { notAsideCondition } from "./aside.ts";

/** Mails per hour and recipient about a property's messages (D23). */
const MAILS_AN_HOUR = 10;
/** Sent mails count for an hour; rows are kept longer. */
const MAILED_KEPT_MS = 2 * HOUR_MS;

export interface WaitingMail {
  /** The id of the message. */
  readonly id: string;
  readonly at: EpochMs;
  /** Lower case. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Waiting mails, without those set aside from digests. */
const WAITING = `mailed_at IS NULL AND ${notAsideCondition("mail", "mails.id")}`;

/** When a recipient may get the next mail: now, or when the tenth last mail is an hour old. */
function getFreeAt(sql: SqlStorage, recipient: string, now: EpochMs): EpochMs {
  const [tenth] = sql
    .exec<{ mailed_at: number }>(
      `SELECT mailed_at FROM mails WHERE recipient = ? AND mailed_at > ? ORDER BY mailed_at DESC LIMIT 1 OFFSET ?`,
      ...[recipient, now - HOUR_MS, MAILS_AN_HOUR - 1],
    )
    .toArray();
  return tenth ? tenth.mailed_at + HOUR_MS : now;
}

/**
 * Decides whether a message's mail is sent at once, or waits for a digest because the recipient got ten within
 * the hour or others already wait; stores it if it waits. @returns whether to send it at once.
 */
export function admitMail(sql: SqlStorage, mail: WaitingMail): boolean {
  const { id, at, recipient, subject, body } = mail;
  const waits =
    sql.exec(`SELECT 1 FROM mails WHERE recipient = ? AND ${WAITING} LIMIT 1`, recipient).toArray().length >
      0 || getFreeAt(sql, recipient, at) > at;
  sql.exec(
    "INSERT INTO mails (id, at, mailed_at, recipient, subject, body) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    ...[id, at, waits ? null : at, recipient, waits ? subject : "", waits ? body : ""],
  );
  return !waits;
}

function waitingRecipients(sql: SqlStorage): string[] {
  return sql
    .exec<{ recipient: string }>(`SELECT DISTINCT recipient FROM mails WHERE ${WAITING}`)
    .toArray()
    .map(({ recipient }) => recipient);
}

/** When the next digest may be sent; `null`: no mails wait. */
export function findNextDigestAt(sql: SqlStorage, now: EpochMs): EpochMs | null {
  const moments = waitingRecipients(sql).map((recipient) => getFreeAt(sql, recipient, now));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** A recipient who may get a mail now, with all waiting mails, oldest first. */
export interface DueDigest {
  readonly recipient: string;
  readonly mails: readonly WaitingMail[];
}

export function selectDueDigests(sql: SqlStorage, now: EpochMs): DueDigest[] {
  return waitingRecipients(sql)
    .filter((recipient) => getFreeAt(sql, recipient, now) <= now)
    .map((recipient) => ({
      recipient,
      mails: sql
        .exec<Record<string, SqlStorageValue> & WaitingMail>(
          `SELECT id, at, recipient, subject, body FROM mails WHERE recipient = ? AND ${WAITING}
           ORDER BY at, id`,
          recipient,
        )
        .toArray(),
    }));
}

/** Marks waiting mails as sent in one digest. @returns `false` if they have changed since. */
export function claimDigest(sql: SqlStorage, { recipient, mails }: DueDigest, now: EpochMs): boolean {
  const waiting = sql
    .exec<{ id: string }>("SELECT id FROM mails WHERE recipient = ? AND mailed_at IS NULL", recipient)
    .toArray();
  const listed = new Set(mails.map(({ id }) => id));
  const [first] = mails;
  if (!first || waiting.filter(({ id }) => listed.has(id)).length !== mails.length) return false;
  sql.exec(
    "DELETE FROM mails WHERE id IN (SELECT value FROM json_each(?)) AND id <> ?",
    JSON.stringify([...listed]),
    first.id,
  );
  sql.exec("UPDATE mails SET mailed_at = ?, subject = '', body = '' WHERE id = ?", now, first.id);
  return true;
}

/** Deletes all waiting mails, for a deleted property. */
export function dropWaiting(sql: SqlStorage): void {
  sql.exec("DELETE FROM mails WHERE mailed_at IS NULL");
}

export function deleteMails(sql: SqlStorage, ids: readonly string[]): void {
  sql.exec("DELETE FROM mails WHERE id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
}

/** Deletes sent mails that no longer count. */
export function deleteExpiredMails(sql: SqlStorage, now: EpochMs): void {
  sql.exec("DELETE FROM mails WHERE mailed_at < ?", now - MAILED_KEPT_MS);
}
