import { DAY_MS, type EpochMs, MINUTE_MS } from "../../time.ts";
import { firstMomentAt, localClockOf } from "../../zoned-time.ts";
import type { Hours } from "./hours.ts";
import {
  dateOf,
  dayNumberOf,
  isInSeason,
  isWholeYear,
  nextTurnOf,
  type Season,
  type Weekday,
  weekdayOf,
} from "./season.ts";
import { MINUTES_A_DAY, minutesOf, type Window } from "./window.ts";

/*
 * When a button is open, by its hours and the clock of the property. A time that the clocks skip means the moment
 * after the gap; one that they repeat means its first (T3). Weeks are walked in minutes of the clock, which costs
 * nothing, and only the ends of what was found become moments.
 */

/** Half-open. An end of null: as far as anybody looks ahead, it does not close. */
export interface Opening {
  readonly from: EpochMs;
  readonly to: EpochMs | null;
}

/** Minutes of the clock since 1970-01-01T00:00 there. */
interface ClockSpan {
  readonly from: number;
  readonly to: number;
}

/** From the days before which something may still be open. */
const DAYS_BACK = 2;
/** A week, and a day at each end for windows over midnight and clock changes. */
const WEEK_AHEAD = 9;
const WEEK = 7;
/** After so many days dates and weekdays have met in every way there is, 29 February on a Sunday among them. */
const YEARS_AHEAD_DAYS = 41 * 366;

interface Row extends ClockSpan {
  readonly season: Season | null;
}

/** Hours by the day on which something begins, in minutes from its midnight, in order. */
interface Timetable {
  readonly onWeekday: (weekday: Weekday) => readonly Row[];
  readonly byDay: ReadonlyMap<number, readonly Row[]>;
  readonly seasons: readonly Season[];
}

/** One of every year that leaves out no day is none. */
function seasonOf({ season }: Window): Season | null {
  return season?.kind === "yearly" && isWholeYear(season) ? null : season;
}

const timetables = new WeakMap<Hours, Timetable>();

function timetableOf(hours: Hours): Timetable {
  const known = timetables.get(hours);
  if (known) return known;
  const inOrder = (rows: Row[]) => rows.sort((a, b) => a.from - b.from);
  const byWeekday = new Map<Weekday, readonly Row[]>();
  const onWeekday = (weekday: Weekday): readonly Row[] => {
    const asked = byWeekday.get(weekday);
    if (asked) return asked;
    const windows = hours.windows.filter(({ days }) => days.includes(weekday));
    const rows = inOrder(windows.map((window) => ({ ...minutesOf(window), season: seasonOf(window) })));
    byWeekday.set(weekday, rows);
    return rows;
  };
  const onDate = (date: string): readonly Row[] => {
    const dated = hours.exceptions.filter((exception) => exception.date === date);
    return inOrder(dated.flatMap(({ open }) => (open ? [{ ...minutesOf(open), season: null }] : [])));
  };
  const timetable = {
    onWeekday,
    byDay: new Map(hours.exceptions.map(({ date }) => [dayNumberOf(date), onDate(date)])),
    seasons: hours.windows.flatMap((window) => seasonOf(window) ?? []),
  };
  timetables.set(hours, timetable);
  return timetable;
}

function spansOf(
  { onWeekday, byDay }: Timetable,
  day: number,
  running: readonly Season[],
): readonly ClockSpan[] {
  const rows = byDay.get(day) ?? onWeekday(weekdayOf(day));
  const midnight = day * MINUTES_A_DAY;
  return rows
    .filter(({ season }) => season === null || running.includes(season))
    .map(({ from, to }) => ({ from: midnight + from, to: midnight + to }));
}

/** The seasons to which a day belongs, which are the same until the next turn. */
function runningOn({ seasons }: Timetable, day: number): readonly Season[] {
  return seasons.filter((season) => isInSeason(season, dateOf(day)));
}

/** The last day that has to be looked at from a day on, to have seen everything that repeats. */
function lastDayOf({ seasons, byDay }: Timetable, day: number): number {
  if (seasons.some(({ kind }) => kind === "yearly")) return day + YEARS_AHEAD_DAYS;
  return Math.max(day, ...seasons.map(({ to }) => dayNumberOf(to)), ...byDay.keys()) + WEEK_AHEAD;
}

/** The first day after a day on which a season begins or is over, or an exception does. */
function nextTurnAfter({ seasons, byDay }: Timetable, day: number): number {
  const turns = seasons.map((season) => nextTurnOf(season, day));
  const dates = [...byDay.keys()].flatMap((date) => [date, date + 1]);
  return Math.min(...turns, ...dates.filter((date) => date > day));
}

/** What is open on the clock from a day on, in order; what touches is one. */
function* clockSpans(
  hours: Hours,
  firstDay: number,
  untilDay: number,
): Generator<ClockSpan & { readonly endless: boolean }> {
  const timetable = timetableOf(hours);
  const lastDay = Math.max(lastDayOf(timetable, firstDay), untilDay);
  let current: ClockSpan | null = null;
  let turn = nextTurnAfter(timetable, firstDay);
  let running = runningOn(timetable, firstDay);
  /** Days of one week's pattern, without a break in what is open. */
  let walked = 0;
  /** Days without anything that opens. */
  let quiet = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    if (day === turn) {
      turn = nextTurnAfter(timetable, day);
      running = runningOn(timetable, day);
      walked = 0;
    }
    const spans = spansOf(timetable, day, running);
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
    // A whole week like the one to come, closed or open without a break: the weeks until the next turn are alike.
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
 * When it is open, in order, beginning with what is not over at a moment: at least up to `until`, and as far as it
 * takes to have seen everything that repeats.
 */
function* openingsFrom(hours: Hours, timeZone: string, at: EpochMs, until = at): Generator<Opening> {
  const momentOf = (minutes: number) => firstMomentAt(minutes * MINUTE_MS, timeZone);
  const clock = localClockOf(at, timeZone);
  const today = Math.floor(clock / DAY_MS);
  const lastDay = Math.ceil(until / DAY_MS) + 1;
  let current: Opening | null = null;
  for (const { from, to, endless } of clockSpans(hours, today - DAYS_BACK, lastDay)) {
    // What the clock has shown has been.
    if (!endless && to * MINUTE_MS <= clock) continue;
    const next: Opening = { from: momentOf(from), to: endless ? null : momentOf(to) };
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

/** What was found last: it stays the first until it is over, and pages ask for it twice at each moment. */
const found = new WeakMap<Hours, Found>();

function firstFrom(hours: Hours, timeZone: string, at: EpochMs): Opening | null {
  const known = found.get(hours);
  if (known?.timeZone === timeZone && known.at <= at && at < (known.first?.to ?? Number.POSITIVE_INFINITY)) {
    return known.first;
  }
  const first = openingsFrom(hours, timeZone, at).next().value ?? null;
  found.set(hours, { timeZone, at, first });
  return first;
}

/** Whether guests see it open. `at` is epoch milliseconds, `timeZone` an IANA name. Null: always. */
export function isOpenAt(hours: Hours | null, timeZone: string, at: EpochMs): boolean {
  if (hours === null) return true;
  const first = firstFrom(hours, timeZone, at);
  return first !== null && first.from <= at;
}

/** The first moment after `at` at which it opens or closes; null where it stays as it is. */
export function nextChangeAfter(hours: Hours | null, timeZone: string, at: EpochMs): EpochMs | null {
  if (hours === null) return null;
  const first = firstFrom(hours, timeZone, at);
  if (first === null) return null;
  return first.from > at ? first.from : first.to;
}

/** The first moment after `at` at which it opens; null where it never does again. */
export function nextOpeningAfter(hours: Hours | null, timeZone: string, at: EpochMs): EpochMs | null {
  if (hours === null) return null;
  const first = firstFrom(hours, timeZone, at);
  if (first === null || first.from > at) return first?.from ?? null;
  for (const { from } of openingsFrom(hours, timeZone, at)) if (from > at) return from;
  return null;
}

/** When it is open between two moments, cut to them; in order. */
export function openingsBetween(
  hours: Hours | null,
  timeZone: string,
  { from, to }: { readonly from: EpochMs; readonly to: EpochMs },
): readonly { readonly from: EpochMs; readonly to: EpochMs }[] {
  if (hours === null) return [{ from, to }];
  const spans: { from: EpochMs; to: EpochMs }[] = [];
  for (const opening of openingsFrom(hours, timeZone, from, to)) {
    if (opening.from >= to) break;
    spans.push({ from: Math.max(opening.from, from), to: Math.min(opening.to ?? to, to) });
  }
  return spans;
}
