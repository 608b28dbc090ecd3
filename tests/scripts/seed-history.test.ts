import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { toPeriod } from "#domain/analytics/period.ts";
import type { Figure } from "#domain/analytics/report.ts";
import { readHandling } from "#domain/guest/request-state.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { toCountedTerm } from "#portal/ask/counted-term.ts";
import { writeHistory } from "#scripts/seed/history.ts";
import { addHourly, createEmptyDay } from "#worker/analytics/day-figures.ts";
import { readFigures } from "#worker/analytics/read-figures.ts";
import { readSearches } from "#worker/analytics/search-counts.ts";

const NOW = Date.UTC(2026, 10, 22, 15, 30);
const timeZone = "Europe/Berlin";
const asking = { now: NOW, timeZone };
const QUESTION = `${"b".repeat(24)} ${"q".repeat(24)} stars`;
const STAFF = "d".repeat(24);
const [FIRST, SECOND] = ["b".repeat(24), "c".repeat(24)] as const;

const state = mkdtempSync(join(tmpdir(), "foyer-history-"));
afterAll(() => rmSync(state, { recursive: true }));

/** A database file where the development server stores it. */
function openFile(folder: string): DatabaseSync {
  const path = join(state, "v3", folder);
  mkdirSync(path, { recursive: true });
  return new DatabaseSync(join(path, "0.sqlite"));
}

/** The storage interface of analytics, over the history's file. */
function openSql(database: DatabaseSync): SqlStorage {
  const exec = (query: string, ...values: SQLInputValue[]) => {
    const rows = database.prepare(query).all(...values);
    return { toArray: () => rows, one: () => rows[0] };
  };
  return { exec } as unknown as SqlStorage;
}

/** The state after the demo's first guests. */
function seedFirstGuests() {
  const analytics = openFile("do/foyer-PropertyAnalytics");
  analytics.exec(`create table day_figures (day text primary key, figures text not null);
    create table known_visitors (hash blob); create table questions (button_id text, question_id text, text text);
    create table scanned_places (place_id text primary key, scanned_at integer);
    create table place_days (day text, place_id text, scans integer, visits integer, requests integer);
    create table search_counts (day text, language text, term text, missing integer, found integer, opened integer,
      primary key (day, language, term));
    create table search_devices (day text, term text, devices integer, hashes text default '', primary key (day, term));
    create table dismissed_terms (term text, day text)`);
  const main = openFile("d1/foyer-D1");
  main.exec(`create table places (property_id text, id text, kind text, name text, position text, retired_at integer,
      created_at integer); create table place_codes (code text, created_at integer);
    insert into places values ('p', '${FIRST}', 'room', '201', '0', null, ${NOW}), ('p', '${SECOND}', 'table', '4', '1', null, ${NOW});
    create table users (id text, email text, display_name text);
    insert into users values ('${STAFF}', 'staff@foyer.example', 'Front desk');
    create table guest_desks (property_id text, delivered integer, open_requests integer);
    insert into guest_desks values ('p', 1, 1), ('q', 1, 1)`);
  const first = createEmptyDay();
  addHourly(first, 9, "visits", 1);
  first.buttons = { [FIRST]: [1, 1], [SECOND]: [1, 1] };
  first.answers = { [QUESTION]: [1, 5] };
  const { day } = toLocalTime(NOW, timeZone);
  analytics.prepare("insert into day_figures values (?, ?)").run(day, JSON.stringify(first));
  const desk = openFile("do/foyer-GuestDesk");
  const answers = [{ questionId: "q", question: "?", responseType: "stars", value: 5 }];
  const asked = { service: "Fresh towels", note: "", room: "12", clock: [{ from: NOW, to: NOW + 600_000 }] };
  desk.exec(`create table messages (id text primary key, kind text, at integer, closed_at integer, room text,
      receipt_code text, content text, handling text, due_at integer, language text);
    insert into messages values ('f', 'feedback', ${NOW}, null, '', null, '${JSON.stringify({ answers })}', null, null, 'en');
    insert into messages values ('r', 'request', ${NOW}, null, '12', null, '${JSON.stringify(asked)}', null,
      ${NOW + 600_000}, 'en')`);
  return { analytics, desk, main };
}

it("the history of the demo is what its dashboard counts: each figure is the sum of its parts, day by day [S14]", () => {
  const { analytics, desk, main } = seedFirstGuests();
  writeHistory(state, asking);
  const period = toPeriod("30d", asking);
  if (!period) throw new Error("Thirty days are a period.");
  const figures = readFigures(openSql(analytics), period, asking);

  const sum = (parts: readonly Figure[]) => ({
    value: parts.reduce((all, { value }) => all + value, 0),
    before: parts.reduce((all, { before }) => all + before, 0),
  });
  const { totals } = figures;
  expect(totals.visits.value).toBeGreaterThan(1_000);
  expect(totals.visits.before).toBeGreaterThan(1_000);
  expect(sum(figures.series.map(({ visits }) => visits))).toEqual(totals.visits);
  expect(sum(figures.visitsPerHour).value).toBe(totals.visits.value);
  expect(sum(figures.buttons.map(({ clicks }) => clicks)).value).toBe(totals.clicks.value);
  expect(sum(figures.channels.map(({ clicks }) => clicks)).value).toBe(totals.socialClicks.value);
  for (const parts of [
    figures.languages.map(({ visits }) => visits),
    Object.values(figures.devices),
    [figures.sources.qr, figures.sources.direct],
  ]) {
    expect(sum(parts).value).toBe(totals.visits.value);
  }
  // Each language has as many searches as its terms together.
  const searches = readSearches(openSql(analytics), {
    period,
    today: period.to,
    language: undefined,
    termsMax: 99,
  });
  const terms = [...searches.found, ...searches.missing];
  expect(searches.missing.map(({ term }) => term)).toContain("kayak hire");
  expect(searches.total.searches).toBeGreaterThan(100);
  const addTerms = (which: string) =>
    analytics
      .prepare(
        `select language, sum(missing), sum(found), sum(opened) from search_counts where term ${which} '' group by 1`,
      )
      .all();
  expect(addTerms("=")).toEqual(addTerms("<>"));
  expect(terms.every(({ term }) => toCountedTerm(term, "en") === term)).toBe(true);
  // Some visits began at places.
  const atPlaces = sum(figures.places.map(({ visits }) => visits));
  expect(atPlaces.value / totals.visits.value).toBeCloseTo(0.42, 1);
  expect(sum(figures.places.map(({ scans }) => scans)).value).toBeGreaterThan(atPlaces.value);
  // No card is newer than its first scan.
  const newest = main.prepare("select max(created_at) as at from places").get();
  const firstScan = analytics.prepare("select min(scanned_at) as at from scanned_places").get();
  expect(Number(newest?.at)).toBeLessThan(Number(firstScan?.at));
  const days = analytics.prepare("select day from day_figures order by day").all();
  const { day: today } = toLocalTime(NOW, timeZone);
  expect([days.at(0)?.day, days.at(-1)?.day]).toEqual([addDays(today, -94), today]);

  // All messages are in the past, and each has its own id.
  for (const [kind, all_rows] of [
    ["feedback", 41],
    ["request", 367],
  ] as const) {
    const row = desk
      .prepare("select count(*) as all_rows, max(at) as newest from messages where kind = ?")
      .get(kind);
    expect(row).toEqual({ all_rows, newest: NOW });
  }
  const states = desk
    .prepare(
      "select at, closed_at, handling, content, due_at from messages where handling is not null order by at desc",
    )
    .all()
    .map(({ at, closed_at, handling, content, due_at }) => {
      const { state, holder } = readHandling(String(handling), closed_at === null ? null : Number(closed_at));
      const { clock } = JSON.parse(String(content)) as { clock: { from: number }[] };
      return [state, holder?.name, clock[0]?.from === at, due_at];
    });
  expect(states).toEqual([
    ["new", undefined, true, null],
    ["seen", undefined, true, null],
    ["taken", "Front desk", true, null],
    ["new", undefined, true, null],
    ["done", "Front desk", true, null],
    ["refused", "Front desk", true, null],
  ]);
  const rows = main.prepare("select property_id, open_requests from guest_desks").all();
  expect(rows).toMatchObject([
    { property_id: "p", open_requests: 4 },
    { property_id: "q", open_requests: 1 },
  ]);
});
