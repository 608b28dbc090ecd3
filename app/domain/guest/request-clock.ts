import { z } from "#domain/zod.ts";
import { moment } from "../account/transfer/values.ts";
import { SERVICE_MINUTES_MAX } from "../content/buttons/service-minutes.ts";
import type { Hours } from "../content/hours/hours.ts";
import { isOpenAt, nextChangeAfter, nextOpeningAfter } from "../content/hours/opening.ts";
import { type EpochMs, MINUTE_MS } from "../time.ts";

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
