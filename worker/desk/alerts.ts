import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { notAside } from "./aside.ts";

/** One mail an hour to each person, however many guests are unhappy: what comes in between is told at its end. */
export const ALERT_INTERVAL_MS = HOUR_MS;

/**
 * Notes that a person is told of a rating, or that it waits: they were told of another one within the hour.
 *
 * @returns whether they are told now.
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

/** A person for whom low ratings wait. */
export interface DeferredAlert {
  readonly userId: string;
  /** When the first of them came. */
  readonly since: EpochMs;
}

interface AlertRow extends Record<string, SqlStorageValue> {
  user_id: string;
  alerted_at: number;
  deferred_since: number | null;
}

function waiting(sql: SqlStorage): AlertRow[] {
  const isReady = notAside("alert", "alerts.user_id");
  return sql.exec<AlertRow>(`SELECT * FROM alerts WHERE deferred_since IS NOT NULL AND ${isReady}`).toArray();
}

/** When the first person for whom ratings wait may be told; null: none waits. */
export function nextAlertAt(sql: SqlStorage): EpochMs | null {
  const moments = waiting(sql).map(({ alerted_at }) => alerted_at + ALERT_INTERVAL_MS);
  return moments.length === 0 ? null : Math.min(...moments);
}

export function dueAlerts(sql: SqlStorage, now: EpochMs): DeferredAlert[] {
  return waiting(sql).flatMap(({ user_id, alerted_at, deferred_since }) =>
    deferred_since !== null && alerted_at + ALERT_INTERVAL_MS <= now
      ? [{ userId: user_id, since: deferred_since }]
      : [],
  );
}

/** Notes that a person was told of all that waited for them, at a moment from which the next hour counts. */
export function settleAlert(sql: SqlStorage, userId: string, toldAt: EpochMs): void {
  sql.exec("UPDATE alerts SET deferred_since = NULL, alerted_at = ? WHERE user_id = ?", toldAt, userId);
}

/** Lets go of what waits for a person, and tells them nothing. */
export function stopAlerts(sql: SqlStorage, userId: string): void {
  sql.exec("UPDATE alerts SET deferred_since = NULL WHERE user_id = ?", userId);
}

/** Forgets when people were told, once it decides nothing. */
export function forgetAlerts(sql: SqlStorage, now: EpochMs): void {
  sql.exec("DELETE FROM alerts WHERE deferred_since IS NULL AND alerted_at < ?", now - ALERT_INTERVAL_MS);
}
