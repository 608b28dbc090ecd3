/**
 * Push notifications to staff (N9) in the desk's SQLite: one row per message, with its progress through the
 * subscribed sessions. It stores ids only; title and text are composed when sending.
 */

import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Occasion } from "../db/account/staff-subscriptions.ts";
import { ALERT_INTERVAL_MS } from "./alerts.ts";
import { notAsideCondition } from "./aside.ts";
import { nextRetryAt } from "./notifications.ts";

/** The message that staff are notified of, and the occasion. Contains no content. */
export interface StaffNews {
  readonly messageId: string;
  readonly kind: MessageKindName;
  readonly occasion: Occasion;
  /** For a rating: its stars, compared with members' thresholds; otherwise 0. */
  readonly level: number;
  readonly at: EpochMs;
}

/** A notification in progress. `position`: the last processed session; `null`: all were processed once. */
export interface StaffNotification extends StaffNews {
  readonly position: string | null;
}

const NOT_ASIDE = notAsideCondition("staff notification", "staff_notifications.message_id");

/** Adds a notification. Replaces an earlier one of the same message. */
export function addStaffNotification(sql: SqlStorage, news: StaffNews): void {
  const { messageId, kind, occasion, level, at } = news;
  sql.exec("DELETE FROM staff_retries WHERE message_id = ?", messageId);
  sql.exec(
    `INSERT OR REPLACE INTO staff_notifications (message_id, kind, occasion, level, at, due_at, position)
     VALUES (?, ?, ?, ?, ?, ?, '')`,
    ...[messageId, kind, occasion, level, at, at],
  );
}

/** When the next notification is due; `null`: none. */
export function findNextStaffNotificationAt(sql: SqlStorage): EpochMs | null {
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

/** The first due notification, except for some messages. */
export function findDueStaffNotification(
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

/** Marks that all sessions were processed once. */
export function markFirstPassDone(sql: SqlStorage, messageId: string): void {
  sql.exec("UPDATE staff_notifications SET position = NULL WHERE message_id = ?", messageId);
}

/** Sessions due for a retry, with their attempts. */
export function selectDueRetries(
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

/** Result of a push to a session. */
export interface StaffPushMark {
  readonly sessionId: string;
  /** Previous attempts. */
  readonly attempts: number;
  /** `held`: deferred, because the browser got a rating within the hour. */
  readonly outcome: "sent" | "gone" | "later" | "refused" | "held";
  /** Minimal delay requested by the push service; for `held`, the rest of the hour. */
  readonly retryAfterMs: number;
}

/** Records the results of pushes, in the order of sessions. */
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
          ? nextRetryAt({ attempts, retryAfterMs, now })
          : null;
    if (retryAt === null) {
      sql.exec("DELETE FROM staff_retries WHERE message_id = ? AND session_id = ?", messageId, sessionId);
    } else {
      sql.exec(
        "INSERT OR REPLACE INTO staff_retries (message_id, session_id, attempts, due_at) VALUES (?, ?, ?, ?)",
        // A deferred push counts as one attempt, which marks the session as processed.
        ...[messageId, sessionId, outcome === "held" ? Math.max(attempts, 1) : attempts + 1, retryAt],
      );
    }
  }
}

const RATING_CONDITION =
  "message_id IN (SELECT message_id FROM staff_notifications WHERE occasion = 'rating')";

/** Time until a browser may get another rating; 0: now. */
export function ratingHeldMs(sql: SqlStorage, sessionId: string, now: EpochMs): number {
  const [known] = sql
    .exec<{ at: number }>("SELECT at FROM staff_ratings WHERE session_id = ?", sessionId)
    .toArray();
  return known ? Math.max(0, known.at + ALERT_INTERVAL_MS - now) : 0;
}

/** Number of ratings deferred for a browser. */
export function countHeldRatings(sql: SqlStorage, sessionId: string): number {
  return sql
    .exec<{ count: number }>(
      `SELECT COUNT(*) AS count FROM staff_retries WHERE session_id = ? AND ${RATING_CONDITION}`,
      sessionId,
    )
    .one().count;
}

/** Clears a browser's deferred ratings after a push, which starts the next hour. */
export function markRatingsSent(sql: SqlStorage, sessionId: string, now: EpochMs): void {
  sql.exec("INSERT OR REPLACE INTO staff_ratings (session_id, at) VALUES (?, ?)", sessionId, now);
  sql.exec(`DELETE FROM staff_retries WHERE session_id = ? AND ${RATING_CONDITION}`, sessionId);
}

/** Deletes rows that no longer limit anything. */
export function deleteExpiredRatings(sql: SqlStorage, now: EpochMs): void {
  sql.exec("DELETE FROM staff_ratings WHERE at <= ?", now - ALERT_INTERVAL_MS);
}

/**
 * Schedules the next retry, or deletes the notification if none is left. Due retries whose session is gone are
 * deleted.
 */
export function finishStaffNotification(sql: SqlStorage, messageId: string, now: EpochMs): void {
  sql.exec("DELETE FROM staff_retries WHERE message_id = ? AND due_at <= ?", messageId, now);
  sql.exec(
    `UPDATE staff_notifications SET due_at = (SELECT MIN(due_at) FROM staff_retries r
       WHERE r.message_id = staff_notifications.message_id) WHERE message_id = ?`,
    messageId,
  );
  sql.exec("DELETE FROM staff_notifications WHERE message_id = ? AND due_at IS NULL", messageId);
}

/** Deletes a notification with its retries. */
export function dropStaffNotification(sql: SqlStorage, messageId: string): void {
  sql.exec("DELETE FROM staff_retries WHERE message_id = ?", messageId);
  sql.exec("DELETE FROM staff_notifications WHERE message_id = ?", messageId);
}
