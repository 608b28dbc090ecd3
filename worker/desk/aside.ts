import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { readNumber, writeSetting } from "./settings.ts";

/**
 * The desk's queues with items that can be set aside, by number, address or id. A failed push is not retried
 * from here, because the browser gets the next notification; it is counted until the night.
 */
export type AsideKind =
  | "task"
  | "mail"
  | "alert"
  | "alert mail"
  | "overdue"
  | "notification"
  | "push"
  | "staff notification"
  | "staff push";

/** Time after which an item that still fails is deleted. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Sets a failing item aside, so that later ones proceed. It stays in its table, is skipped until the night, and
 * is then retried.
 */
export function setAside(sql: SqlStorage, kind: AsideKind, item: string | number, now: EpochMs): void {
  sql.exec(
    `INSERT INTO aside (kind, item, first_at, is_due) VALUES (?, ?, ?, 0)
     ON CONFLICT (kind, item) DO UPDATE SET is_due = 0`,
    ...[kind, String(item), now],
  );
}

/** SQL condition: the item is not set aside. */
export function notAsideCondition(kind: AsideKind, column: string): string {
  return `NOT EXISTS (SELECT 1 FROM aside WHERE kind = '${kind}' AND item = CAST(${column} AS TEXT) AND is_due = 0)`;
}

/** Number of items set aside. */
export function countAside(sql: SqlStorage): number {
  return sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM aside WHERE is_due = 0").one().count;
}

/**
 * Makes all items set aside due again. Tasks get new numbers, above those D1 has seen. Items that were retried
 * last night and did not fail again are removed. For a transaction.
 */
export function tryAsideAgain(sql: SqlStorage, now: EpochMs): void {
  sql.exec("DELETE FROM aside WHERE is_due = 1");
  const over = "SELECT CAST(item AS INTEGER) FROM aside WHERE kind = 'task' AND first_at <= ?";
  sql.exec(`DELETE FROM outbox WHERE number IN (${over})`, now - KEPT_MS);
  sql.exec("DELETE FROM aside WHERE first_at <= ?", now - KEPT_MS);
  const tasks = sql
    .exec<{ item: string }>("SELECT item FROM aside WHERE kind = 'task' ORDER BY item")
    .toArray();
  for (const { item } of tasks) {
    const number = Math.max((readNumber(sql, "number") ?? 0) + 1, now);
    writeSetting(sql, "number", number);
    sql.exec("UPDATE outbox SET number = ? WHERE number = ?", number, Number(item));
    sql.exec("UPDATE aside SET item = ? WHERE kind = 'task' AND item = ?", String(number), item);
  }
  sql.exec("UPDATE aside SET is_due = 1");
}
