import type { Guard } from "#domain/content/guard.ts";
import {
  admitGuess,
  type Guesses,
  type GuessLimit,
  NETWORK_GUESSES,
  PROPERTY_GUESSES,
} from "#domain/guest/guesses.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";

/** What a guarded button opens in a language, as it was rendered. */
export interface GuardedPart {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  readonly guard: Guard;
  /** A `dialog` element. */
  readonly html: string;
  /** What it asks of guests, as JSON of a `GuestForm`; null where it is no form. */
  readonly form: string | null;
}

/** Replaces all that is guarded. Call it in a transaction. */
export function replaceGuarded(sql: SqlStorage, parts: readonly GuardedPart[]): void {
  sql.exec("DELETE FROM guarded");
  for (const { buttonId, language, guard, html, form } of parts) {
    sql.exec(
      "INSERT INTO guarded (button_id, language, guard, html, form) VALUES (?, ?, ?, ?, ?)",
      buttonId,
      language,
      guard,
      html,
      form,
    );
  }
}

export function findGuarded(
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

/** What a guarded button asks of guests, in each of its languages. */
export function findGuardedForms(sql: SqlStorage, buttonId: string): readonly string[] {
  return sql
    .exec<{ form: string }>("SELECT form FROM guarded WHERE button_id = ? AND form IS NOT NULL", buttonId)
    .toArray()
    .map(({ form }) => form);
}

/** A button's PIN, hashed, and since when it holds. */
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

/** The ids of the buttons that have a PIN. */
export function listPinned(sql: SqlStorage): readonly string[] {
  return sql
    .exec<{ id: string }>("SELECT button_id AS id FROM pins")
    .toArray()
    .map(({ id }) => id);
}

/** The name under which the guesses of all networks are counted; no network is called so. */
const ALL = "*";
/** So many networks are counted; the property's own count holds for all of them. */
const NETWORKS_MAX = 500;

function readGuesses(sql: SqlStorage, network: string): Guesses | null {
  const [guesses] = sql
    .exec<{ count: number; until: number }>("SELECT count, until FROM guesses WHERE network = ?", network)
    .toArray();
  return guesses ?? null;
}

function writeGuesses(sql: SqlStorage, network: string, { count, until }: Guesses): void {
  sql.exec("INSERT OR REPLACE INTO guesses (network, count, until) VALUES (?, ?, ?)", network, count, until);
}

/**
 * Counts a guess of a network before it is looked at, so that many at once are no more than one after the other. Call
 * it in a transaction. @returns until when nothing more is looked at; null: this one is.
 */
export function spendGuess(sql: SqlStorage, network: string, now: EpochMs): EpochMs | null {
  const names: readonly (readonly [string, GuessLimit])[] = [
    [network, NETWORK_GUESSES],
    [ALL, PROPERTY_GUESSES],
  ];
  const counted = names.map(([name, limit]) => {
    const before = readGuesses(sql, name);
    return { name, before, after: admitGuess(before, limit, now) };
  });
  const over = counted.flatMap(({ before, after }) => (after === null && before ? [before.until] : []));
  if (over.length > 0) return Math.max(...over);
  sql.exec("DELETE FROM guesses WHERE until <= ?", now);
  sql.exec(
    "DELETE FROM guesses WHERE network IN (SELECT network FROM guesses WHERE network != ? ORDER BY until DESC LIMIT -1 OFFSET ?)",
    ALL,
    NETWORKS_MAX - 1,
  );
  for (const { name, after } of counted) if (after) writeGuesses(sql, name, after);
  return null;
}

/** Takes back the count of a guess that was right. */
export function refundGuess(sql: SqlStorage, network: string): void {
  sql.exec("UPDATE guesses SET count = count - 1 WHERE network IN (?, ?) AND count > 0", network, ALL);
}
