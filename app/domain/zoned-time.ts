import { DAY_MS, type EpochMs, MINUTE_MS } from "./time.ts";

/** Local time of a moment in a zone: `2026-11-21T14:05`, the format of `datetime-local`. */
export function toWallTime(at: EpochMs, timeZone: string): string {
  const { day, hour, sinceMidnightMs } = toLocalTime(at, timeZone);
  const minute = Math.floor(sinceMidnightMs / MINUTE_MS) % 60;
  return `${day}T${padToTwo(hour)}:${padToTwo(minute)}`;
}

/**
 * The moment of a local time in a zone; `null` if malformed. Never throws.
 *
 * A time skipped by daylight saving means the moment after the gap; a repeated one means its first
 * occurrence.
 */
export function parseWallTime(wallTime: string, timeZone: string): EpochMs | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime)) return null;
  const clock = Date.parse(`${wallTime}:00Z`);
  if (Number.isNaN(clock)) return null;
  // A zone's offset is at most a day; the two guesses differ only near a clock change.
  const guesses = [-DAY_MS, DAY_MS].map(
    (away) => clock - (toLocalClock(clock + away, timeZone) - clock - away),
  );
  const exact = guesses.filter((at) => toLocalClock(at, timeZone) === clock);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}

/** The local time of a moment. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly hour: number;
  /** Since the day's midnight, in local time. */
  readonly sinceMidnightMs: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function getClockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Clock changes fall on quarter hours; offsets are constant in between. */
const QUARTER_MS = 15 * MINUTE_MS;
let latestClock: { readonly timeZone: string; readonly quarter: EpochMs; readonly clock: Clock } | null =
  null;

/** A zone's local time at a quarter of an hour. */
interface Clock {
  readonly time: LocalTime;
  /** Midnight of that day, in local milliseconds since 1970-01-01T00:00. */
  readonly midnight: number;
}

/** Local day and hour of a moment. Throws a RangeError for an unknown zone. */
export function toLocalTime(at: EpochMs, timeZone: string): LocalTime {
  const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  const { time } = clockAt(quarter, timeZone);
  return { ...time, sinceMidnightMs: time.sinceMidnightMs + (at - quarter) };
}

function clockAt(quarter: EpochMs, timeZone: string): Clock {
  if (latestClock?.quarter !== quarter || latestClock.timeZone !== timeZone) {
    latestClock = { timeZone, quarter, clock: readClock(quarter, timeZone) };
  }
  return latestClock.clock;
}

function readClock(at: EpochMs, timeZone: string): Clock {
  const parts = new Map(
    getClockFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type) ?? "0");
  const [year, month, date, hour] = [part("year"), part("month"), part("day"), part("hour")];
  return {
    time: {
      day: `${String(year).padStart(4, "0")}-${padToTwo(month)}-${padToTwo(date)}`,
      hour,
      sinceMidnightMs: (hour * 60 + part("minute")) * MINUTE_MS,
    },
    midnight: midnightOn(year, month, date),
  };
}

/** Midnight UTC of a day. Unlike `Date.UTC`, which maps the years 0 to 99 to 19xx. */
export function midnightOn(year: number, month: number, date: number): EpochMs {
  return new Date(0).setUTCFullYear(year, month - 1, date);
}

function padToTwo(value: number): string {
  return String(value).padStart(2, "0");
}

/** Cached days per zone: a page with sixty hours uses the same few. */
const LEADS_MAX = 1_000;
/** Offset from UTC by zone and UTC day; `null`: it changes on this day. */
const leadsByZone = new Map<string, Map<number, number | null>>();

function findLeadOn(day: number, timeZone: string): number | null {
  const leads = leadsByZone.get(timeZone) ?? new Map<number, number | null>();
  const known = leads.get(day);
  if (known !== undefined) return known;
  const leadAt = (at: EpochMs) => readZoneClock(at, timeZone) - at;
  const lead = leadAt(day * DAY_MS);
  const steady = lead === leadAt((day + 1) * DAY_MS) ? lead : null;
  if (leads.size >= LEADS_MAX) leads.clear();
  leadsByZone.set(timeZone, leads.set(day, steady));
  return steady;
}

function readZoneClock(at: EpochMs, timeZone: string): number {
  const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  const { time, midnight } = clockAt(quarter, timeZone);
  return midnight + time.sinceMidnightMs + (at - quarter);
}

/** Local time of a zone, in milliseconds since 1970-01-01T00:00 local. */
export function toLocalClock(at: EpochMs, timeZone: string): number {
  const lead = findLeadOn(Math.floor(at / DAY_MS), timeZone);
  return lead === null ? readZoneClock(at, timeZone) : at + lead;
}

/**
 * The first moment at which a zone's clock shows a time, given like `toLocalClock`, in whole minutes. A time
 * skipped by daylight saving means the moment after the gap; a repeated one means its first occurrence.
 * Monotonic.
 */
export function firstMomentAt(clock: number, timeZone: string): EpochMs {
  // A zone's offset is at most a day; the two guesses differ only near a clock change.
  const guesses = [-DAY_MS, DAY_MS].map(
    (away) => clock - (toLocalClock(clock + away, timeZone) - clock - away),
  );
  const [early, late] = [Math.min(...guesses), Math.max(...guesses)];
  const exact = [early, late].find((at) => toLocalClock(at, timeZone) === clock);
  if (exact !== undefined) return exact;
  // Skipped: the clock change lies between the guesses.
  let [before, after] = [early, late];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (toLocalClock(middle, timeZone) >= clock) after = middle;
    else before = middle;
  }
  return after;
}

/**
 * Adds days to a date, both `YYYY-MM-DD`. Outside the years 0 to 9999 the result has ISO 8601's sign and is
 * never compared.
 */
export function addDays(day: string, days: number): string {
  return toDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** UTC day of a moment, `YYYY-MM-DD`. */
function toDay(at: EpochMs): string {
  const iso = new Date(at).toISOString();
  return iso.slice(0, iso.indexOf("T"));
}

/** The Monday of a day's week, both `YYYY-MM-DD`. */
export function getMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
