import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Occasion } from "../db/account/staff-subscriptions.ts";
import { ALERT_INTERVAL_MS } from "./alerts.ts";
import { notAside } from "./aside.ts";
import { retryAtOf } from "./notifications.ts";

/** Of what message staff are to be told, and on what occasion. It says nothing of the message itself. */
export interface StaffNews {
  readonly messageId: string;
  readonly kind: MessageKindName;
  readonly occasion: Occasion;
  /** Of a rating: the highest threshold that it does not alert; else 0. */
  readonly level: number;
  readonly at: EpochMs;
}

/** The same on its way, with the session behind which it has come among the browsers; null: through all once. */
export interface StaffNotification extends StaffNews {
  readonly position: string | null;
}

const NOT_ASIDE = notAside("staff notification", "staff_notifications.message_id");

/** Has staff told from now on. Of a message there is one: what it says last takes the place of what it said before. */
export function addStaffNotification(sql: SqlStorage, news: StaffNews): void {
  const { messageId, kind, occasion, level, at } = news;
  sql.exec("DELETE FROM staff_retries WHERE message_id = ?", messageId);
  sql.exec(
    `INSERT OR REPLACE INTO staff_notifications (message_id, kind, occasion, level, at, due_at, position)
     VALUES (?, ?, ?, ?, ?, ?, '')`,
    ...[messageId, kind, occasion, level, at, at],
  );
}

/** When staff are to be told something next; null: nothing waits. */
export function nextStaffNotificationAt(sql: SqlStorage): EpochMs | null {
  return sql
    .exec<{ at: number | null }>(`SELECT MIN(due_at) AS at FROM staff_notifications WHERE ${NOT_ASIDE}`)
    .one().at;
}

interface Row extends Record<string, SqlStorageValue> {
  message_id: string;
  kind: MessageKindName;
  occasion: Occasion;
  level: number;
  at: number;
  position: string | null;
}

/** The first that is due, but for some by their messages. */
export function dueStaffNotification(
  sql: SqlStorage,
  now: EpochMs,
  butFor: readonly string[],
): StaffNotification | null {
  const [row] = sql
    .exec<Row>(
      `SELECT * FROM staff_notifications WHERE due_at <= ? AND ${NOT_ASIDE}
       AND message_id NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, message_id LIMIT 1`,
      ...[now, JSON.stringify(butFor)],
    )
    .toArray();
  if (!row) return null;
  const { message_id: messageId, kind, occasion, level, at, position } = row;
  return { messageId, kind, occasion, level, at, position };
}

/** Notes that it has come through all browsers once. */
export function passThrough(sql: SqlStorage, messageId: string): void {
  sql.exec("UPDATE staff_notifications SET position = NULL WHERE message_id = ?", messageId);
}

/** Sessions whose browsers are due to be tried again, with how often they were. */
export function dueRetries(
  sql: SqlStorage,
  { messageId, now, limit }: { readonly messageId: string; readonly now: EpochMs; readonly limit: number },
): ReadonlyMap<string, number> {
  const rows = sql
    .exec<{ session_id: string; attempts: number }>(
      `SELECT session_id, attempts FROM staff_retries WHERE message_id = ? AND due_at <= ?
       ORDER BY session_id LIMIT ?`,
      ...[messageId, now, limit],
    )
    .toArray();
  return new Map(rows.map(({ session_id, attempts }) => [session_id, attempts]));
}

/** What became of one. */
export interface StaffPushMark {
  readonly sessionId: string;
  /** How often it was tried before. */
  readonly attempts: number;
  /** `held`: the browser was told of another rating within the hour. */
  readonly outcome: "sent" | "gone" | "later" | "refused" | "held";
  /** The least that its push service asks to be left in peace for; of what is held, what is left of the hour. */
  readonly retryAfterMs: number;
}

/** Notes what became of some, one session after the other. */
export function markStaffPushes(
  sql: SqlStorage,
  messageId: string,
  { marks, now }: { readonly marks: readonly StaffPushMark[]; readonly now: EpochMs },
): void {
  for (const { sessionId, attempts, outcome, retryAfterMs } of marks) {
    if (attempts === 0) {
      sql.exec("UPDATE staff_notifications SET position = ? WHERE message_id = ?", sessionId, messageId);
    }
    const retryAt =
      outcome === "held"
        ? now + retryAfterMs
        : outcome === "later"
          ? retryAtOf({ attempts, retryAfterMs, now })
          : null;
    if (retryAt === null) {
      sql.exec("DELETE FROM staff_retries WHERE message_id = ? AND session_id = ?", messageId, sessionId);
    } else {
      sql.exec(
        "INSERT OR REPLACE INTO staff_retries (message_id, session_id, attempts, due_at) VALUES (?, ?, ?, ?)",
        // What is held counts once, so that it is known to have been reached.
        ...[messageId, sessionId, outcome === "held" ? Math.max(attempts, 1) : attempts + 1, retryAt],
      );
    }
  }
}

const OF_RATINGS = "message_id IN (SELECT message_id FROM staff_notifications WHERE occasion = 'rating')";

/** What is left of the hour in which a browser is told of no other rating; 0: it is told now. */
export function ratingHeldMs(sql: SqlStorage, sessionId: string, now: EpochMs): number {
  const [known] = sql
    .exec<{ at: number }>("SELECT at FROM staff_ratings WHERE session_id = ?", sessionId)
    .toArray();
  return known ? Math.max(0, known.at + ALERT_INTERVAL_MS - now) : 0;
}

/** Of how many ratings a browser waits to be told, those of its hour. */
export function countHeldRatings(sql: SqlStorage, sessionId: string): number {
  return sql
    .exec<{ count: number }>(
      `SELECT COUNT(*) AS count FROM staff_retries WHERE session_id = ? AND ${OF_RATINGS}`,
      sessionId,
    )
    .one().count;
}

/** Notes that a browser was told of all ratings that waited for it: the next hour begins. */
export function settleRatings(sql: SqlStorage, sessionId: string, now: EpochMs): void {
  sql.exec("INSERT OR REPLACE INTO staff_ratings (session_id, at) VALUES (?, ?)", sessionId, now);
  sql.exec(`DELETE FROM staff_retries WHERE session_id = ? AND ${OF_RATINGS}`, sessionId);
}

/** Forgets when browsers were told of a rating, once it decides nothing. */
export function forgetRatings(sql: SqlStorage, now: EpochMs): void {
  sql.exec("DELETE FROM staff_ratings WHERE at <= ?", now - ALERT_INTERVAL_MS);
}

/** Waits for what is to be tried again, if anything; else forgets it. What was due and is not there has ended. */
export function settleStaffNotification(sql: SqlStorage, messageId: string, now: EpochMs): void {
  sql.exec("DELETE FROM staff_retries WHERE message_id = ? AND due_at <= ?", messageId, now);
  sql.exec(
    `UPDATE staff_notifications SET due_at = (SELECT MIN(due_at) FROM staff_retries r
       WHERE r.message_id = staff_notifications.message_id) WHERE message_id = ?`,
    messageId,
  );
  sql.exec("DELETE FROM staff_notifications WHERE message_id = ? AND due_at IS NULL", messageId);
}

/** Tells nobody of it any more. */
export function dropStaffNotification(sql: SqlStorage, messageId: string): void {
  sql.exec("DELETE FROM staff_retries WHERE message_id = ?", messageId);
  sql.exec("DELETE FROM staff_notifications WHERE message_id = ?", messageId);
}
