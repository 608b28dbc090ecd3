/**
 * Guests' searches (A9, D101): terms per day and language, without identity. Exposes counting, the report,
 * staff's dismissals, and deletion after 30 days.
 *
 * A device is a visitor of one day, as everywhere here (D11). Hashes of a term's first two devices are kept beside
 * it until the third comes or the day's visitors are deleted; then only their number is left. One phone on three
 * days therefore counts as three: telling them apart would need an identity that outlives the day.
 */

import type { GuestEvent } from "#domain/analytics/beacon.ts";
import {
  SEARCH_TERMS_PER_DAY_MAX,
  SEARCH_TERMS_PER_NETWORK_DAY_MAX,
  SEARCH_TERMS_PER_VISITOR_DAY_MAX,
} from "#domain/analytics/bounds.ts";
import type { DayRange } from "#domain/analytics/period.ts";
import {
  DISMISSED_DAYS,
  SEARCH_DEVICES_MIN,
  SEARCHES_KEPT_DAYS,
  type SearchCounts,
  type SearchOutcomes,
} from "#domain/analytics/searches.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { addDays } from "#domain/zoned-time.ts";
import { Shares } from "./shares.ts";
import { hashName } from "./visitor.ts";

type SearchEvent = Extract<GuestEvent, { readonly kind: "search" }>;

interface Searcher {
  readonly day: string;
  /** The visitor's hash for the day. */
  readonly hash: ArrayBuffer;
  readonly network: string;
}

/** Row of a language's sum, which also has the searches of terms beyond the day's limit. */
const EVERY_TERM = "";

/** Counts a search. Terms beyond a limit count in the sum of their language alone. For a transaction. */
export function countSearch(
  sql: SqlStorage,
  { term, language, outcome }: SearchEvent,
  searcher: Searcher,
): void {
  const { day } = searcher;
  const add = (counted: string) =>
    sql.exec(
      `INSERT INTO search_counts (day, language, term, ${outcome}) VALUES (?, ?, ?, 1)
       ON CONFLICT DO UPDATE SET ${outcome} = ${outcome} + 1`,
      day,
      language,
      counted,
    );
  add(EVERY_TERM);
  const isKnown =
    sql
      .exec("SELECT 1 FROM search_counts WHERE day = ? AND language = ? AND term = ?", day, language, term)
      .toArray().length > 0;
  if (!isKnown && !reserveTerm(sql, searcher)) return;
  add(term);
  addDevice(sql, term, searcher);
}

/** Takes a new term from the limits of the day, so that a flood of terms cannot fill the storage. */
function reserveTerm(sql: SqlStorage, { day, hash, network }: Searcher): boolean {
  const shares = new Shares(sql, { day, kind: "term" });
  const limits = { all: SEARCH_TERMS_PER_DAY_MAX, [network]: SEARCH_TERMS_PER_NETWORK_DAY_MAX };
  const visitor = hashName(hash);
  const isLeft = Object.entries({ ...limits, [visitor]: SEARCH_TERMS_PER_VISITOR_DAY_MAX }).every(
    ([name, limit]) => shares.used(name) < limit,
  );
  if (isLeft) shares.take(["all", network, visitor]);
  return isLeft;
}

function addDevice(sql: SqlStorage, term: string, { day, hash }: Searcher): void {
  const [row] = sql
    .exec<{ devices: number; hashes: string }>(
      "SELECT devices, hashes FROM search_devices WHERE day = ? AND term = ?",
      day,
      term,
    )
    .toArray();
  const { devices, hashes } = row ?? { devices: 0, hashes: "" };
  const name = hashName(hash);
  const known = hashes === "" ? [] : hashes.split(" ");
  if (devices >= SEARCH_DEVICES_MIN || known.includes(name)) return;
  const isEnough = devices + 1 >= SEARCH_DEVICES_MIN;
  sql.exec(
    "INSERT OR REPLACE INTO search_devices (day, term, devices, hashes) VALUES (?, ?, ?, ?)",
    day,
    term,
    devices + 1,
    isEnough ? "" : [...known, name].join(" "),
  );
}

/** First of the kept days. */
function getFirstSearchDay(today: string): string {
  return addDays(today, 1 - SEARCHES_KEPT_DAYS);
}

/** Whether guests searched in the kept days. */
export function hasSearches(sql: SqlStorage, today: string): boolean {
  const first = getFirstSearchDay(today);
  return sql.exec("SELECT 1 FROM search_counts WHERE day >= ? LIMIT 1", first).toArray().length > 0;
}

/** Deletes searches that are no longer kept, dismissals that ended, and the hashes of days before `day`. */
export function deleteOldSearches(sql: SqlStorage, day: string): void {
  sql.exec("UPDATE search_devices SET hashes = '' WHERE day < ? AND hashes <> ''", day);
  sql.exec("DELETE FROM search_counts WHERE day < ?", getFirstSearchDay(day));
  sql.exec("DELETE FROM search_devices WHERE day < ?", getFirstSearchDay(day));
  sql.exec("DELETE FROM dismissed_terms WHERE day <= ?", addDays(day, -DISMISSED_DAYS));
}

/** The day on which `deleteOldSearches` next has something to delete, without further guests; `null`: never. */
export function findSearchExpiry(sql: SqlStorage): string | null {
  const { counts, dismissed } = sql
    .exec<{ counts: string | null; dismissed: string | null }>(
      `SELECT (SELECT MIN(day) FROM search_counts) AS counts, (SELECT MIN(day) FROM dismissed_terms) AS dismissed`,
    )
    .one();
  const days = [
    ...(counts === null ? [] : [addDays(counts, SEARCHES_KEPT_DAYS)]),
    ...(dismissed === null ? [] : [addDays(dismissed, DISMISSED_DAYS)]),
  ];
  return days.sort()[0] ?? null;
}

/** Dismissed terms: more than staff would ever dismiss in 90 days. */
const DISMISSED_MAX = 1_000;

/** Hides a term from the terms not found, or lists it again. */
export function dismissTerm(
  sql: SqlStorage,
  term: string,
  { day, isDismissed }: { readonly day: string; readonly isDismissed: boolean },
): void {
  sql.exec("DELETE FROM dismissed_terms WHERE term = ?", term);
  if (!isDismissed) return;
  sql.exec("INSERT INTO dismissed_terms (term, day) VALUES (?, ?)", term, day);
  sql.exec(
    `DELETE FROM dismissed_terms WHERE term NOT IN
       (SELECT term FROM dismissed_terms ORDER BY day DESC, term LIMIT ${DISMISSED_MAX})`,
  );
}

interface CountRow extends Record<string, SqlStorageValue> {
  language: ContentLanguage;
  term: string;
  missing: number;
  found: number;
  opened: number;
}

interface Asked {
  readonly period: DayRange;
  readonly today: string;
  /** Absent: every language. */
  readonly language: ContentLanguage | undefined;
  /** Listed terms of each kind. */
  readonly termsMax: number;
}

/** The searches of a period. Three devices count over the period, whatever their language. */
export function readSearches(sql: SqlStorage, { period, today, language, termsMax }: Asked): SearchCounts {
  const first = getFirstSearchDay(today);
  const [, from = first] = [first, period.from].sort();
  const rows = sql
    .exec<CountRow>(
      `SELECT language, term, SUM(missing) AS missing, SUM(found) AS found, SUM(opened) AS opened
       FROM search_counts WHERE day BETWEEN ? AND ? GROUP BY language, term`,
      from,
      period.to,
    )
    .toArray();
  const shown = new Set(
    sql
      .exec<{ term: string }>(
        "SELECT term FROM search_devices WHERE day BETWEEN ? AND ? GROUP BY term HAVING SUM(devices) >= ?",
        from,
        period.to,
        SEARCH_DEVICES_MIN,
      )
      .toArray()
      .map(({ term }) => term),
  );
  const sums = rows.filter(({ term }) => term === EVERY_TERM);
  const asked = rows.filter((row) => language === undefined || row.language === language);
  const terms = asked.filter(({ term }) => term !== EVERY_TERM && shown.has(term));
  const dismissed = readDismissed(sql, today);
  return {
    days: from > period.to ? null : { from, to: period.to },
    total: addOutcomes(asked.filter(({ term }) => term === EVERY_TERM)),
    languages: sums
      .map((row) => ({ language: row.language, ...addOutcomes([row]) }))
      .sort(bySearches(({ language: code }) => code)),
    found: toTerms(terms, ({ found, opened }) => found + opened).slice(0, termsMax),
    missing: toTerms(
      terms.filter(({ term }) => !dismissed.has(term)),
      ({ missing }) => missing,
    )
      .slice(0, termsMax)
      .map(({ opened: _, ...term }) => term),
    hasRare: asked.some(({ term }) => term !== EVERY_TERM && !shown.has(term)),
  };
}

function readDismissed(sql: SqlStorage, today: string): ReadonlySet<string> {
  const since = addDays(today, -DISMISSED_DAYS);
  const rows = sql.exec<{ term: string }>("SELECT term FROM dismissed_terms WHERE day > ?", since).toArray();
  return new Set(rows.map(({ term }) => term));
}

function addOutcomes(rows: readonly CountRow[]): SearchOutcomes {
  const add = (outcome: "missing" | "found" | "opened") => rows.reduce((all, row) => all + row[outcome], 0);
  const [missing, found, opened] = [add("missing"), add("found"), add("opened")];
  return { searches: missing + found + opened, missing, opened };
}

/** Most searches first; equal ones by their name, so that the order is the same each time. */
function bySearches<Item extends { readonly searches: number }>(getName: (item: Item) => string) {
  return (one: Item, other: Item) =>
    other.searches - one.searches || (getName(one) < getName(other) ? -1 : 1);
}

/** Terms with at least one search that counts, over their languages. */
function toTerms(rows: readonly CountRow[], count: (row: CountRow) => number) {
  const terms = new Map<string, CountRow[]>();
  for (const row of rows) {
    if (count(row) === 0) continue;
    terms.set(row.term, [...(terms.get(row.term) ?? []), row]);
  }
  return [...terms]
    .map(([term, own]) => ({
      term,
      searches: own.reduce((sum, row) => sum + count(row), 0),
      opened: addOutcomes(own).opened,
      languages: own
        .map((row) => ({ language: row.language, searches: count(row) }))
        .sort(bySearches(({ language }) => language)),
    }))
    .sort(bySearches(({ term }) => term));
}
