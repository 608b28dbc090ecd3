import type { Report } from "#domain/analytics/report.ts";

/** Below this number of visits there is no busiest day or hour. */
const VISITS_MIN = 5;

export interface Highlights {
  readonly visits: number;
  /** `YYYY-MM-DD`; `null` for a report of one day. */
  readonly day: string | null;
  /** 0 to 23. */
  readonly hour: number | null;
  readonly button: { readonly name: string; readonly clicks: number } | null;
}

/** The first entry with the maximum; `undefined` if none is above 0. */
function findTop<Entry>(entries: readonly Entry[], rate: (entry: Entry) => number): Entry | undefined {
  const most = Math.max(0, ...entries.map(rate));
  return most === 0 ? undefined : entries.find((entry) => rate(entry) === most);
}

/** Busiest day and hour, and the most opened button; `null` without visits. Pure. */
export function findHighlights(
  report: Pick<Report, "totals" | "series" | "visitsPerHour" | "buttons">,
): Highlights | null {
  const visits = report.totals.visits.value;
  if (visits === 0) return null;
  const isEnough = visits >= VISITS_MIN;
  const days = report.series.filter(({ at }) => at.length === "2026-11-21".length);
  const day = days.length > 1 ? findTop(days, (entry) => entry.visits.value) : undefined;
  const hours = report.visitsPerHour.map(({ value }, hour) => ({ value, hour }));
  const hour = findTop(hours, ({ value }) => value);
  const button = findTop(report.buttons, ({ clicks }) => clicks.value);
  return {
    visits,
    day: isEnough ? (day?.at ?? null) : null,
    hour: isEnough ? (hour?.hour ?? null) : null,
    button: button?.name ? { name: button.name.replaceAll("\n", " "), clicks: button.clicks.value } : null,
  };
}
