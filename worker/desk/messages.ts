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
import { RATED } from "./rated.ts";

/** A message as it comes. */
export interface NewMessage {
  readonly kind: MessageKindName;
  readonly id: string;
  readonly at: EpochMs;
  readonly buttonId: string;
  readonly language: string;
  /** The flood that it belongs to, of which staff get no mail; null for all others. */
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

/**
 * A row of the table. Its content was checked by its kind when it came. A guest of a newer version may have written in
 * a language that this one does not know.
 */
export function toMessage(row: MessageRow): AnyMessage {
  return {
    id: row.id,
    at: row.at,
    closedAt: row.closed_at,
    handling: handlingOf(row),
    buttonId: row.button_id,
    language: isContentLanguage(row.language) ? row.language : "en",
    receiptCode: row.receipt_code,
    content: JSON.parse(row.content) as AnyContent,
  };
}

function handlingOf({ id, handling, closed_at }: MessageRow): Handling {
  try {
    return readHandling(handling, closed_at);
  } catch (error) {
    // Its guest waits all the same: it is shown as if nobody had been on it.
    logEvent("item_set_aside", { kind: "handling of a message", message: id, error });
    return readHandling(null, closed_at);
  }
}

/** A message of a list; null for one whose content is damaged, which is logged: the others are shown. */
function readListed(row: MessageRow): AnyMessage | null {
  try {
    return toMessage(row);
  } catch (error) {
    logEvent("item_set_aside", { kind: "message", message: row.id, error });
    return null;
  }
}

/** Stores a message once; its room stands in a column, by which it is searched. @returns whether it is new. */
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

/** The request that has a receipt. */
export function findRequestOf(
  sql: SqlStorage,
  receiptCode: string,
): StoredMessage<ContentOf<"request">> | null {
  const [row] = sql
    .exec<MessageRow>("SELECT * FROM messages WHERE receipt_code = ? AND kind = 'request'", receiptCode)
    .toArray();
  return row ? (toMessage(row) as StoredMessage<ContentOf<"request">>) : null;
}

/** Where a page of a list begins: behind a message that is open or not, by its moment and id. */
export type MessageCursor = readonly [isOpen: boolean, at: EpochMs, id: string];

interface MessagePage {
  readonly kind: MessageKindName;
  /** The messages of a held group, in place of those that are not held. */
  readonly heldGroup: string | null;
  /** Of feedback that is not held, only what was rated so; null: all. */
  readonly rating?: RatingFilter | null;
  /** Only what is not held and has these words in its room, in small letters; empty: all. */
  readonly room?: string;
  readonly before: MessageCursor | null;
  readonly limit: number;
}

/** A page of a kind's messages: the open ones first, of each the newest first. */
export function pageOfMessages(
  sql: SqlStorage,
  { heldGroup, rating = null, room = "", ...page }: MessagePage,
): AnyMessage[] {
  const { before, limit } = page;
  if (heldGroup !== null) return readPage(sql, { ...page, where: "held_group = ?", bound: [heldGroup] });
  if (rating !== null) return readPage(sql, { ...page, ...RATED_SO[rating] });
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
  /** By which the rows are found, in their order. */
  readonly index?: string;
  readonly where: string;
  readonly bound?: readonly SqlStorageValue[];
}

const ofStars = (stars: number): Condition => ({
  index: "messages_stars",
  where: `stars = ${stars} AND held_group IS NULL`,
});
const RATED_SO: Readonly<Record<RatingFilter, Condition>> = {
  low: { index: "messages_low", where: RATED.low },
  liked: { index: "messages_liked", where: RATED.liked },
  disliked: { index: "messages_disliked", where: RATED.disliked },
  5: ofStars(5),
  4: ofStars(4),
  3: ofStars(3),
  2: ofStars(2),
  1: ofStars(1),
};

function readPage(
  sql: SqlStorage,
  page: Omit<MessagePage, "heldGroup" | "rating" | "room"> & Condition,
): AnyMessage[] {
  const { kind, before, limit, index, where, bound = [] } = page;
  const [isOpen = true, at, id] = before ?? [];
  // The limit is a sum for the reason that `db/client.ts` gives.
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

/** The open requests that a person is on. */
export function selectTakenBy(sql: SqlStorage, userId: string): AnyMessage[] {
  return sql
    .exec<MessageRow>(
      "SELECT * FROM messages WHERE kind = 'request' AND closed_at IS NULL AND iif(json_valid(handling), handling ->> '$.holder.userId', NULL) = ?",
      userId,
    )
    .toArray()
    .flatMap((row) => readListed(row) ?? []);
}

/** How many messages are open, at most `OPEN_REQUESTS_COUNTED_MAX`. */
export function countOpen(sql: SqlStorage): number {
  return countOpenWhere(sql, "TRUE");
}

/** How many open messages nobody is on, at most `OPEN_REQUESTS_COUNTED_MAX`: what the badge of the inbox counts. */
export function countWaiting(sql: SqlStorage): number {
  const taken: RequestState = "taken";
  return countOpenWhere(
    sql,
    `COALESCE(iif(json_valid(handling), handling ->> 'state', ''), '') <> '${taken}'`,
  );
}

function countOpenWhere(sql: SqlStorage, condition: string): number {
  const kinds = CLOSED_KINDS.map(() => "?").join(", ");
  return sql
    .exec<{ open: number }>(
      `SELECT COUNT(*) AS open FROM (SELECT 1 FROM messages
       WHERE kind IN (${kinds}) AND closed_at IS NULL AND held_group IS NULL AND ${condition}
       LIMIT ${OPEN_REQUESTS_COUNTED_MAX})`,
      ...CLOSED_KINDS,
    )
    .one().open;
}

/** Stores what staff have done about a message; it is closed from the moment on at which it was. */
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

/** The messages of a kind from a moment on that are not held, as they are stored, the oldest first. */
export function messagesSince(sql: SqlStorage, kind: MessageKindName, since: EpochMs): MessageRow[] {
  return sql
    .exec<MessageRow>(
      "SELECT * FROM messages WHERE kind = ? AND at >= ? AND held_group IS NULL ORDER BY at",
      kind,
      since,
    )
    .toArray();
}
