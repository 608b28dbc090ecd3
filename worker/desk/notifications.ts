/**
 * Push notifications to guests (N6) in the desk's SQLite. `storeNotifications` stores the active announcements,
 * `selectDuePushes` returns the next pushes, and `markPushes` records their results. Each notification keeps a
 * position in the order of subscriptions, so that a killed run resumes there.
 */

import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { PLACE_SIGNS } from "../db/announcements/announced.ts";
import type { PushSubscription } from "../push/push-subscription.ts";
import { notAsideCondition, setAside } from "./aside.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** A notification for subscribed guests. */
export interface GuestNotification {
  /** The announcement's id, also the notification's tag: a browser shows it once. */
  readonly id: string;
  /** The property's name. */
  readonly title: string;
  /** The portal's path; a language is appended. */
  readonly path: string;
  /** Default-language text first; it is the fallback. */
  readonly texts: readonly { readonly language: string; readonly text: string }[];
  /** Last characters of the ids of its places, separated by commas; `null`: for everyone. */
  readonly places: string | null;
  readonly isUrgent: boolean;
  /** `null`: until staff end it. */
  readonly until: EpochMs | null;
}

/** All active announcements to push, as read from D1 at a moment, with the portal's mark. */
export interface NotificationBatch {
  readonly mark: number;
  readonly at: EpochMs;
  readonly notifications: readonly GuestNotification[];
}

/** Prefix in the order of subscriptions without a place. Sorts after all hex digits, so that they come last. */
const UNPLACED = "x";
/** Sorts after every position: all subscriptions were processed once. */
const THROUGH = "~";
const NOT_ASIDE = notAsideCondition("notification", "notifications.id");
const KEPT_MS = 30 * DAY_MS;
const ATTEMPTS_MAX = 6;

/**
 * Stores the active announcements: new ones go to all present subscribers, ended ones stop. A state older than
 * the stored one is ignored. Idempotent.
 */
export function storeNotifications(sql: SqlStorage, { mark, at, notifications }: NotificationBatch): void {
  const [knownMark = 0, knownAt = 0] = readSetting(sql, "notifications_told")?.split(" ").map(Number) ?? [];
  if (mark < knownMark || (mark === knownMark && at < knownAt)) return;
  writeSetting(sql, "notifications_told", `${mark} ${at}`);
  for (const { id, ...notification } of notifications) {
    sql.exec(
      `INSERT INTO notifications (id, at, due_at, ended_at, position, sent, notification) VALUES (?, ?, ?, NULL, '', 0, ?)
       ON CONFLICT (id) DO UPDATE SET notification = excluded.notification`,
      ...[id, at, at, JSON.stringify(notification)],
    );
  }
  const ended = "ended_at IS NULL AND id NOT IN (SELECT value FROM json_each(?))";
  const ids = JSON.stringify(notifications.map(({ id }) => id));
  sql.exec(
    `DELETE FROM notification_retries WHERE notification_id IN (SELECT id FROM notifications WHERE ${ended})`,
    ids,
  );
  sql.exec(`UPDATE notifications SET due_at = NULL, ended_at = ? WHERE ${ended}`, at, ids);
}

/** When the next push is due; `null`: none. */
export function findNextNotificationAt(sql: SqlStorage): EpochMs | null {
  return sql
    .exec<{ at: number | null }>(`SELECT MIN(due_at) AS at FROM notifications WHERE ${NOT_ASIDE}`)
    .one().at;
}

/** One notification for one browser. */
export interface DuePush {
  readonly notificationId: string;
  readonly notification: Omit<GuestNotification, "id">;
  readonly hash: string;
  /** Its position in the order of subscriptions. */
  readonly position: string;
  readonly subscription: PushSubscription;
  readonly language: ContentLanguage;
  /** Previous attempts. */
  readonly attempts: number;
}

interface NotificationRow extends Record<string, SqlStorageValue> {
  id: string;
  at: number;
  position: string;
  notification: string;
}

interface SubscriberRow extends Record<string, SqlStorageValue> {
  hash: string;
  place: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  attempts: number;
}

interface Due {
  readonly now: EpochMs;
  readonly limit: number;
  /** Called for an unreadable notification, which is set aside. */
  readonly onAside: (error: unknown) => void;
}

/** The next due pushes of one notification, up to `limit`, in the order of subscriptions. Empty: nothing is due. */
export function selectDuePushes(sql: SqlStorage, { now, limit, onAside }: Due): DuePush[] {
  for (;;) {
    const [row] = sql
      .exec<NotificationRow>(
        `SELECT * FROM notifications WHERE due_at <= ? AND ${NOT_ASIDE} ORDER BY due_at, id LIMIT 1`,
        now,
      )
      .toArray();
    if (!row) return [];
    const notification = readNotification(row, (error) => {
      setAside(sql, "notification", row.id, now);
      onAside(error);
    });
    if (!notification) continue;
    const isOver = notification.until !== null && notification.until <= now;
    const found = isOver ? [] : selectSubscribers(sql, { row, notification, now, limit });
    if (found.length > 0) {
      return found.map(({ hash, place, endpoint, p256dh, auth, language, attempts }) => ({
        notificationId: row.id,
        notification,
        hash,
        position: place === null ? UNPLACED + hash : hash,
        subscription: { endpoint, keys: { p256dh, auth } },
        language: language as ContentLanguage,
        attempts,
      }));
    }
    scheduleRetries(sql, row.id, isOver ? Number.MAX_SAFE_INTEGER : now);
  }
}

function readNotification({ notification }: NotificationRow, onFailure: (error: unknown) => void) {
  try {
    return JSON.parse(notification) as Omit<GuestNotification, "id">;
  } catch (error) {
    onFailure(error);
    return null;
  }
}

interface Asked {
  readonly row: NotificationRow;
  readonly notification: Omit<GuestNotification, "id">;
  readonly now: EpochMs;
  readonly limit: number;
}

/** Subscribers not yet processed, those with a place first; then those due for a retry. */
function selectSubscribers(sql: SqlStorage, { row, notification, now, limit }: Asked): SubscriberRow[] {
  const columns = "s.hash, s.place, s.endpoint, s.p256dh, s.auth, s.language";
  if (row.position !== THROUGH) {
    const select = (after: string, isPlaced: string) =>
      sql
        .exec<SubscriberRow>(
          `SELECT ${columns}, 0 AS attempts FROM subscriptions s WHERE s.hash > ? AND s.at <= ? AND s.until > ?
             AND (?4 IS NULL OR instr(?4, substr(s.place, -${PLACE_SIGNS})) > 0) AND ${isPlaced} ORDER BY s.hash LIMIT ?5`,
          ...[after, row.at, now, notification.places, limit],
        )
        .toArray();
    const isBehind = row.position.startsWith(UNPLACED);
    const placed = isBehind ? [] : select(row.position, "s.place IS NOT NULL");
    if (placed.length > 0) return placed;
    const others = select(isBehind ? row.position.slice(1) : "", "s.place IS NULL");
    if (others.length > 0) return others;
    sql.exec("UPDATE notifications SET position = ? WHERE id = ?", THROUGH, row.id);
  }
  return sql
    .exec<SubscriberRow>(
      `SELECT ${columns}, r.attempts FROM notification_retries r JOIN subscriptions s ON s.hash = r.hash
       WHERE r.notification_id = ? AND r.due_at <= ? AND s.until > ? ORDER BY s.hash LIMIT ?`,
      ...[row.id, now, now, limit],
    )
    .toArray();
}

/**
 * Schedules a notification for its next retry, if any. Retries due until `until` whose subscription is gone are
 * deleted.
 */
function scheduleRetries(sql: SqlStorage, id: string, until: EpochMs): void {
  sql.exec("DELETE FROM notification_retries WHERE notification_id = ? AND due_at <= ?", id, until);
  sql.exec(
    "UPDATE notifications SET due_at = (SELECT MIN(due_at) FROM notification_retries WHERE notification_id = id) WHERE id = ?",
    id,
  );
}

/** Result of a push. `later`: retry. */
export interface PushMark {
  readonly push: DuePush;
  readonly outcome: "sent" | "gone" | "later" | "refused";
  /** Minimal delay requested by the push service. */
  readonly retryAfterMs: number;
}

interface Attempted {
  /** Previous attempts. */
  readonly attempts: number;
  readonly retryAfterMs: number;
  readonly now: EpochMs;
}

/** When to retry: after a minute, then twice as long each time. `null`: no retry after six attempts. */
export function nextRetryAt({ attempts, retryAfterMs, now }: Attempted): EpochMs | null {
  if (attempts + 1 >= ATTEMPTS_MAX) return null;
  return now + Math.max(retryAfterMs, MINUTE_MS * 2 ** attempts);
}

/** Records the results of pushes from `selectDuePushes`, in their order. Gone subscriptions are deleted. */
export function markPushes(sql: SqlStorage, marks: readonly PushMark[], now: EpochMs): void {
  for (const { push, outcome, retryAfterMs } of marks) {
    const { notificationId, hash, position, attempts } = push;
    if (attempts === 0)
      sql.exec("UPDATE notifications SET position = ? WHERE id = ?", position, notificationId);
    if (outcome === "sent") sql.exec("UPDATE notifications SET sent = sent + 1 WHERE id = ?", notificationId);
    if (outcome === "gone") sql.exec("DELETE FROM subscriptions WHERE hash = ?", hash);
    const retryAt = outcome === "later" ? nextRetryAt({ attempts, retryAfterMs, now }) : null;
    if (retryAt !== null) {
      sql.exec(
        `INSERT OR REPLACE INTO notification_retries (notification_id, hash, attempts, due_at)
         SELECT id, ?, ?, ? FROM notifications WHERE id = ? AND ended_at IS NULL`,
        ...[hash, attempts + 1, retryAt, notificationId],
      );
    } else
      sql.exec(
        "DELETE FROM notification_retries WHERE notification_id = ? AND hash = ?",
        notificationId,
        hash,
      );
  }
}

/** Number of browsers each notification was sent to. */
export function countSentNotifications(sql: SqlStorage): Readonly<Record<string, number>> {
  const rows = sql.exec<{ id: string; sent: number }>("SELECT id, sent FROM notifications").toArray();
  return Object.fromEntries(rows.map(({ id, sent }) => [id, sent]));
}

/** Deletes notifications that ended longer ago than the retention of announcements. */
export function deleteEndedNotifications(sql: SqlStorage, now: EpochMs): number {
  return sql.exec("DELETE FROM notifications WHERE ended_at <= ? RETURNING 1", now - KEPT_MS).toArray()
    .length;
}
