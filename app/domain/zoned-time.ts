import { DAY_MS, type EpochMs, MINUTE_MS } from "./time.ts";

/** A moment as clocks of a zone show it: `2026-11-21T14:05`, the form of a date-time control. */
export function wallTimeOf(at: EpochMs, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}`;
}

/**
 * The moment at which clocks of a zone show a time; null for what is no time.
 *
 * In the hour that daylight saving skips, the moment after it; in the one that it repeats, the first.
 */
export function momentOf(wallTime: string, timeZone: string): EpochMs | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime)) return null;
  const asUtc = Date.parse(`${wallTime}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const leadAt = (at: EpochMs) => Date.parse(`${wallTimeOf(at, timeZone)}:00Z`) - at;
  // The offset of the zone is at most a day; the two guesses differ only around a change of the clocks.
  const guesses = [asUtc - leadAt(asUtc - 86_400_000), asUtc - leadAt(asUtc + 86_400_000)];
  const exact = guesses.filter((at) => wallTimeOf(at, timeZone) === wallTime);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}

/** A moment on the wall clock of a time zone. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly hour: number;
  /** From the day's midnight, as the clock shows it. */
  readonly sinceMidnightMs: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
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

/** Clocks are set at a quarter of an hour; in between, time passes alike everywhere. */
const QUARTER_MS = 15 * MINUTE_MS;
let latest: { readonly timeZone: string; readonly quarter: EpochMs; readonly time: LocalTime } | null = null;

/** Day and hour of a moment in a time zone. Throws a RangeError for a zone that does not exist. */
export function localTimeOf(at: EpochMs, timeZone: string): LocalTime {
  const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  if (latest?.quarter !== quarter || latest.timeZone !== timeZone) {
    latest = { timeZone, quarter, time: readClock(quarter, timeZone) };
  }
  const { time } = latest;
  return { ...time, sinceMidnightMs: time.sinceMidnightMs + (at - quarter) };
}

function readClock(at: EpochMs, timeZone: string): LocalTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "0";
  const hour = Number(part("hour"));
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    hour,
    sinceMidnightMs: (hour * 60 + Number(part("minute"))) * MINUTE_MS,
  };
}

/** Days of a zone that are remembered: a page with sixty hours asks for the same few. */
const LEADS_MAX = 1_000;
/** By zone and day of UTC, how far the clock leads UTC; null: that changes on this day. */
const leads = new Map<string, number | null>();

function leadOn(day: number, timeZone: string): number | null {
  const name = `${timeZone} ${day}`;
  const known = leads.get(name);
  if (known !== undefined) return known;
  const leadAt = (at: EpochMs) => readClockOf(at, timeZone) - at;
  const lead = leadAt(day * DAY_MS);
  const steady = lead === leadAt((day + 1) * DAY_MS) ? lead : null;
  if (leads.size >= LEADS_MAX) leads.clear();
  leads.set(name, steady);
  return steady;
}

function readClockOf(at: EpochMs, timeZone: string): number {
  const { day, sinceMidnightMs } = localTimeOf(at, timeZone);
  return Date.parse(`${day}T00:00:00Z`) + sinceMidnightMs;
}

/** The clock of a zone at a moment, as milliseconds since 1970-01-01T00:00 on it. */
export function localClockOf(at: EpochMs, timeZone: string): number {
  const lead = leadOn(Math.floor(at / DAY_MS), timeZone);
  return lead === null ? readClockOf(at, timeZone) : at + lead;
}

/**
 * The first moment at which the clock of a zone shows a time, given as `localClockOf` does, in whole minutes. In the
 * hour that daylight saving skips, the moment after it; in the one that it repeats, the first. Never falls with the time.
 */
export function firstMomentAt(clock: number, timeZone: string): EpochMs {
  // The offset of a zone is at most a day; the two guesses differ only around a change of the clocks.
  const guesses = [-DAY_MS, DAY_MS].map(
    (away) => clock - (localClockOf(clock + away, timeZone) - clock - away),
  );
  const [early, late] = [Math.min(...guesses), Math.max(...guesses)];
  const exact = [early, late].find((at) => localClockOf(at, timeZone) === clock);
  if (exact !== undefined) return exact;
  // Skipped: the change of the clocks lies between the guesses.
  let [before, after] = [early, late];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (localClockOf(middle, timeZone) >= clock) after = middle;
    else before = middle;
  }
  return after;
}

/**
 * The day a number of days after another, both `YYYY-MM-DD`. Beyond the years 0 to 9999 a text of ISO 8601 with a sign,
 * which no `YYYY-MM-DD` is compared with.
 */
export function addDays(day: string, days: number): string {
  const iso = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString();
  return iso.slice(0, iso.indexOf("T"));
}

/** The Monday of the week that holds a day, both `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
