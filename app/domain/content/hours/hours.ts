import type { z } from "#domain/zod.ts";
import type { hoursSchema } from "./hours-schema.ts";

export type Hours = z.infer<typeof hoursSchema>;

/** What names a date that is over and that nobody had stored before. `today` is the property's, `YYYY-MM-DD`. */
export interface PastDate {
  readonly path: readonly (string | number)[];
  readonly code: "date_past" | "season_past";
}

/**
 * The dates of hours that are over, but for those that were so stored: an exception whose day has passed keeps
 * nobody from saving. Pure.
 */
export function pastDatesOf(
  hours: Hours,
  stored: Hours | null | undefined,
  today: string,
): readonly PastDate[] {
  const known = new Set(stored?.exceptions.map(({ date }) => date));
  const knownEnds = new Set(stored?.windows.map(({ season }) => season?.to));
  return [
    ...hours.exceptions.flatMap(({ date }, index): readonly PastDate[] =>
      date < today && !known.has(date) ? [{ path: ["exceptions", index, "date"], code: "date_past" }] : [],
    ),
    ...hours.windows.flatMap(({ season }, index): readonly PastDate[] =>
      season?.kind === "dates" && season.to < today && !knownEnds.has(season.to)
        ? [{ path: ["windows", index, "season", "to"], code: "season_past" }]
        : [],
    ),
  ];
}

/**
 * The hours that count for a button of a language: its own, else those of its original. Null: guests always see it.
 *
 * `null` of its own says so in this language alone, whatever the original has.
 */
export function effectiveHours(
  own: Hours | null | undefined,
  original: Hours | null | undefined,
): Hours | null {
  return own === undefined ? (original ?? null) : own;
}
