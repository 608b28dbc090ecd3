/**
 * Reads reports from the rows of days. Exposes `readFigures` (dashboard), `readTotals` (portfolio) and
 * `readOldScans`. The cost depends on the number of days, buttons and places, not on guests.
 */

import { BOUNDS, type Bound, LARGE_NETWORK_SHARE } from "#domain/analytics/bounds.ts";
import { DEVICES } from "#domain/analytics/figures.ts";
import { daysBetween, HOURS, type Period, toHourStep, toPeriod } from "#domain/analytics/period.ts";
import type { Figure, Figures } from "#domain/analytics/report.ts";
import type { EpochMs } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { createEmptyDay, type DayFigures, getOverflowName, type Hourly, parseDay } from "./day-figures.ts";
import { readPlaces } from "./place-figures.ts";
import { readFeedback } from "./read-feedback.ts";
import { hasSearches } from "./search-counts.ts";
import { type ComparedDays, getCount, getMean, sumByName, sumDay, sumDays, truncateDay } from "./sum-days.ts";

/** Time and time zone of a report. */
export interface ReportClock {
  readonly now: EpochMs;
  readonly timeZone: string;
}

/** Totals of a period and the previous one. */
export interface Totals {
  readonly hasBefore: boolean;
  readonly visits: Figure;
  readonly uniqueVisits: Figure;
  readonly clicks: Figure;
  /** Visits of the present day. */
  readonly today: number;
  /** Visits of each completed step of the period. */
  readonly series: number[];
}

type DayRow = { readonly day: string; readonly figures: string };

/** Days of a period and the previous one, one row per day. */
function readCompared(sql: SqlStorage, { from, to, before, beforeUntilHour }: Period) {
  const rows = sql
    .exec<DayRow>("SELECT day, figures FROM day_figures WHERE day BETWEEN ? AND ?", before.from, to)
    .toArray();
  const book = new Map(rows.map(({ day, figures }) => [day, parseDay(figures)]));
  const open = (day: string) => book.get(day) ?? createEmptyDay();
  const days = daysBetween(from, to);
  const compared: ComparedDays = {
    days: days.map(open),
    before: daysBetween(before.from, before.to).map((day) =>
      day === before.to && beforeUntilHour !== null ? truncateDay(open(day), beforeUntilHour) : open(day),
    ),
  };
  return { days, compared };
}

interface Today {
  readonly day: string;
  readonly figures: DayFigures;
}

/** The present day if it is among the days; otherwise `null`. */
function findToday(
  days: readonly string[],
  compared: ComparedDays,
  { now, timeZone }: ReportClock,
): Today | null {
  const { day } = toLocalTime(now, timeZone);
  const figures = compared.days[days.indexOf(day)];
  return figures ? { day, figures } : null;
}

function readToday(sql: SqlStorage, { now, timeZone }: ReportClock): Today {
  const { day } = toLocalTime(now, timeZone);
  const [row] = sql.exec<DayRow>("SELECT day, figures FROM day_figures WHERE day = ?", day).toArray();
  return { day, figures: row ? parseDay(row.figures) : createEmptyDay() };
}

function readSince(sql: SqlStorage): string | null {
  return sql.exec<{ day: string | null }>("SELECT MIN(day) AS day FROM day_figures").one().day;
}

/** Scans of retired codes in the 30 days up to the local day of `now`. */
export function readOldScans(sql: SqlStorage, asking: ReportClock): number {
  const period = toPeriod("30d", asking);
  if (!period) return 0;
  return sumDays(readCompared(sql, period).compared, (day) => sumDay(day, "oldScans")).value;
}

/** Totals of a period, for comparing many properties. */
export function readTotals(sql: SqlStorage, period: Period, asking: ReportClock): Totals {
  const { days, compared } = readCompared(sql, period);
  const since = readSince(sql);
  const total = (name: Hourly) => sumDays(compared, (day) => sumDay(day, name));
  return {
    hasBefore: since !== null && since <= period.before.to,
    visits: total("visits"),
    uniqueVisits: total("uniqueVisits"),
    clicks: total("clicks"),
    today: sumDay(readToday(sql, asking).figures, "visits"),
    series: toSeries(period, { days, compared })
      .slice(0, countStepsOver(period, asking))
      .map((step) => step.visits.value),
  };
}

/** Number of completed steps: an incomplete day or hour would look like a decline. */
function countStepsOver({ step, from, to, isRunning }: Period, { now, timeZone }: ReportClock): number {
  const steps = step === "hour" ? HOURS.length : daysBetween(from, to).length;
  if (!isRunning) return steps;
  return step === "hour" ? toLocalTime(now, timeZone).hour : steps - 1;
}

/** Whether anyone has given consent and not withdrawn it, or had consented visits in these days. */
function hasConsented(sql: SqlStorage, { value, before }: Figure): boolean {
  if (value + before > 0) return true;
  return sql.exec("SELECT 1 FROM known_visitors LIMIT 1").toArray().length > 0;
}

function toSeries(
  { step }: Period,
  { days, compared }: { readonly days: readonly string[]; readonly compared: ComparedDays },
): Figures["series"] {
  const point = (at: string, index: number, count: (figures: DayFigures, name: Hourly) => number) => {
    const [now, before] = [compared.days[index], compared.before[index]];
    const figure = (name: Hourly): Figure => ({
      value: now ? count(now, name) : 0,
      before: before ? count(before, name) : 0,
    });
    return { at, visits: figure("visits"), uniqueVisits: figure("uniqueVisits"), clicks: figure("clicks") };
  };
  if (step === "day") return days.map((day, index) => point(day, index, sumDay));
  return days.flatMap((day, index) =>
    HOURS.map((hour) =>
      point(toHourStep(day, hour), index, (figures, name) => getCount(figures, name, hour)),
    ),
  );
}

function toUncounted(days: readonly string[], compared: ComparedDays): Figures["uncounted"] {
  return days.flatMap((day, index) => {
    const figures = compared.days[index] ?? createEmptyDay();
    // Hours without counts are absent; integer keys iterate in ascending order.
    return Object.keys(figures.hours).flatMap((written) => {
      const hour = Number(written);
      const over = (bound: Bound) => getCount(figures, getOverflowName(bound), hour);
      const [visitor, network, property] = BOUNDS.map(over) as [number, number, number];
      if (visitor + network + property === 0) return [];
      return [{ at: toHourStep(day, hour), visitor, network, property }];
    });
  });
}

/** `null`: below the reported share, or from before it was counted. */
function findLargestNetwork({ days }: ComparedDays): number | null {
  const measured = days.filter(({ largest }) => largest > 0);
  const visits = measured.reduce((sum, day) => sum + sumDay(day, "visits"), 0);
  const largest = measured.reduce((sum, day) => sum + day.largest, 0);
  const share = visits === 0 ? 0 : Math.min(1, largest / visits);
  return share > LARGE_NETWORK_SHARE ? share : null;
}

/**
 * Figures of a period, from the rows of its days and the previous period's: the cost depends on days, buttons
 * and places, not on guests.
 */
export function readFigures(sql: SqlStorage, period: Period, asking: ReportClock): Figures {
  const { days, compared } = readCompared(sql, period);
  const since = readSince(sql);
  const today = findToday(days, compared, asking) ?? readToday(sql, asking);
  const total = (name: Hourly) => sumDays(compared, (day) => sumDay(day, name));
  const [visits, uniqueVisits, clicks] = [total("visits"), total("uniqueVisits"), total("clicks")];
  const consentedVisits = total("consentedVisits");
  const devices = new Map(sumByName(compared, (day) => day.devices));
  const qr = sumDays(compared, (day) => day.qr);
  const visitsOfDays = sumDays(compared, (day) =>
    Object.values(day.devices).reduce((sum, one) => sum + one, 0),
  );
  const none: Figure = { value: 0, before: 0 };
  return {
    from: period.from,
    to: period.to,
    isRunning: period.isRunning,
    hasSearches: hasSearches(sql, toLocalTime(asking.now, asking.timeZone).day),
    before: since !== null && since <= period.before.to ? period.before : null,
    since,
    today: {
      day: today.day,
      visits: sumDay(today.figures, "visits"),
      uniqueVisits: sumDay(today.figures, "uniqueVisits"),
      clicks: sumDay(today.figures, "clicks"),
    },
    totals: {
      visits,
      uniqueVisits,
      visitsPerUser: getMean(visits, uniqueVisits),
      clicks,
      clicksPerUser: getMean(clicks, uniqueVisits),
      socialClicks: total("socialClicks"),
      repeatVisits: hasConsented(sql, consentedVisits) ? total("repeatVisits") : null,
      consentedVisits,
      oldScans: total("oldScans"),
    },
    series: toSeries(period, { days, compared }),
    visitsPerHour: HOURS.map((hour) => sumDays(compared, (day) => getCount(day, "visits", hour))),
    buttons: toButtons(compared),
    channels: sumByName(compared, (day) => day.channels).map(([channel, count]) => ({
      channel,
      clicks: count,
    })),
    languages: sumByName(compared, (day) => day.languages).map(([language, count]) => ({
      language,
      visits: count,
    })),
    askedLanguages: sumByName(compared, (day) => day.asked).map(([language, count]) => ({
      language,
      visits: count,
    })),
    sources: {
      qr,
      direct: { value: visitsOfDays.value - qr.value, before: visitsOfDays.before - qr.before },
    },
    devices: Object.fromEntries(
      DEVICES.map((device) => [device, devices.get(device) ?? none]),
    ) as Figures["devices"],
    uncounted: toUncounted(days, compared),
    largestNetwork: findLargestNetwork(compared),
    places: readPlaces(sql, period),
    feedback: readFeedback(sql, compared, days),
  };
}

/** Pressed buttons, most clicked first; then those tapped only while closed. */
function toButtons(compared: ComparedDays): Figures["buttons"] {
  const none: Figure = { value: 0, before: 0 };
  const clicks = new Map(sumByName(compared, ({ buttons }) => mapCounts(buttons, (counts) => counts[0])));
  const visits = new Map(sumByName(compared, ({ buttons }) => mapCounts(buttons, (counts) => counts[1])));
  const closed = new Map(sumByName(compared, (day) => day.closed));
  return [...new Set([...clicks.keys(), ...closed.keys()])].map((buttonId) => {
    const wanted = closed.get(buttonId);
    return {
      buttonId,
      clicks: clicks.get(buttonId) ?? none,
      visits: visits.get(buttonId) ?? none,
      ...(wanted ? { closedClicks: wanted } : {}),
    };
  });
}

function mapCounts<Value>(
  counts: Partial<Record<string, Value>>,
  pick: (value: Value) => number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, value]) => (value === undefined ? [] : [[name, pick(value)]])),
  );
}
