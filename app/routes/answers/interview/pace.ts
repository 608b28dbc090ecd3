import { MINUTE_MS } from "#domain/time.ts";

/** A question's time before this person's pace is known. */
const USUAL_MS = 12_000;
/** Longer breaks are no work on a question. */
export const PAUSE_MS_MAX = 2 * MINUTE_MS;

/** Work on some questions. */
export interface Pace {
  readonly questions: number;
  readonly spentMs: number;
}

/** Minutes left for some questions at a person's pace, at least 1. The first questions count half. Pure. */
export function estimateMinutes(left: number, { questions, spentMs }: Pace): number {
  const known = questions + 2;
  const each = (spentMs + 2 * USUAL_MS) / known;
  return Math.max(1, Math.round((left * each) / MINUTE_MS));
}
