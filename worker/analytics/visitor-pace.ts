import { SECOND_MS } from "#domain/time.ts";

/** Intervals between a visitor's reports, stored with the visitor for the day. */
export type Pace = {
  /** Interval between the last two reports in milliseconds; 0: only one report. */
  readonly gap_ms: number;
  /** Number of equal intervals in a row. */
  readonly equal_gaps: number;
};

export const UNKNOWN_PACE: Pace = { gap_ms: 0, equal_gaps: 0 };

/** Shorter intervals come from the page itself, which batches events for two seconds. */
const SHORTEST_GAP_MS = 5 * SECOND_MS;
/** Network jitter allowed between equal intervals. */
const TOLERANCE_MS = 150;
/** More equal intervals in a row than a person produces. */
const CLOCKWORK_GAPS = 6;

/** Whether a visitor reports like a clock. Once detected, a bot for the rest of the day. */
export function isClockwork({ equal_gaps: equalGaps }: Pace): boolean {
  return equalGaps >= CLOCKWORK_GAPS;
}

/** The pace after another report, `gapMs` after the previous one. */
export function nextPace({ gap_ms: before, equal_gaps: equalGaps }: Pace, gapMs: number): Pace {
  const isEqual = gapMs >= SHORTEST_GAP_MS && Math.abs(gapMs - before) <= TOLERANCE_MS;
  return { gap_ms: Math.max(0, gapMs), equal_gaps: isEqual ? equalGaps + 1 : 0 };
}
