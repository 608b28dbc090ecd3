import { z } from "#domain/zod.ts";
import { moment } from "../account/transfer/values.ts";
import type { Hours } from "../content/hours/hours.ts";
import { isOpenAt, nextChangeAfter, nextOpeningAfter } from "../content/hours/opening.ts";
import { SERVICE_MINUTES_MAX } from "../limits.ts";
import { type EpochMs, MINUTE_MS } from "../time.ts";

/**
 * Spans in which a request's minutes count: the service's opening times until the request is overdue. In
 * order, not touching; each lasts at least a minute, except the last.
 */
export const requestClockSchema = z
  .array(z.strictObject({ from: moment, to: moment }))
  .min(1)
  .max(SERVICE_MINUTES_MAX + 1);
export type RequestClock = z.output<typeof requestClockSchema>;

interface Service {
  /** `null`: always open. */
  readonly hours: Hours | null;
  /** IANA name of the property's time zone. */
  readonly timeZone: string;
  readonly minutes: number;
}

/** The clock of a request sent at a moment. `null`: the service never opens long enough. Pure. */
export function startClock({ hours, timeZone, minutes }: Service, at: EpochMs): RequestClock | null {
  const clock: RequestClock = [];
  let left = minutes * MINUTE_MS;
  let from: EpochMs | null = isOpenAt(hours, timeZone, at) ? at : nextOpeningAfter(hours, timeZone, at);
  while (from !== null) {
    const closes = nextChangeAfter(hours, timeZone, from) ?? Number.POSITIVE_INFINITY;
    const to = Math.min(closes, from + left);
    clock.push({ from, to });
    left -= to - from;
    if (left === 0) return clock;
    from = nextOpeningAfter(hours, timeZone, to);
  }
  return null;
}

/** When a request becomes overdue. */
export function getDueAt(clock: RequestClock): EpochMs {
  return clock.at(-1)?.to ?? 0;
}

const getLength = (spans: RequestClock) =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);

/** Elapsed and total time of a clock at a moment, in milliseconds. */
export function getElapsed(clock: RequestClock, at: EpochMs): { readonly ran: number; readonly all: number } {
  const ran = getLength(clock.map(({ from, to }) => ({ from, to: Math.min(to, at) })));
  return { ran, all: getLength(clock) };
}

/** Urgency of a request: `half` from half of its time, `over` from its end. */
export function urgencyAt(clock: RequestClock, at: EpochMs): "calm" | "half" | "over" {
  const { ran, all } = getElapsed(clock, at);
  if (ran >= all) return "over";
  return 2 * ran >= all ? "half" : "calm";
}
