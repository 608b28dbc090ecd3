import type { SeriesName } from "#domain/analytics/figures.ts";
import { daysBetween, HOURS, stepsOf } from "#domain/analytics/period.ts";
import type { Figure, Report } from "#domain/analytics/report.ts";

/**
 * A report as a page carries it. What is counted by step and by hour is most of its values, and one text: a page names
 * each value that it carries.
 */
export interface CarriedReport extends Omit<Report, "series" | "visitsPerHour"> {
  /** `Counts` as JSON. */
  readonly counts: string;
}

/** The figures of a series, and beside them those of the period before. */
type Beside = readonly [values: readonly number[], before: readonly number[]];
type Counts = Readonly<Record<SeriesName | "hours", Beside>>;

function besideOf(figures: readonly Figure[]): Beside {
  return [figures.map(({ value }) => value), figures.map(({ before }) => before)];
}

export function carryReport({ series, visitsPerHour, ...report }: Report): CarriedReport {
  const ofSeries = (name: SeriesName) => besideOf(series.map((step) => step[name]));
  const counts: Counts = {
    visits: ofSeries("visits"),
    uniqueVisits: ofSeries("uniqueVisits"),
    clicks: ofSeries("clicks"),
    hours: besideOf(visitsPerHour),
  };
  return { ...report, counts: JSON.stringify(counts) };
}

/** The report that a page carries. */
export function unpackReport({ counts: text, ...report }: CarriedReport): Report {
  const counts = JSON.parse(text) as Counts;
  const figure = (name: keyof Counts, index: number): Figure => {
    const [values, before] = counts[name];
    return { value: values[index] ?? 0, before: before[index] ?? 0 };
  };
  const steps = stepsOf(report.range === "daily" ? "hour" : "day", daysBetween(report.from, report.to));
  return {
    ...report,
    series: steps.map((at, index) => ({
      at,
      visits: figure("visits", index),
      uniqueVisits: figure("uniqueVisits", index),
      clicks: figure("clicks", index),
    })),
    visitsPerHour: HOURS.map((hour) => figure("hours", hour)),
  };
}
