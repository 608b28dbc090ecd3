/**
 * Guarded content, PINs and attempts in the desk's SQLite (R8). Exposes the tables' reads and writes, and
 * `countGuess`, which limits attempts per network, place and property.
 */

import type { Guard } from "#domain/content/guard.ts";
import {
  admitGuess,
  DAY_GUESS_LIMIT,
  type Guesses,
  type GuessLimit,
  KNOWN_NETWORK_GUESS_LIMIT,
  NETWORK_GUESS_LIMIT,
  NETWORK_HOUR_GUESS_LIMIT,
  PROPERTY_GUESS_LIMIT,
} from "#domain/guest/guesses.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

/** A guarded button's rendered content in a language. */
export interface GuardedPart {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  readonly guard: Guard;
  /** A `dialog` element. */
  readonly html: string;
  /** Its form, as JSON of a `GuestForm`; `null`: not a form. */
  readonly form: string | null;
  /** Its protected files: storage keys by the names in `html`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Replaces all guarded content. For a transaction. */
export function replaceGuarded(sql: SqlStorage, parts: readonly GuardedPart[]): void {
  sql.exec("DELETE FROM guarded");
  for (const { buttonId, language, guard, html, form, files } of parts) {
    sql.exec(
      "INSERT INTO guarded (button_id, language, guard, html, form, files) VALUES (?, ?, ?, ?, ?, ?)",
      buttonId,
      language,
      guard,
      html,
      form,
      JSON.stringify(files),
    );
  }
}

export function findGuardedPart(
  sql: SqlStorage,
  { buttonId, language }: Pick<GuardedPart, "buttonId" | "language">,
): Pick<GuardedPart, "guard" | "html"> | null {
  const [part] = sql
    .exec<{ guard: Guard; html: string }>(
      "SELECT guard, html FROM guarded WHERE button_id = ? AND language = ?",
      buttonId,
      language,
    )
    .toArray();
  return part ?? null;
}

/** Key of a guarded button's file; `null`: no such file. */
export function findGuardedFile(
  sql: SqlStorage,
  { buttonId, language, name }: Pick<GuardedPart, "buttonId" | "language"> & { readonly name: string },
): string | null {
  const [file] = sql
    .exec<{ key: string | null }>(
      "SELECT files ->> ? AS key FROM guarded WHERE button_id = ? AND language = ?",
      name,
      buttonId,
      language,
    )
    .toArray();
  return file?.key ?? null;
}

/** A guarded button's form in each of its languages. */
export function findGuardedForms(sql: SqlStorage, buttonId: string): readonly string[] {
  return sql
    .exec<{ form: string }>("SELECT form FROM guarded WHERE button_id = ? AND form IS NOT NULL", buttonId)
    .toArray()
    .map(({ form }) => form);
}

/** A button's PIN as a hash, and when it was set. */
export interface StoredPin {
  readonly hash: string;
  readonly setAt: EpochMs;
}

export function storePin(sql: SqlStorage, buttonId: string, { hash, setAt }: StoredPin): void {
  sql.exec("INSERT OR REPLACE INTO pins (button_id, hash, set_at) VALUES (?, ?, ?)", buttonId, hash, setAt);
}

export function findPin(sql: SqlStorage, buttonId: string): StoredPin | null {
  const [pin] = sql
    .exec<{ hash: string; setAt: number }>(
      "SELECT hash, set_at AS setAt FROM pins WHERE button_id = ?",
      buttonId,
    )
    .toArray();
  return pin ?? null;
}

/** Ids of the buttons with a PIN. */
export function listPinnedButtons(sql: SqlStorage): readonly string[] {
  return sql
    .exec<{ id: string }>("SELECT button_id AS id FROM pins")
    .toArray()
    .map(({ id }) => id);
}

/** Names of counters that belong to no network: all strangers, all known guests, and a button's day. */
const STRANGERS = "*";
const KNOWN = "+";
const dayName = (buttonId: string) => `day ${buttonId}`;
/** Counter name that marks a network where a guest has passed, until the pass ends. */
const passedName = (network: string) => `passed ${network}`;
const hourName = (guesser: string) => `hour ${guesser}`;
const KNOWN_LIMIT = [KNOWN, KNOWN_NETWORK_GUESS_LIMIT] as const;
const STRANGER_LIMIT = [STRANGERS, PROPERTY_GUESS_LIMIT] as const;
/** Maximum number of stored counters. Networks beyond it are limited by the property-wide limits only. */
const NAMES_MAX = 390;
/** Maximum number of networks with a correct PIN that are stored; the latest ones stay. */
const PASSED_MAX = 100;

/** The button, network and place of a PIN attempt. */
export interface Guesser {
  readonly buttonId: string;
  readonly network: string;
  /** The place whose card the device has scanned; `null`: none. */
  readonly placeId: string | null;
}

function readGuesses(sql: SqlStorage, network: string): Guesses | null {
  const [guesses] = sql
    .exec<{ count: number; until: number }>("SELECT count, until FROM guesses WHERE network = ?", network)
    .toArray();
  return guesses ?? null;
}

function writeGuesses(sql: SqlStorage, network: string, { count, until }: Guesses): void {
  sql.exec("INSERT OR REPLACE INTO guesses (network, count, until) VALUES (?, ?, ?)", network, count, until);
}

/** Limits of an attempt: per place for devices with a card, otherwise per network; and one for the whole property. */
function listLimits(
  sql: SqlStorage,
  { network, placeId }: Guesser,
  now: EpochMs,
): readonly (readonly [string, GuessLimit])[] {
  const guesser = placeId === null ? network : `card ${placeId}`;
  const isKnown = placeId !== null || (readGuesses(sql, passedName(network))?.until ?? 0) > now;
  const all = isKnown ? KNOWN_LIMIT : STRANGER_LIMIT;
  return [[guesser, NETWORK_GUESS_LIMIT], [hourName(guesser), NETWORK_HOUR_GUESS_LIMIT], all];
}

/**
 * Counts an attempt before checking it, so that parallel attempts can't exceed the limit. For a transaction.
 * @returns when attempts are allowed again; `null`: this one is allowed.
 */
export function countGuess(sql: SqlStorage, guesser: Guesser, now: EpochMs): EpochMs | null {
  const limits = [...listLimits(sql, guesser, now), [dayName(guesser.buttonId), DAY_GUESS_LIMIT] as const];
  const counted = limits.map(([name, limit]) => {
    const before = readGuesses(sql, name);
    return { name, before, after: admitGuess(before, limit, now) };
  });
  const over = counted.flatMap(({ before, after }) => (after === null && before ? [before.until] : []));
  if (over.length > 0) return Math.max(...over);
  sql.exec("DELETE FROM guesses WHERE until <= ?", now);
  sql.exec(
    `DELETE FROM guesses WHERE network IN (SELECT network FROM guesses
       WHERE network NOT IN (?, ?) AND network NOT LIKE 'day %' AND network NOT LIKE 'passed %'
       ORDER BY until DESC LIMIT -1 OFFSET ?)`,
    STRANGERS,
    KNOWN,
    NAMES_MAX,
  );
  for (const { name, after } of counted) if (after) writeGuesses(sql, name, after);
  return null;
}

/** Refunds a correct attempt, and marks its network as known until the pass ends. */
export function refundGuess(sql: SqlStorage, guesser: Guesser, now: EpochMs, until: EpochMs): void {
  for (const [name] of [...listLimits(sql, guesser, now), [dayName(guesser.buttonId)] as const])
    sql.exec("UPDATE guesses SET count = count - 1 WHERE network = ? AND count > 0", name);
  writeGuesses(sql, passedName(guesser.network), { count: 0, until });
  sql.exec(
    `DELETE FROM guesses WHERE network IN (SELECT network FROM guesses
       WHERE network LIKE 'passed %' ORDER BY until DESC LIMIT -1 OFFSET ?)`,
    PASSED_MAX,
  );
}

/** A button's wrong PINs within a day. */
export function countWrongPins(sql: SqlStorage, buttonId: string, now: EpochMs): number {
  const guesses = readGuesses(sql, dayName(buttonId));
  return guesses && guesses.until > now ? guesses.count : 0;
}

/** Resets a button's wrong PINs after its PIN changed. */
export function deleteWrongPins(sql: SqlStorage, buttonId: string): void {
  sql.exec("DELETE FROM guesses WHERE network = ?", dayName(buttonId));
}
