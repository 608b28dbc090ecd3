import type { Figure, Mean } from "#domain/analytics/report.ts";
import { type DayFigures, HOURLY, type Hourly } from "./day-figures.ts";

/** Days of a period and of the previous one. */
export interface ComparedDays {
  readonly days: readonly DayFigures[];
  readonly before: readonly DayFigures[];
}

export function getCount({ hours }: DayFigures, name: Hourly, hour: number): number {
  return hours[hour]?.[HOURLY.indexOf(name)] ?? 0;
}

/** Drops the hourly counts after `lastHour`. The day's other figures stay those of the whole day. */
export function truncateDay(figures: DayFigures, lastHour: number): DayFigures {
  const hours = Object.entries(figures.hours).filter(([hour]) => Number(hour) <= lastHour);
  return { ...figures, hours: Object.fromEntries(hours) };
}

export function sumDay(figures: DayFigures, name: Hourly): number {
  const at = HOURLY.indexOf(name);
  return Object.values(figures.hours).reduce((sum, counts) => sum + (counts?.[at] ?? 0), 0);
}

/** Sums a count over the days of both periods. */
export function sumDays({ days, before }: ComparedDays, count: (figures: DayFigures) => number): Figure {
  const sum = (all: readonly DayFigures[]) => all.reduce((total, figures) => total + count(figures), 0);
  return { value: sum(days), before: sum(before) };
}

type Counts<Name extends string> = Partial<Record<Name, number>>;

/** Sums counts by name over the days of both periods, largest first. */
export function sumByName<Name extends string>(
  { days, before }: ComparedDays,
  getCounts: (figures: DayFigures) => Counts<Name>,
): (readonly [name: Name, figure: Figure])[] {
  const totals = new Map<Name, { value: number; before: number }>();
  const add = (side: "value" | "before") => (figures: DayFigures) => {
    for (const [name, count] of Object.entries(getCounts(figures)) as [Name, number][]) {
      const total = totals.get(name) ?? { value: 0, before: 0 };
      total[side] += count;
      totals.set(name, total);
    }
  };
  days.forEach(add("value"));
  before.forEach(add("before"));
  return [...totals].sort(([, a], [, b]) => b.value - a.value || b.before - a.before);
}

/** The mean with two decimals; `null`: no values. */
export function getMean(sum: Figure, count: Figure): Mean {
  const mean = (total: number, parts: number) =>
    parts === 0 ? null : Math.round((total * 100) / parts) / 100;
  return { value: mean(sum.value, count.value), before: mean(sum.before, count.before) };
}
