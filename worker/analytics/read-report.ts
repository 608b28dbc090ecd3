import { daysBetween, type Period, periodOf } from "#domain/analytics/period.ts";
import type { Figures } from "#domain/analytics/report.ts";
import type { EpochMs } from "#domain/time.ts";
import { localTimeOf } from "#domain/zoned-time.ts";

interface DayRow extends Record<string, SqlStorageValue> {
  day: string;
  visits: number;
  unique_visits: number;
  clicks: number;
  social_clicks: number;
}

/** Scans of retired codes in the 30 days that end with the local day of `now`. */
export function readOldScans(sql: SqlStorage, now: EpochMs, timeZone: string): number {
  const period = periodOf("30d", { now, timeZone });
  return sql
    .exec<{ scans: number }>(
      "SELECT COALESCE(SUM(scans), 0) AS scans FROM old_scans WHERE day BETWEEN ? AND ?",
      period?.from ?? "",
      period?.to ?? "",
    )
    .one().scans;
}

const NONE = { value: 0, before: 0 };

/** The figures of a period, from the rollups alone: the cost grows with days and buttons, never with events. */
export function readReport(
  sql: SqlStorage,
  period: Period,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): Figures {
  const rows = sql
    .exec<DayRow>("SELECT * FROM days WHERE day BETWEEN ? AND ?", period.before.from, period.to)
    .toArray();
  const rowOf = new Map(rows.map((row) => [row.day, row]));
  const sum = (column: "visits" | "unique_visits" | "clicks" | "social_clicks") => {
    const total = (from: string, to: string) =>
      daysBetween(from, to).reduce((all, day) => all + (rowOf.get(day)?.[column] ?? 0), 0);
    return {
      value: total(period.from, period.to),
      before: total(period.before.from, period.before.to),
    };
  };
  const mean = (total: typeof NONE, users: typeof NONE) => ({
    value: users.value === 0 ? null : Math.round((total.value / users.value) * 100) / 100,
    before: users.before === 0 ? null : Math.round((total.before / users.before) * 100) / 100,
  });
  const today = rowOf.get(localTimeOf(now, timeZone).day);
  const [visits, uniqueVisits, clicks] = [sum("visits"), sum("unique_visits"), sum("clicks")];
  const since = sql.exec<{ day: string | null }>("SELECT MIN(day) AS day FROM days").one().day;
  return {
    from: period.from,
    to: period.to,
    isRunning: period.isRunning,
    before: since !== null && since <= period.before.to ? period.before : null,
    since,
    today: {
      day: localTimeOf(now, timeZone).day,
      visits: today?.visits ?? 0,
      uniqueVisits: today?.unique_visits ?? 0,
      clicks: today?.clicks ?? 0,
    },
    totals: {
      visits,
      uniqueVisits,
      visitsPerUser: mean(visits, uniqueVisits),
      clicks,
      clicksPerUser: mean(clicks, uniqueVisits),
      socialClicks: sum("social_clicks"),
      repeatVisits: null,
      consentedVisits: NONE,
      oldScans: NONE,
    },
    series: [],
    visitsPerHour: Array.from({ length: 24 }, () => NONE),
    buttons: sql
      .exec<{ buttonId: string; clicks: number }>(
        `SELECT button_id AS buttonId, SUM(clicks) AS clicks FROM button_clicks
         WHERE day BETWEEN ? AND ? GROUP BY button_id`,
        period.from,
        period.to,
      )
      .toArray()
      .map(({ buttonId, clicks: value }) => ({ buttonId, clicks: { value, before: 0 }, visits: NONE })),
    channels: [],
    languages: [],
    askedLanguages: [],
    sources: { qr: NONE, direct: NONE },
    devices: { phone: NONE, tablet: NONE, computer: NONE },
    feedback: { forms: NONE, rating: { value: null, before: null }, questions: [] },
  };
}
