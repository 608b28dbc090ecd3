import type { EpochMs } from "../time.ts";
import type { RequestClock } from "./request-clock.ts";

const getLength = (spans: RequestClock) =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);

/** Elapsed and total time of a clock at a moment, in milliseconds. */
export function ranBy(clock: RequestClock, at: EpochMs): { readonly ran: number; readonly all: number } {
  const ran = getLength(clock.map(({ from, to }) => ({ from, to: Math.min(to, at) })));
  return { ran, all: getLength(clock) };
}

/** Urgency of a request: `half` from half of its time, `over` from its end. */
export function urgencyAt(clock: RequestClock, at: EpochMs): "calm" | "half" | "over" {
  const { ran, all } = ranBy(clock, at);
  if (ran >= all) return "over";
  return 2 * ran >= all ? "half" : "calm";
}
