import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { notAside } from "./aside.ts";

/** So many mails an hour tell one recipient of the messages of a property (D23). */
const MAILS_AN_HOUR = 10;
/** Mails that have left count for an hour. */
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

/** Mails that wait, but for those that no digest can hold. */
const WAITING = `mailed_at IS NULL AND ${notAside("mail", "mails.id")}`;

/** When a recipient may be sent a further mail: now, or as the tenth of the last hour becomes an hour old. */
function freeAt(sql: SqlStorage, recipient: string, now: EpochMs): EpochMs {
  const [tenth] = sql
    .exec<{ mailed_at: number }>(
      `SELECT mailed_at FROM mails WHERE recipient = ? AND mailed_at > ? ORDER BY mailed_at DESC LIMIT 1 OFFSET ?`,
      ...[recipient, now - HOUR_MS, MAILS_AN_HOUR - 1],
    )
    .toArray();
  return tenth ? tenth.mailed_at + HOUR_MS : now;
}

/**
 * Decides when the mail of a message goes, and keeps it where it waits: at once, or together with others where the
 * recipient got ten within the hour or earlier ones still wait. @returns whether it goes at once.
 */
export function admitMail(sql: SqlStorage, mail: WaitingMail): boolean {
  const { id, at, recipient, subject, body } = mail;
  const waits =
    sql.exec(`SELECT 1 FROM mails WHERE recipient = ? AND ${WAITING} LIMIT 1`, recipient).toArray().length >
      0 || freeAt(sql, recipient, at) > at;
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

/** When the first of the recipients for whom mails wait may be sent one; null: nobody waits. */
export function nextDigestAt(sql: SqlStorage, now: EpochMs): EpochMs | null {
  const moments = waitingRecipients(sql).map((recipient) => freeAt(sql, recipient, now));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** A recipient who may be sent a mail now, with all that waits for them, the oldest first. */
export interface DueDigest {
  readonly recipient: string;
  readonly mails: readonly WaitingMail[];
}

export function dueDigests(sql: SqlStorage, now: EpochMs): DueDigest[] {
  return waitingRecipients(sql)
    .filter((recipient) => freeAt(sql, recipient, now) <= now)
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

/** Notes that what waited for a recipient has gone as one mail. @returns false where that has changed meanwhile. */
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

/** Drops all that waits, of a property that is no more. */
export function dropWaiting(sql: SqlStorage): void {
  sql.exec("DELETE FROM mails WHERE mailed_at IS NULL");
}

export function deleteMails(sql: SqlStorage, ids: readonly string[]): void {
  sql.exec("DELETE FROM mails WHERE id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
}

/** Forgets mails that count for no hour any more. */
export function forgetMailed(sql: SqlStorage, now: EpochMs): void {
  sql.exec("DELETE FROM mails WHERE mailed_at < ?", now - MAILED_KEPT_MS);
}
