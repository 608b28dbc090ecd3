/**
 * Finds what a property holds of a guest (G8), by a receipt's code or by room and days, and what of it can be
 * erased.
 */

import {
  GUEST_ENTRIES_MAX,
  type GuestCode,
  type GuestEntry,
  type GuestEntryKey,
  toConsentCode,
} from "#domain/guest/guest-data.ts";
import { getKindByPath, MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import { foldDigits } from "#domain/text.ts";
import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import type { ConsentRow } from "./consents.ts";
import { type MessageRow, toMessage } from "./messages.ts";

export interface FoundEntries {
  readonly items: readonly GuestEntry[];
  readonly hasMore: boolean;
}

export interface Stay {
  /** Empty: everything in the period, also without a room. */
  readonly room: string;
  readonly from: EpochMs;
  /** Excluded. */
  readonly until: EpochMs;
}

/** A message with damaged content keeps only its room, so that it can be found and erased. */
function toMessageEntry(row: MessageRow): GuestEntry {
  const kind = row.kind as MessageKindName;
  const { path, toEntry } = MESSAGE_KINDS[kind];
  const { id, at, receipt_code: receiptCode } = row;
  const common = {
    kind: path,
    id,
    at: new Date(at).toISOString(),
    receipt: receiptCode === null ? "" : formatReceiptCode(receiptCode),
    isGiven: null,
  };
  try {
    return { ...common, ...toEntry(toMessage(row).content as never) };
  } catch (error) {
    logEvent("item_set_aside", { kind: "message", message: id, error });
    return { ...common, service: "", room: row.room, note: "", rating: null };
  }
}

function isRated(row: MessageRow): boolean {
  try {
    return MESSAGE_KINDS[row.kind as MessageKindName].toOpinion(toMessage(row).content as never) !== null;
  } catch {
    // Fall back to the row's columns, set on arrival.
    return row.stars !== null || row.liked === 1 || row.disliked === 1;
  }
}

function toConsentEntry({ id, at, visitor_id, given }: ConsentRow): GuestEntry {
  return {
    kind: "consents",
    id,
    at: new Date(at).toISOString(),
    receipt: toConsentCode(visitor_id),
    service: "",
    room: "",
    note: "",
    rating: null,
    isGiven: given === 1,
  };
}

function toPage(items: readonly GuestEntry[]): FoundEntries {
  const newestFirst = items.toSorted((one, other) => other.at.localeCompare(one.at));
  return { items: newestFirst.slice(0, GUEST_ENTRIES_MAX), hasMore: items.length > GUEST_ENTRIES_MAX };
}

const LIMIT = GUEST_ENTRIES_MAX + 1;

/** Entries with a code: a message by receipt or id, a consent by the start of its visitor id. */
export function findEntriesByCode(sql: SqlStorage, { names, value }: GuestCode): FoundEntries {
  const messages =
    names === "consent"
      ? []
      : sql
          .exec<MessageRow>(
            `SELECT * FROM messages WHERE ${names === "receipt" ? "receipt_code" : "id"} = ?`,
            value,
          )
          .toArray();
  const consents =
    names === "receipt"
      ? []
      : sql
          .exec<ConsentRow>(
            "SELECT * FROM consents WHERE visitor_id >= ? AND visitor_id < ? LIMIT ?",
            ...[value, `${value}~`, LIMIT],
          )
          .toArray();
  return toPage([...messages.map(toMessageEntry), ...consents.map(toConsentEntry)]);
}

/** Entries in a period, newest first: messages whose room contains the text, or all if it is empty. */
export function findEntriesByStay(sql: SqlStorage, { room, from, until }: Stay): FoundEntries {
  const rows = sql
    .exec<MessageRow>(
      `SELECT * FROM messages WHERE at >= ? AND at < ? AND (? = '' OR instr(lower(room), ?) > 0)
       ORDER BY at DESC LIMIT ?`,
      ...[from, until, room, foldDigits(room).toLowerCase(), LIMIT],
    )
    .toArray();
  return toPage(rows.map(toMessageEntry));
}

/** Entries to erase that still exist. */
export interface Erasable {
  readonly messages: readonly { readonly id: string; readonly at: EpochMs; readonly isRated: boolean }[];
  readonly consents: readonly { readonly id: string; readonly at: EpochMs; readonly visitorId: string }[];
}

/** Which of the entries still exist. */
export function findExistingEntries(sql: SqlStorage, entries: readonly GuestEntryKey[]): Erasable {
  const named = (isConsent: boolean) =>
    JSON.stringify(
      entries
        .filter(({ kind }) => (kind === "consents") === isConsent)
        .map(({ kind, id }) => (kind === "consents" ? id : `${getKindByPath(kind)} ${id}`)),
    );
  const messages = sql
    .exec<MessageRow>(
      "SELECT * FROM messages WHERE kind || ' ' || id IN (SELECT value FROM json_each(?)) AND id IN (SELECT substr(value, instr(value, ' ') + 1) FROM json_each(?))",
      named(false),
      named(false),
    )
    .toArray()
    .map((row) => ({ id: row.id, at: row.at, isRated: isRated(row) }));
  const consents = sql
    .exec<{ id: string; at: number; visitor_id: string }>(
      "SELECT id, at, visitor_id FROM consents WHERE id IN (SELECT value FROM json_each(?))",
      named(true),
    )
    .toArray()
    .map(({ id, at, visitor_id }) => ({ id, at, visitorId: visitor_id }));
  return { messages, consents };
}

export function deleteEntries(sql: SqlStorage, { messages, consents }: Erasable): void {
  const ids = (rows: readonly { readonly id: string }[]) => JSON.stringify(rows.map(({ id }) => id));
  sql.exec("DELETE FROM messages WHERE id IN (SELECT value FROM json_each(?))", ids(messages));
  sql.exec("DELETE FROM consents WHERE id IN (SELECT value FROM json_each(?))", ids(consents));
}
