import { DAY_MS, type EpochMs, MINUTE_MS } from "../../time.ts";
import { firstMomentAt, toLocalClock } from "../../zoned-time.ts";
import type { Hours } from "./hours.ts";
import {
  getNextTurn,
  isInSeason,
  isWholeYear,
  type Season,
  toDate,
  toDayNumber,
  toWeekday,
  type Weekday,
} from "./season.ts";
import { MINUTES_A_DAY, toMinutes, type Window } from "./window.ts";

/*
 * Opening times of a button from its hours and the property's local clock. A skipped local time means the
 * moment after the gap; a repeated one means its first occurrence (T3). Weeks are walked in local minutes,
 * which is cheap; only the ends of each result are converted to moments.
 */

/** Half-open. `to: null`: does not close within the search range. */
export interface Opening {
  readonly from: EpochMs;
  readonly to: EpochMs | null;
}

/** Local minutes since 1970-01-01T00:00. */
interface ClockSpan {
  readonly from: number;
  readonly to: number;
}

/** Number of earlier days whose windows may still be open. */
const DAYS_BACK = 2;
/** Days to search: a week, plus one day at each end for windows past midnight and clock changes. */
const WEEK_AHEAD = 9;
const WEEK = 7;
/** Days to search with yearly seasons: every date occurs on every weekday, also 29 February on a Sunday. */
const YEARS_AHEAD_DAYS = 41 * 366;

interface Row extends ClockSpan {
  readonly season: Season | null;
}

/** Opening times grouped by start day and sorted, in minutes from that day's midnight. */
interface Timetable {
  readonly onWeekday: (weekday: Weekday) => readonly Row[];
  readonly byDay: ReadonlyMap<number, readonly Row[]>;
  readonly seasons: readonly Season[];
}

/** The season of a window; `null`: all year, also for a yearly season that covers the whole year. */
function findSeason({ season }: Window): Season | null {
  return season?.kind === "yearly" && isWholeYear(season) ? null : season;
}

const timetables = new WeakMap<Hours, Timetable>();

function getTimetable(hours: Hours): Timetable {
  const known = timetables.get(hours);
  if (known) return known;
  const inOrder = (rows: Row[]) => rows.sort((a, b) => a.from - b.from);
  const byWeekday = new Map<Weekday, readonly Row[]>();
  const onWeekday = (weekday: Weekday): readonly Row[] => {
    const asked = byWeekday.get(weekday);
    if (asked) return asked;
    const windows = hours.windows.filter(({ days }) => days.includes(weekday));
    const rows = inOrder(windows.map((window) => ({ ...toMinutes(window), season: findSeason(window) })));
    byWeekday.set(weekday, rows);
    return rows;
  };
  const onDate = (date: string): readonly Row[] => {
    const dated = hours.exceptions.filter((exception) => exception.date === date);
    return inOrder(dated.flatMap(({ open }) => (open ? [{ ...toMinutes(open), season: null }] : [])));
  };
  const timetable = {
    onWeekday,
    byDay: new Map(hours.exceptions.map(({ date }) => [toDayNumber(date), onDate(date)])),
    seasons: hours.windows.flatMap((window) => findSeason(window) ?? []),
  };
  timetables.set(hours, timetable);
  return timetable;
}

function getSpans(
  { onWeekday, byDay }: Timetable,
  day: number,
  running: readonly Season[],
): readonly ClockSpan[] {
  const rows = byDay.get(day) ?? onWeekday(toWeekday(day));
  const midnight = day * MINUTES_A_DAY;
  return rows
    .filter(({ season }) => season === null || running.includes(season))
    .map(({ from, to }) => ({ from: midnight + from, to: midnight + to }));
}

/** The seasons that include a day. They stay the same until `nextTurnAfter`. */
function findRunning({ seasons }: Timetable, day: number): readonly Season[] {
  return seasons.filter((season) => isInSeason(season, toDate(day)));
}

/** The last day to search: by then every repeating pattern has occurred. */
function getLastDay({ seasons, byDay }: Timetable, day: number): number {
  if (seasons.some(({ kind }) => kind === "yearly")) return day + YEARS_AHEAD_DAYS;
  return Math.max(day, ...seasons.map(({ to }) => toDayNumber(to)), ...byDay.keys()) + WEEK_AHEAD;
}

/** The next day on which a season begins or ends, or an exception applies. */
function nextTurnAfter({ seasons, byDay }: Timetable, day: number): number {
  const turns = seasons.map((season) => getNextTurn(season, day));
  const dates = [...byDay.keys()].flatMap((date) => [date, date + 1]);
  return Math.min(...turns, ...dates.filter((date) => date > day));
}

/** Open spans from a day on, in local time and in order; adjacent ones are joined. */
function* generateClockSpans(
  hours: Hours,
  firstDay: number,
  untilDay: number,
): Generator<ClockSpan & { readonly endless: boolean }> {
  const timetable = getTimetable(hours);
  const lastDay = Math.max(getLastDay(timetable, firstDay), untilDay);
  let current: ClockSpan | null = null;
  let turn = nextTurnAfter(timetable, firstDay);
  let running = findRunning(timetable, firstDay);
  /** Days walked within one weekly pattern while open without a break. */
  let walked = 0;
  /** Consecutive days without an opening. */
  let quiet = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    if (day === turn) {
      turn = nextTurnAfter(timetable, day);
      running = findRunning(timetable, day);
      walked = 0;
    }
    const spans = getSpans(timetable, day, running);
    for (const span of spans) {
      if (current && span.from <= current.to) {
        current = { from: current.from, to: Math.max(current.to, span.to) };
      } else {
        if (current) yield { ...current, endless: false };
        current = span;
        walked = 0;
      }
    }
    walked += 1;
    quiet = spans.length === 0 ? quiet + 1 : 0;
    // A whole week was closed, or open without a break: the following weeks until the next turn are the same.
    const isAlike: boolean =
      walked > WEEK && (quiet > WEEK || (current !== null && current.to >= (day + 1) * MINUTES_A_DAY));
    const weeks: number = isAlike ? Math.floor((Math.min(turn, lastDay + 1) - 1 - day) / WEEK) : 0;
    if (weeks < 1) continue;
    day += weeks * WEEK;
    if (current && quiet === 0) {
      current = { from: current.from, to: current.to + weeks * WEEK * MINUTES_A_DAY };
    }
  }
  if (!current) return;
  const isBeyond = current.to >= (lastDay + 1) * MINUTES_A_DAY;
  yield { ...current, endless: isBeyond && current.to - current.from > 7 * MINUTES_A_DAY };
}

/**
 * Openings in order, starting with the first that ends after `at`: at least up to `until`, and far enough to
 * cover everything that repeats.
 */
function* generateOpenings(hours: Hours, timeZone: string, at: EpochMs, until = at): Generator<Opening> {
  const toMoment = (minutes: number) => firstMomentAt(minutes * MINUTE_MS, timeZone);
  const clock = toLocalClock(at, timeZone);
  const today = Math.floor(clock / DAY_MS);
  const lastDay = Math.ceil(until / DAY_MS) + 1;
  let current: Opening | null = null;
  for (const { from, to, endless } of generateClockSpans(hours, today - DAYS_BACK, lastDay)) {
    // Skip spans that are over by the local clock.
    if (!endless && to * MINUTE_MS <= clock) continue;
    const next: Opening = { from: toMoment(from), to: endless ? null : toMoment(to) };
    if (current && current.to !== null && next.from <= current.to) {
      current = { from: current.from, to: next.to };
      continue;
    }
    if (current && isAhead(current, at)) yield current;
    current = next;
  }
  if (current && isAhead(current, at)) yield current;
}

function isAhead({ from, to }: Opening, at: EpochMs): boolean {
  return to === null || (to > at && to > from);
}

interface Found {
  readonly timeZone: string;
  readonly at: EpochMs;
  readonly first: Opening | null;
}

/** Cache of the latest opening, valid until its end, because pages ask twice for the same moment. */
const latestFound = new WeakMap<Hours, Found>();

function findFirstOpening(hours: Hours, timeZone: string, at: EpochMs): Opening | null {
  const known = latestFound.get(hours);
  if (known?.timeZone === timeZone && known.at <= at && at < (known.first?.to ?? Number.POSITIVE_INFINITY)) {
    return known.first;
  }
  const first = generateOpenings(hours, timeZone, at).next().value ?? null;
  latestFound.set(hours, { timeZone, at, first });
  return first;
}

/** Whether the button is open. `at`: epoch milliseconds; `timeZone`: IANA name. `null` hours: always open. */
export function isOpenAt(hours: Hours | null, timeZone: string, at: EpochMs): boolean {
  if (hours === null) return true;
  const first = findFirstOpening(hours, timeZone, at);
  return first !== null && first.from <= at;
}

/** The next opening or closing after `at`; `null` if there is none. */
export function nextChangeAfter(hours: Hours | null, timeZone: string, at: EpochMs): EpochMs | null {
  if (hours === null) return null;
  const first = findFirstOpening(hours, timeZone, at);
  if (first === null) return null;
  return first.from > at ? first.from : first.to;
}

/** The next opening after `at`; `null` if there is none. */
export function nextOpeningAfter(hours: Hours | null, timeZone: string, at: EpochMs): EpochMs | null {
  if (hours === null) return null;
  const first = findFirstOpening(hours, timeZone, at);
  if (first === null || first.from > at) return first?.from ?? null;
  for (const { from } of generateOpenings(hours, timeZone, at)) if (from > at) return from;
  return null;
}

/** Openings between two moments, clipped to them and in order. */
export function openingsBetween(
  hours: Hours | null,
  timeZone: string,
  { from, to }: { readonly from: EpochMs; readonly to: EpochMs },
): readonly { readonly from: EpochMs; readonly to: EpochMs }[] {
  if (hours === null) return [{ from, to }];
  const spans: { from: EpochMs; to: EpochMs }[] = [];
  for (const opening of generateOpenings(hours, timeZone, from, to)) {
    if (opening.from >= to) break;
    spans.push({ from: Math.max(opening.from, from), to: Math.min(opening.to ?? to, to) });
  }
  return spans;
}
