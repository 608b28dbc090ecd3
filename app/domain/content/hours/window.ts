import type { z } from "#domain/zod.ts";
import { hasDay, isWholeSeason } from "./season.ts";
import type { spanSchema, windowSchema } from "./window-schema.ts";

export const MINUTES_A_DAY = 24 * 60;

export const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export type Span = z.infer<typeof spanSchema>;

export interface SpanTexts {
  readonly from: string;
  readonly to: string;
  readonly nextDay: boolean;
}

/** What is wrong with the end of a span; null for nothing. */
export function spanFaultOf({ from, to, nextDay }: SpanTexts) {
  if (nextDay) return to > from ? "hours_over_a_day" : null;
  return to <= from ? "hours_end_before_start" : null;
}

/** Whether a span that somebody is typing says times that there are, in their order. */
export function isWholeSpan(span: Span): boolean {
  return TIME_PATTERN.test(span.from) && TIME_PATTERN.test(span.to) && spanFaultOf(span) === null;
}

/** Whether hours that somebody is typing can be reckoned with: what `windowSchema` takes. */
export function isWholeWindow(window: Window): boolean {
  const { days, season } = window;
  const areDays = days.length > 0 && new Set(days).size === days.length;
  return areDays && isWholeSpan(window) && (season === null || isWholeSeason(season)) && hasDay(season, days);
}

export type Window = z.infer<typeof windowSchema>;

/** Minutes from the midnight of its first day: those of the end may be of the next one. */
export function minutesOf({ from, to, nextDay }: Span): { readonly from: number; readonly to: number } {
  return { from: minuteOf(from), to: minuteOf(to) + (nextDay ? MINUTES_A_DAY : 0) };
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
