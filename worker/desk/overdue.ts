import type { ContentOf } from "#domain/guest/messages/kinds.ts";
import type { StoredMessage } from "#domain/guest/messages/message-kind.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { notAsideCondition, setAside } from "./aside.ts";
import { type MessageRow, toMessage } from "./messages.ts";
import { readNumber, writeSetting } from "./settings.ts";

/** Minimum time between two reports. Requests that become overdue in between are reported together. */
const OVERDUE_INTERVAL_MS = 10 * MINUTE_MS;

/** Open requests whose deadline is not yet reported; same condition as the index. */
const WATCHED = `due_at IS NOT NULL AND closed_at IS NULL AND held_group IS NULL
  AND ${notAsideCondition("overdue", "messages.id")}`;

/** Sets a message's deadline. */
export function setDeadline(sql: SqlStorage, id: string, dueAt: EpochMs): void {
  sql.exec("UPDATE messages SET due_at = ? WHERE id = ?", dueAt, id);
}

/** When the next report is due; `null`: none. */
export function findNextOverdueAt(sql: SqlStorage): EpochMs | null {
  const [first] = sql
    .exec<{ due_at: number }>(`SELECT due_at FROM messages WHERE ${WATCHED} ORDER BY due_at LIMIT 1`)
    .toArray();
  if (!first) return null;
  return Math.max(first.due_at, (readNumber(sql, "overdue_told") ?? 0) + OVERDUE_INTERVAL_MS);
}

export type OverdueRequest = StoredMessage<ContentOf<"request">>;

/**
 * Claims all overdue requests for a report, each once, longest overdue first. An unreadable one is set aside
 * and passed to `onAside`.
 */
export function claimOverdue(
  sql: SqlStorage,
  now: EpochMs,
  onAside: (error: unknown) => void,
): OverdueRequest[] {
  const rows = sql
    .exec<MessageRow>(`SELECT * FROM messages WHERE ${WATCHED} AND due_at <= ? ORDER BY due_at`, now)
    .toArray();
  const taken = rows.flatMap((row) => {
    try {
      return [toMessage(row) as OverdueRequest];
    } catch (error) {
      setAside(sql, "overdue", row.id, now);
      onAside(error);
      return [];
    }
  });
  sql.exec(`UPDATE messages SET due_at = NULL WHERE ${WATCHED} AND due_at <= ?`, now);
  writeSetting(sql, "overdue_told", now);
  return taken;
}
