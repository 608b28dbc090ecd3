import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { notAsideCondition } from "./aside.ts";

/** At most one alert per hour and person; later ratings are summarised at the end of the hour. */
export const ALERT_INTERVAL_MS = HOUR_MS;

/**
 * Records an alert of a rating, or defers it if the person got one within the hour.
 *
 * @returns whether to send it now.
 */
export function admitAlert(sql: SqlStorage, userId: string, at: EpochMs): boolean {
  const [known] = sql
    .exec<{ alerted_at: number }>("SELECT alerted_at FROM alerts WHERE user_id = ?", userId)
    .toArray();
  if (known && known.alerted_at > at - ALERT_INTERVAL_MS) {
    sql.exec("UPDATE alerts SET deferred_since = coalesce(deferred_since, ?) WHERE user_id = ?", at, userId);
    return false;
  }
  sql.exec(
    `INSERT INTO alerts (user_id, alerted_at) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET alerted_at = excluded.alerted_at`,
    userId,
    at,
  );
  return true;
}

/** A person with deferred ratings. */
export interface DeferredAlert {
  readonly userId: string;
  /** Time of the first deferred rating. */
  readonly since: EpochMs;
}

interface AlertRow extends Record<string, SqlStorageValue> {
  user_id: string;
  alerted_at: number;
  deferred_since: number | null;
}

function listWaiting(sql: SqlStorage): AlertRow[] {
  const isReady = notAsideCondition("alert", "alerts.user_id");
  return sql.exec<AlertRow>(`SELECT * FROM alerts WHERE deferred_since IS NOT NULL AND ${isReady}`).toArray();
}

/** When the next deferred alert may be sent; `null`: none. */
export function findNextAlertAt(sql: SqlStorage): EpochMs | null {
  const moments = listWaiting(sql).map(({ alerted_at }) => alerted_at + ALERT_INTERVAL_MS);
  return moments.length === 0 ? null : Math.min(...moments);
}

export function selectDueAlerts(sql: SqlStorage, now: EpochMs): DeferredAlert[] {
  return listWaiting(sql).flatMap(({ user_id, alerted_at, deferred_since }) =>
    deferred_since !== null && alerted_at + ALERT_INTERVAL_MS <= now
      ? [{ userId: user_id, since: deferred_since }]
      : [],
  );
}

/** Clears a person's deferred ratings after an alert at `toldAt`, which starts the next hour. */
export function markAlertSent(sql: SqlStorage, userId: string, alertedAt: EpochMs): void {
  sql.exec("UPDATE alerts SET deferred_since = NULL, alerted_at = ? WHERE user_id = ?", alertedAt, userId);
}

/** Drops a person's deferred ratings. */
export function stopAlerts(sql: SqlStorage, userId: string): void {
  sql.exec("UPDATE alerts SET deferred_since = NULL WHERE user_id = ?", userId);
}

/** Deletes rows that no longer limit anything. */
export function deleteExpiredAlerts(sql: SqlStorage, now: EpochMs): void {
  sql.exec("DELETE FROM alerts WHERE deferred_since IS NULL AND alerted_at < ?", now - ALERT_INTERVAL_MS);
}
