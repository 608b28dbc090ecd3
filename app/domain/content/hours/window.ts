import type { z } from "#domain/zod.ts";
import type { spanSchema, windowSchema } from "./hours-schema.ts";
import { hasDay, isWholeSeason } from "./season.ts";

export const MINUTES_A_DAY = 24 * 60;

export const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export type Span = z.infer<typeof spanSchema>;

export interface SpanTexts {
  readonly from: string;
  readonly to: string;
  readonly nextDay: boolean;
}

/** Error code for the end of a span; `null`: valid. */
export function findSpanFault({ from, to, nextDay }: SpanTexts) {
  if (nextDay) return to > from ? "hours_over_a_day" : null;
  return to <= from ? "hours_end_before_start" : null;
}

/** Whether a span being typed has valid times in the right order. */
export function isWholeSpan(span: Span): boolean {
  return TIME_PATTERN.test(span.from) && TIME_PATTERN.test(span.to) && findSpanFault(span) === null;
}

/** Whether a window being typed is complete, so that `windowSchema` accepts it. */
export function isWholeWindow(window: Window): boolean {
  const { days, season } = window;
  const areDays = days.length > 0 && new Set(days).size === days.length;
  return areDays && isWholeSpan(window) && (season === null || isWholeSeason(season)) && hasDay(season, days);
}

export type Window = z.infer<typeof windowSchema>;

/** Start and end in minutes from the first day's midnight; the end may be on the next day. */
export function toMinutes({ from, to, nextDay }: Span): { readonly from: number; readonly to: number } {
  return { from: toMinute(from), to: toMinute(to) + (nextDay ? MINUTES_A_DAY : 0) };
}

function toMinute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const LONG_NIGHT_MINUTES = 12 * 60;

/**
 * Whether a window that ends on the next day is so long that it may be a typing error, such as 10:30 to 07:00.
 * Only a warning. 24 hours (equal start and end) do not count.
 */
export function isLongNight(window: Window): boolean {
  const { from, to } = toMinutes(window);
  return window.nextDay && window.from !== window.to && to - from > LONG_NIGHT_MINUTES;
}
