import { DAY_MS, type EpochMs } from "#domain/time.ts";

/** Lifetime of the id in a consenting guest's browser. */
const KNOWN_FOR_MS = 180 * DAY_MS;
/** Recognised guests per property; further ones are counted without recognition. */
const KNOWN_VISITORS_MAX = 50_000;

/** Records a guest who has just consented. An unrecorded id is never trusted. */
export function rememberVisitor(sql: SqlStorage, hash: ArrayBuffer, at: EpochMs): void {
  const { count } = sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM known_visitors").one();
  if (count >= KNOWN_VISITORS_MAX) return;
  sql.exec("INSERT OR IGNORE INTO known_visitors (hash, seen_at, visits) VALUES (?, ?, 0)", hash, at);
}

export function isKnownVisitor(sql: SqlStorage, hash: ArrayBuffer): boolean {
  return sql.exec("SELECT 1 FROM known_visitors WHERE hash = ?", hash).toArray().length > 0;
}

/** Records a visit of a recognised guest. @returns whether they had visited before. */
export function recordKnownVisit(sql: SqlStorage, hash: ArrayBuffer, at: EpochMs): boolean {
  const { visits } = sql
    .exec<{ visits: number }>(
      `UPDATE known_visitors SET visits = visits + 1, seen_at = MAX(seen_at, ?)
       WHERE hash = ? RETURNING visits`,
      at,
      hash,
    )
    .one();
  return visits > 1;
}

export function deleteKnownVisitor(sql: SqlStorage, hash: ArrayBuffer): void {
  sql.exec("DELETE FROM known_visitors WHERE hash = ?", hash);
}

/** Deletes visitors whose browser no longer has the id. */
export function deleteExpiredVisitors(sql: SqlStorage, day: string): void {
  sql.exec("DELETE FROM known_visitors WHERE seen_at < ?", Date.parse(`${day}T00:00:00Z`) - KNOWN_FOR_MS);
}
