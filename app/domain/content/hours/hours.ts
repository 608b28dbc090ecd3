import type { z } from "#domain/zod.ts";
import type { hoursSchema } from "./hours-schema.ts";

export type Hours = z.infer<typeof hoursSchema>;

/** A past date that the stored hours do not have: its path in the hours, and the error. */
export interface PastDate {
  readonly path: readonly (string | number)[];
  readonly code: "date_past" | "season_past";
}

/**
 * Past dates in the hours, except those already stored: an old exception must not block saving. `today` is the
 * property's date, `YYYY-MM-DD`. Pure.
 */
export function getPastDates(
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
 * The effective hours of a button in one language: its own, otherwise the original's. `null`: always shown.
 *
 * An own value of `null` means always shown in this language, whatever the original has.
 */
export function getEffectiveHours(
  own: Hours | null | undefined,
  original: Hours | null | undefined,
): Hours | null {
  return own === undefined ? (original ?? null) : own;
}
