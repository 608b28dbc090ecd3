import { z } from "zod";
import { moment } from "../account/transfer/values.ts";
import type { Hours } from "../content/hours/hours.ts";
import { isOpenAt, nextChangeAfter, nextOpeningAfter } from "../content/hours/opening.ts";
import { type EpochMs, MINUTE_MS } from "../time.ts";

/** How many minutes a service may have at most. */
const SERVICE_MINUTES_MAX = 240;

export const serviceMinutesSchema = z.int().min(1, "out_of_range").max(SERVICE_MINUTES_MAX, "out_of_range");

/**
 * When the minutes of a request run: the times at which its service is open, up to the moment at which it is over them.
 * In order, none touches the next, each at least a minute but the last.
 */
export const requestClockSchema = z
  .array(z.strictObject({ from: moment, to: moment }))
  .min(1)
  .max(SERVICE_MINUTES_MAX + 1);
export type RequestClock = z.output<typeof requestClockSchema>;

interface Service {
  /** Null: it is always open. */
  readonly hours: Hours | null;
  /** IANA name of the property's zone. */
  readonly timeZone: string;
  readonly minutes: number;
}

/** The clock of a request that is sent at a moment. Null: its service never opens for so long again. Pure. */
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

/** When a request is over its time. */
export function dueAtOf(clock: RequestClock): EpochMs {
  return clock.at(-1)?.to ?? 0;
}

const lengthOf = (spans: RequestClock) =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);

/** How long a clock has run by a moment, and how long it runs in all, in milliseconds. */
export function ranBy(clock: RequestClock, at: EpochMs): { readonly ran: number; readonly all: number } {
  const ran = lengthOf(clock.map(({ from, to }) => ({ from, to: Math.min(to, at) })));
  return { ran, all: lengthOf(clock) };
}

/** How urgent a request is: from half of its time on `half`, from its end on `over`. */
export function urgencyAt(clock: RequestClock, at: EpochMs): "calm" | "half" | "over" {
  const { ran, all } = ranBy(clock, at);
  if (ran >= all) return "over";
  return 2 * ran >= all ? "half" : "calm";
}
