import { SECOND_MS } from "#domain/time.ts";

/** How a visitor's reports follow one another; kept for the day with the visitor, and forgotten with them. */
export type Pace = {
  /** The distance of the last two reports, in milliseconds; 0 where there was only one. */
  readonly gap_ms: number;
  /** How many distances in a row were the same. */
  readonly equal_gaps: number;
};

export const UNKNOWN_PACE: Pace = { gap_ms: 0, equal_gaps: 0 };

/** Below it the distance is the page's own: it gathers what a guest does for two seconds. */
const SHORTEST_GAP_MS = 5 * SECOND_MS;
/** What a line adds and takes of a distance that a clock has measured. */
const TOLERANCE_MS = 150;
/** No guest keeps the same distance so often in a row. */
const CLOCKWORK_GAPS = 6;

/** Whether a visitor reports like a clock. One who once did is a bot for the rest of the day. */
export function isClockwork({ equal_gaps: equalGaps }: Pace): boolean {
  return equalGaps >= CLOCKWORK_GAPS;
}

/** The pace with one more report, `gapMs` after the one before. */
export function paceOf({ gap_ms: before, equal_gaps: equalGaps }: Pace, gapMs: number): Pace {
  const isEqual = gapMs >= SHORTEST_GAP_MS && Math.abs(gapMs - before) <= TOLERANCE_MS;
  return { gap_ms: Math.max(0, gapMs), equal_gaps: isEqual ? equalGaps + 1 : 0 };
}
