/**
 * Guests' messages in the desk's SQLite: feedback and requests of one property. Exposes insert, list pages,
 * counts and the steps of handling. Damaged rows are logged and skipped in lists, so that the others stay
 * visible.
 */

import {
  type AnyContent,
  type AnyMessage,
  CLOSED_KINDS,
  type ContentOf,
  MESSAGE_KINDS,
  type MessageKindName,
} from "#domain/guest/messages/kinds.ts";
import type { StoredMessage } from "#domain/guest/messages/message-kind.ts";
import { OPEN_REQUESTS_COUNTED_MAX } from "#domain/guest/open-requests.ts";
import type { RatingFilter } from "#domain/guest/rating-filter.ts";
import { type Handling, isOpenState, type RequestState, readHandling } from "#domain/guest/request-state.ts";
import { isContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import { RATING_CONDITIONS } from "./schema.ts";

/** A message to store. */
export interface NewMessage {
  readonly kind: MessageKindName;
  readonly id: string;
  readonly at: EpochMs;
  readonly buttonId: string;
  readonly language: string;
  /** The flood group of a held message, which is not mailed; `null`: not held. */
  readonly heldGroup: string | null;
  readonly receiptCode: string | null;
  readonly content: AnyContent;
}

export interface MessageRow extends Record<string, SqlStorageValue> {
  id: string;
  kind: string;
  at: number;
  closed_at: number | null;
  button_id: string;
  language: string;
  room: string;
  held_group: string | null;
  receipt_code: string | null;
  content: string;
  handling: string | null;
}

/** Converts a row; its content was validated on arrival. A language unknown to this version is read as English. */
export function toMessage(row: MessageRow): AnyMessage {
  return {
    id: row.id,
    at: row.at,
    closedAt: row.closed_at,
    handling: toHandling(row),
    buttonId: row.button_id,
    language: isContentLanguage(row.language) ? row.language : "en",
    receiptCode: row.receipt_code,
    content: JSON.parse(row.content) as AnyContent,
  };
}

function toHandling({ id, handling, closed_at }: MessageRow): Handling {
  try {
    return readHandling(handling, closed_at);
  } catch (error) {
    // Unreadable steps: the guest still waits, so the message is shown as unhandled.
    logEvent("item_set_aside", { kind: "handling of a message", message: id, error });
    return readHandling(null, closed_at);
  }
}

/** A message for a list; `null`: damaged content, which is logged. */
function readListed(row: MessageRow): AnyMessage | null {
  try {
    return toMessage(row);
  } catch (error) {
    logEvent("item_set_aside", { kind: "message", message: row.id, error });
    return null;
  }
}

/** Stores a message once, with its room in a column for searches. @returns whether it is new. */
export function insertMessage(
  sql: SqlStorage,
  message: NewMessage,
  closedAt: EpochMs | null = null,
): boolean {
  const { kind, id, at, buttonId, language, heldGroup, receiptCode, content } = message;
  const { room } = MESSAGE_KINDS[kind].toEntry(content as never);
  const { rowsWritten } = sql.exec(
    `INSERT INTO messages (id, kind, at, closed_at, button_id, language, room, held_group, receipt_code, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    ...[id, kind, at, closedAt, buttonId, language, room, heldGroup, receiptCode],
    JSON.stringify(content),
  );
  return rowsWritten > 0;
}

export function findMessage(sql: SqlStorage, kind: MessageKindName, id: string): AnyMessage | null {
  const [row] = sql.exec<MessageRow>("SELECT * FROM messages WHERE id = ? AND kind = ?", id, kind).toArray();
  return row ? toMessage(row) : null;
}

/** The request with a receipt. */
export function findRequestByReceipt(
  sql: SqlStorage,
  receiptCode: string,
): StoredMessage<ContentOf<"request">> | null {
  const [row] = sql
    .exec<MessageRow>("SELECT * FROM messages WHERE receipt_code = ? AND kind = 'request'", receiptCode)
    .toArray();
  return row ? (toMessage(row) as StoredMessage<ContentOf<"request">>) : null;
}

/** Cursor of a list: whether the last message is open, its time and id. */
export type MessageCursor = readonly [isOpen: boolean, at: EpochMs, id: string];

export interface MessagePage {
  readonly kind: MessageKindName;
  /** Only messages of this held group; `null`: only those not held. */
  readonly heldGroup: string | null;
  /** Feedback with this rating only; `null`: all. */
  readonly rating?: RatingFilter | null;
  /** Only messages whose room contains this text (lower case); empty: all. */
  readonly room?: string;
  readonly before: MessageCursor | null;
  readonly limit: number;
}

/** A page of a kind's messages: open ones first, then closed ones, each newest first. */
export function readMessagePage(
  sql: SqlStorage,
  { heldGroup, rating = null, room = "", ...page }: MessagePage,
): AnyMessage[] {
  const { before, limit } = page;
  if (heldGroup !== null) return readPage(sql, { ...page, where: "held_group = ?", bound: [heldGroup] });
  if (rating !== null) return readPage(sql, { ...page, ...RATING_INDEXES[rating] });
  const bound = room === "" ? [] : [room];
  const there = room === "" ? "" : "AND instr(' ' || lower(room) || ' ', ' ' || ? || ' ') > 0";
  const isBeforeOpen = before?.[0] ?? true;
  const open = isBeforeOpen
    ? readPage(sql, { ...page, where: `closed_at IS NULL AND held_group IS NULL ${there}`, bound })
    : [];
  if (open.length >= limit) return open;
  const where = `closed_at IS NOT NULL AND held_group IS NULL ${there}`;
  const closed = readPage(sql, { ...page, where, bound, before: isBeforeOpen ? null : before });
  return [...open, ...closed].slice(0, limit);
}

interface Condition {
  /** The index that SQLite must use, which also gives the order of the rows. */
  readonly index?: string;
  readonly where: string;
  readonly bound?: readonly SqlStorageValue[];
}

const starsCondition = (stars: number): Condition => ({
  index: "messages_stars",
  where: `stars = ${stars} AND held_group IS NULL`,
});
const RATING_INDEXES: Readonly<Record<RatingFilter, Condition>> = {
  low: { index: "messages_low", where: RATING_CONDITIONS.low },
  liked: { index: "messages_liked", where: RATING_CONDITIONS.liked },
  disliked: { index: "messages_disliked", where: RATING_CONDITIONS.disliked },
  5: starsCondition(5),
  4: starsCondition(4),
  3: starsCondition(3),
  2: starsCondition(2),
  1: starsCondition(1),
};

function readPage(
  sql: SqlStorage,
  page: Omit<MessagePage, "heldGroup" | "rating" | "room"> & Condition,
): AnyMessage[] {
  const { kind, before, limit, index, where, bound = [] } = page;
  const [isOpen = true, at, id] = before ?? [];
  // With a bare `LIMIT ?` the query took 187 µs, with `? + 0` 105 µs (SQLite 3.53, 2026-11).
  const rows = sql
    .exec<MessageRow>(
      `SELECT * FROM messages ${index ? `INDEXED BY ${index}` : ""} WHERE kind = ? AND ${where}
       ${before ? "AND (at, id) < (?, ?)" : ""} ORDER BY at DESC, id DESC LIMIT ? + 0`,
      ...[kind, ...bound, ...(before ? [at ?? 0, id ?? ""] : []), limit],
    )
    .toArray();
  const listed = rows.flatMap((row) => readListed(row) ?? []);
  const last = rows.at(-1);
  if (!last || rows.length < limit || listed.length === rows.length) return listed;
  // A page that is short is the last one.
  const rest = { ...page, before: [isOpen, last.at, last.id], limit: limit - listed.length } as const;
  return [...listed, ...readPage(sql, rest)];
}

/** A member's assigned open requests. */
export function selectRequestsTakenBy(sql: SqlStorage, userId: string): AnyMessage[] {
  return sql
    .exec<MessageRow>(
      "SELECT * FROM messages WHERE kind = 'request' AND closed_at IS NULL AND iif(json_valid(handling), handling ->> '$.holder.userId', NULL) = ?",
      userId,
    )
    .toArray()
    .flatMap((row) => readListed(row) ?? []);
}

/** Number of open messages, at most `OPEN_REQUESTS_COUNTED_MAX`. */
export function countOpen(sql: SqlStorage): number {
  return countOpenWhere(sql, "TRUE");
}

/** Number of unassigned open messages, at most `OPEN_REQUESTS_COUNTED_MAX`, for the inbox badge. */
export function countWaiting(sql: SqlStorage): number {
  const taken: RequestState = "taken";
  return countOpenWhere(
    sql,
    `COALESCE(iif(json_valid(handling), handling ->> 'state', ''), '') <> '${taken}'`,
  );
}

/** Open requests of a property, at most `OPEN_REQUESTS_COUNTED_MAX`: how many, the oldest, and those overdue. */
export function summariseWaiting(
  sql: SqlStorage,
  now: EpochMs,
): { readonly open: number; readonly oldestAt: EpochMs | null; readonly overdue: number } {
  const kinds = CLOSED_KINDS.map(() => "?").join(", ");
  const [oldest] = sql
    .exec<{ at: number }>(
      `SELECT at FROM messages WHERE kind IN (${kinds}) AND closed_at IS NULL AND held_group IS NULL
       ORDER BY at LIMIT 1`,
      ...CLOSED_KINDS,
    )
    .toArray();
  // By the promise itself: `due_at` is cleared once staff were told.
  const dueAt = "iif(json_valid(content), content ->> '$.clock[#-1].to', NULL)";
  const overdue = countOpenWhere(sql, `${dueAt} <= ?`, now);
  return { open: countOpen(sql), oldestAt: oldest?.at ?? null, overdue };
}

function countOpenWhere(sql: SqlStorage, condition: string, ...values: readonly number[]): number {
  const kinds = CLOSED_KINDS.map(() => "?").join(", ");
  return sql
    .exec<{ open: number }>(
      `SELECT COUNT(*) AS open FROM (SELECT 1 FROM messages
       WHERE kind IN (${kinds}) AND closed_at IS NULL AND held_group IS NULL AND ${condition}
       LIMIT ${OPEN_REQUESTS_COUNTED_MAX})`,
      ...CLOSED_KINDS,
      ...values,
    )
    .one().open;
}

/** Stores the steps of a message; `closedAt` is set when it is first closed. */
export function storeHandling(
  sql: SqlStorage,
  { id, closedAt }: Pick<AnyMessage, "id" | "closedAt">,
  handling: Handling,
  at: EpochMs,
): void {
  const closed = isOpenState(handling.state) ? null : (closedAt ?? at);
  const stored = JSON.stringify(handling);
  sql.exec("UPDATE messages SET handling = ?, closed_at = ? WHERE id = ?", stored, closed, id);
}

/** Unheld messages of a kind since a moment, as rows, oldest first. */
export function selectMessagesSince(sql: SqlStorage, kind: MessageKindName, since: EpochMs): MessageRow[] {
  return sql
    .exec<MessageRow>(
      "SELECT * FROM messages WHERE kind = ? AND at >= ? AND held_group IS NULL ORDER BY at",
      kind,
      since,
    )
    .toArray();
}
