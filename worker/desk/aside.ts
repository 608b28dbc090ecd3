import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { readNumber, writeSetting } from "./settings.ts";

/**
 * The queues of a desk, of which an item can be set aside: by its number, address or id. A push that threw is not tried
 * again, as its browser is by the next notification: it is counted until the night.
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

/** What can't be done for so long is given up. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Sets an item of a queue aside, so that what is behind it goes on. It stays in its own table, is passed over until the
 * night, and is tried again then.
 */
export function setAside(sql: SqlStorage, kind: AsideKind, item: string | number, now: EpochMs): void {
  sql.exec(
    `INSERT INTO aside (kind, item, first_at, is_due) VALUES (?, ?, ?, 0)
     ON CONFLICT (kind, item) DO UPDATE SET is_due = 0`,
    ...[kind, String(item), now],
  );
}

/** The condition that an item is not set aside, of a statement over its queue. */
export function notAside(kind: AsideKind, column: string): string {
  return `NOT EXISTS (SELECT 1 FROM aside WHERE kind = '${kind}' AND item = CAST(${column} AS TEXT) AND is_due = 0)`;
}

/** How many items are set aside. */
export function countAside(sql: SqlStorage): number {
  return sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM aside WHERE is_due = 0").one().count;
}

/**
 * Has everything that is set aside tried once more. Tasks get new numbers, behind which D1 has had nothing. What was
 * not set aside again since the last night is done. Belongs in a transaction.
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
