import type { HeldGroup } from "#domain/guest/held-messages.ts";
import type { AnyMessage, MessageKindName } from "#domain/guest/messages/kinds.ts";
import { type MessageRow, type NewMessage, toMessage } from "./messages.ts";

/** Screens are notified of a flood once in each interval of this length. */
const HELD_NEWS_MS = 30_000;

/** Whether this is the first message of its flood since screens were notified. */
export function isHeldNews(sql: SqlStorage, { kind, id, at, heldGroup }: NewMessage): boolean {
  const since = at - (at % HELD_NEWS_MS);
  const earlier = sql
    .exec(
      "SELECT 1 FROM messages WHERE kind = ? AND held_group = ? AND at >= ? AND id <> ? LIMIT 1",
      ...[kind, heldGroup, since, id],
    )
    .toArray();
  return earlier.length === 0;
}

/** The newest groups of held messages of a kind, with their sizes. */
export function listHeldGroups(sql: SqlStorage, kind: MessageKindName, limit: number): HeldGroup[] {
  return sql
    .exec<{ held_group: string; count: number; first_at: number; last_at: number }>(
      `SELECT held_group, COUNT(*) AS count, MIN(at) AS first_at, MAX(at) AS last_at FROM messages
       WHERE kind = ? AND held_group IS NOT NULL GROUP BY held_group
       ORDER BY last_at DESC, held_group DESC LIMIT ?`,
      kind,
      limit,
    )
    .toArray()
    .map(({ held_group, count, first_at, last_at }) => ({
      heldGroup: held_group,
      count,
      firstAt: new Date(first_at).toISOString(),
      lastAt: new Date(last_at).toISOString(),
    }));
}

export interface HeldGroupKey {
  readonly kind: MessageKindName;
  readonly heldGroup: string;
}

/** Releases a group's messages into the list, at their original times. @returns them, oldest first. */
export function releaseHeld(sql: SqlStorage, { kind, heldGroup }: HeldGroupKey): AnyMessage[] {
  const held = sql
    .exec<MessageRow>("SELECT * FROM messages WHERE kind = ? AND held_group = ? ORDER BY at", kind, heldGroup)
    .toArray()
    .map(toMessage);
  sql.exec("UPDATE messages SET held_group = NULL WHERE kind = ? AND held_group = ?", kind, heldGroup);
  return held;
}

/** Deletes a group's messages. @returns how many there were. */
export function deleteHeld(sql: SqlStorage, { kind, heldGroup }: HeldGroupKey): number {
  return sql
    .exec("DELETE FROM messages WHERE kind = ? AND held_group = ? RETURNING 1", kind, heldGroup)
    .toArray().length;
}
