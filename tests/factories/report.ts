import { TOTAL_NAMES } from "#domain/analytics/figures.ts";
import type { Report } from "#domain/analytics/report.ts";

export const figure = (value: number, before = 0) => ({ value, before });
const NONE = figure(0);

/** First of the distinct numbers in a sample's totals. */
const FIRST_TOTAL = 7_001;

/** A report of one day in which every total differs and everything else is empty. */
export function sampleReport(): Report {
  const totals = Object.fromEntries(TOTAL_NAMES.map((name, index) => [name, figure(FIRST_TOTAL + index)]));
  return {
    range: "daily",
    timeZone: "Europe/Rome",
    from: "2026-11-21",
    to: "2026-11-21",
    isRunning: false,
    before: { from: "2026-11-20", to: "2026-11-20" },
    since: "2026-11-21",
    today: { day: "2026-11-22", visits: 0, uniqueVisits: 0, clicks: 0 },
    // `fromEntries` can't express that every name is present.
    totals: totals as Report["totals"],
    series: [],
    visitsPerHour: Array.from({ length: 24 }, () => NONE),
    buttons: [],
    channels: [],
    languages: [],
    askedLanguages: [],
    sources: { qr: NONE, direct: NONE },
    devices: { phone: NONE, tablet: NONE, computer: NONE },
    largestNetwork: null,
    uncounted: [],
    answers: null,
    hasSearches: false,
    places: null,
    feedback: { forms: NONE, rating: { value: null, before: null }, questions: [] },
  };
}
