import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { sha256Hex } from "../media/files.ts";
import type { PushSubscription } from "../push/push-subscription.ts";

/** Lifetime of a guest's subscription, for the length of a stay (N6). */
const SUBSCRIBED_MS = 14 * DAY_MS;
/** Upper bound: more than a ship's guests. */
const SUBSCRIPTIONS_MAX = 10_000;

/** A guest's push subscription. */
export interface Subscriber extends PushSubscription {
  /** Language of the page. */
  readonly language: ContentLanguage;
  /** Id of the place whose card they scanned, as sent by the browser; `null`: none. */
  readonly place: string | null;
}

/** Key of a subscription, unique per endpoint. */
function toHash(endpoint: string): string {
  return sha256Hex(new TextEncoder().encode(endpoint));
}

/** Stores a subscription, replacing the browser's previous one. @returns `false` if there are too many. */
export function storeSubscription(sql: SqlStorage, subscriber: Subscriber, now: EpochMs): boolean {
  const { endpoint, keys, language, place } = subscriber;
  const hash = toHash(endpoint);
  const others = sql
    .exec<{ count: number }>("SELECT COUNT(*) AS count FROM subscriptions WHERE hash != ?", hash)
    .one().count;
  if (others >= SUBSCRIPTIONS_MAX) return false;
  sql.exec(
    `INSERT INTO subscriptions (hash, at, until, endpoint, p256dh, auth, language, place)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (hash) DO UPDATE SET until = excluded.until, p256dh = excluded.p256dh, auth = excluded.auth,
       language = excluded.language, place = excluded.place`,
    ...[hash, now, now + SUBSCRIBED_MS, endpoint, keys.p256dh, keys.auth, language, place],
  );
  return true;
}

/** Removes a replaced card's place from subscriptions; they then get announcements for everyone only. */
export function clearSubscribedPlace(sql: SqlStorage, place: string): void {
  sql.exec("UPDATE subscriptions SET place = NULL WHERE place = ?", place);
}

export function deleteSubscription(sql: SqlStorage, endpoint: string): void {
  sql.exec("DELETE FROM subscriptions WHERE hash = ?", toHash(endpoint));
}

/** Deletes all subscriptions. @returns how many there were. */
export function deleteSubscriptions(sql: SqlStorage): number {
  return sql.exec("DELETE FROM subscriptions RETURNING 1").toArray().length;
}

export function countSubscriptions(sql: SqlStorage, now: EpochMs): number {
  return sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM subscriptions WHERE until > ?", now).one()
    .count;
}

export function deleteEndedSubscriptions(sql: SqlStorage, now: EpochMs): number {
  return sql.exec("DELETE FROM subscriptions WHERE until <= ? RETURNING 1", now).toArray().length;
}
