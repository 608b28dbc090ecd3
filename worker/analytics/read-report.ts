import { type AnalyticsRange, addDays, daysOfRange, localTimeOf, type Report } from "#domain/analytics.ts";
import type { SocialChannel } from "#domain/content/social.ts";
import type { EpochMs } from "#domain/time.ts";

interface DayRow extends Record<string, SqlStorageValue> {
  day: string;
  visits: number;
  unique_visits: number;
  clicks: number;
  social_clicks: number;
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

function average(total: number, users: number): number {
  return users === 0 ? 0 : Math.round((total / users) * 100) / 100;
}

function everyDay(from: string, to: string, rows: readonly DayRow[]): Report["days"] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days: Report["days"] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const row = byDay.get(day);
    days.push({
      day,
      visits: row?.visits ?? 0,
      uniqueVisits: row?.unique_visits ?? 0,
      clicks: row?.clicks ?? 0,
    });
  }
  return days;
}

/** Visits of guests who had been there before, among those who consented; null while nobody ever has. */
function repeatVisitsIn(sql: SqlStorage, from: string, to: string): number | null {
  const { known, repeated } = sql
    .exec<{ known: number; repeated: number }>(
      `SELECT EXISTS (SELECT 1 FROM known_days) AS known,
         (SELECT COALESCE(SUM(repeat_visits), 0) FROM known_days WHERE day BETWEEN ? AND ?) AS repeated`,
      from,
      to,
    )
    .one();
  return known === 0 ? null : repeated;
}

/** Scans of retired codes in the 30 days that end with the local day of `now`. */
export function readOldScans(sql: SqlStorage, now: EpochMs, timeZone: string): number {
  const { from, to } = daysOfRange("30d", localTimeOf(now, timeZone).day);
  return sql
    .exec<{ scans: number }>(
      "SELECT COALESCE(SUM(scans), 0) AS scans FROM old_scans WHERE day BETWEEN ? AND ?",
      from,
      to,
    )
    .one().scans;
}

/**
 * The metrics of a range that ends with the local day of `now`, from the rollups alone: its cost grows
 * with days and buttons, never with events.
 */
export function readReport(sql: SqlStorage, range: AnalyticsRange, now: EpochMs, timeZone: string): Report {
  const { from, to } = daysOfRange(range, localTimeOf(now, timeZone).day);
  const days = sql.exec<DayRow>("SELECT * FROM days WHERE day BETWEEN ? AND ?", from, to).toArray();
  const hours = sql
    .exec<{ hour: number; visits: number }>(
      "SELECT hour, SUM(visits) AS visits FROM hours WHERE day BETWEEN ? AND ? GROUP BY hour",
      from,
      to,
    )
    .toArray();
  const clicksPerButton = sql
    .exec<{ buttonId: string; clicks: number }>(
      `SELECT button_id AS buttonId, SUM(clicks) AS clicks FROM button_clicks
       WHERE day BETWEEN ? AND ? GROUP BY button_id ORDER BY clicks DESC, button_id`,
      from,
      to,
    )
    .toArray();
  const socialClicks = sql
    .exec<{ channel: SocialChannel; clicks: number }>(
      `SELECT channel, SUM(clicks) AS clicks FROM social_clicks
       WHERE day BETWEEN ? AND ? GROUP BY channel ORDER BY clicks DESC, channel`,
      from,
      to,
    )
    .toArray();

  const visits = sumOf(days, (day) => day.visits);
  const uniqueVisits = sumOf(days, (day) => day.unique_visits);
  const clicks = sumOf(days, (day) => day.clicks);
  const visitsByHour = new Map(hours.map(({ hour, visits: count }) => [hour, count]));
  return {
    range,
    from,
    to,
    totals: {
      visits,
      uniqueVisits,
      visitsPerUser: average(visits, uniqueVisits),
      clicks,
      clicksPerUser: average(clicks, uniqueVisits),
      socialClicks: sumOf(days, (day) => day.social_clicks),
      repeatVisits: repeatVisitsIn(sql, from, to),
    },
    clicksPerButton,
    socialClicks,
    visitsPerHour: Array.from({ length: 24 }, (_, hour) => visitsByHour.get(hour) ?? 0),
    days: everyDay(from, to, days),
  };
}
