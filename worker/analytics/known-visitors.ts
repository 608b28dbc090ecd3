import { DAY_MS, type EpochMs } from "#domain/time.ts";

/** As long as a browser keeps the id of a guest who has consented. */
const KNOWN_FOR_MS = 180 * DAY_MS;

/** Counts a visit of a guest who has consented: a repeat visit where they were there before. */
export function countKnownVisit(
  sql: SqlStorage,
  { hash, day, at }: { readonly hash: string; readonly day: string; readonly at: EpochMs },
): void {
  const isKnown = sql.exec("SELECT 1 FROM known_visitors WHERE hash = ?", hash).toArray().length > 0;
  sql.exec(
    `INSERT INTO known_visitors (hash, seen_at) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET seen_at = MAX(seen_at, excluded.seen_at)`,
    hash,
    at,
  );
  sql.exec(
    `INSERT INTO known_days (day, visits, repeat_visits) VALUES (?, 1, ?)
     ON CONFLICT DO UPDATE SET visits = visits + 1, repeat_visits = repeat_visits + excluded.repeat_visits`,
    day,
    isKnown ? 1 : 0,
  );
}

export function forgetKnownVisitor(sql: SqlStorage, hash: string): void {
  sql.exec("DELETE FROM known_visitors WHERE hash = ?", hash);
}

/** Forgets whoever's id no browser can hold any more on a day. */
export function forgetKnownBefore(sql: SqlStorage, day: string): void {
  sql.exec("DELETE FROM known_visitors WHERE seen_at < ?", Date.parse(`${day}T00:00:00Z`) - KNOWN_FOR_MS);
}
